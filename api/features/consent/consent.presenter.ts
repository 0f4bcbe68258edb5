import type { NotedConsent, ShownPicture } from '../../../contract/media/consent.ts';
import type { ShownRow, Use } from './consent.queries.ts';

export function presentNoted({ name, consent, consentNote }: NotedConsent): NotedConsent {
  return { name, consent, consentNote };
}

export function presentShown(row: ShownRow, uses: Use[]): ShownPicture {
  const { name, alt, width, height, consent, consentNote, uploadedBy, uploader, createdAt } = row;
  return {
    ...{ name, alt, width, height, consent, consentNote },
    uploadedBy: uploadedBy === null ? null : { id: uploadedBy, name: uploader ?? '' },
    uploadedAt: createdAt.toISOString(),
    uses: uses.filter(({ picture }) => picture === name).map(({ kind, itemId, title }) => ({ kind, itemId, title })),
  };
}
