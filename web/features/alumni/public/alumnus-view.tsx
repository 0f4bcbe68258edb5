import type { ReactNode } from 'react';
import { Banner } from '../../../ui/layout/banner.tsx';
import { openingOf } from '../../../ui/text/opening.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { loadAlumnus } from '../loads/alumnus-page.ts';
import { AlumnusFacts } from './alumnus-facts.tsx';
import { AlumnusPortrait } from './alumnus-portrait.tsx';
import { AlumnusTabs } from './alumnus-tabs.tsx';
import { PrivatePortrait } from './private-portrait.tsx';

export type Alumnus = Awaited<ReturnType<typeof loadAlumnus>>['alumnus'];

type Props = { alumnus: Alumnus; photo: Blob | null; base: string; tools: ReactNode };

export function AlumnusView({ alumnus, photo, base, tools }: Props) {
  const { id, name, classOf, occupation, details } = alumnus;
  return (
    <>
      <Banner
        title={name}
        crumbs={[{ to: base, label: 'Alumni Profiles' }]}
        sub={[`Class of ${classOf}`, occupation].filter(Boolean).join(' · ')}
        long={name.length > 30}
        action={tools}
      />
      <div className="band tight">
        <article className="wrap alumnus">
          <div className="alumnus-portrait">
            {photo ? (
              <PrivatePortrait name={name} photo={photo} />
            ) : (
              <AlumnusPortrait
                name={name}
                picture={alumnus.pictureInfo[0]}
                sizes="(width >= 40rem) 22rem, 90vw"
                eager
                described
              />
            )}
          </div>
          <AlumnusTabs
            // Another person begins at the first tab.
            key={id}
            profile={
              <AlumnusFacts alumnus={alumnus} opening={openingOf(details, 280)} classHref={`${base}?year=${classOf}`} />
            }
            bio={<RichText html={details} />}
          />
        </article>
      </div>
    </>
  );
}
