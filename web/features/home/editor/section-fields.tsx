import { HeroFields } from './hero-fields.tsx';
import { DatedFields, GalleryFields, type LiveChoices, PeopleFields } from './live-sections.tsx';
import type { PartKind } from './section-kinds.ts';
import {
  AboutFields,
  CallFields,
  FacilityFields,
  HeadFields,
  type SectionProps,
  TileFields,
} from './written-sections.tsx';

type Props = SectionProps & { kind: PartKind; choices: LiveChoices };

/** The fields of one part of the home page. */
export function SectionFields({ kind, choices, ...props }: Props) {
  if (kind === 'news' || kind === 'events') return <DatedFields part={kind} {...props} />;
  if (kind === 'people') return <PeopleFields choices={choices} {...props} />;
  if (kind === 'gallery') return <GalleryFields choices={choices} {...props} />;
  const written = {
    ...{ hero: HeroFields, tiles: TileFields, about: AboutFields, facilities: FacilityFields },
    ...{ call: CallFields, head: HeadFields },
  };
  const Fields = written[kind];
  return <Fields {...props} />;
}
