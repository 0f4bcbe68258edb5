import type { ShownPicture } from '../../../contract/media/consent.ts';
import { contentAddress, contentTypeName } from '../../office/words/content-types.ts';

type Use = ShownPicture['uses'][number];

const scenes: Record<string, string> = {
  hero: 'Top of the home page',
  facility: 'Our facilities',
  banner: 'Banners',
  event: 'Pictures of events',
};

/** Gallery: Sports day */
export const placeName = ({ kind, title }: Use): string =>
  kind === 'settings' ? (scenes[title] ?? title) : `${contentTypeName(kind)}: ${title}`;

export const placeAddress = ({ kind, itemId }: Use): string =>
  kind === 'settings'
    ? `/admin/settings#${itemId.replace(/^scenes-/, 'pictures-')}`
    : (contentAddress(kind, itemId) ?? '/admin/consent');
