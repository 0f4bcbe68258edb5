import type { BrandSettings } from '../../../contract/site/settings.ts';
import { VersionList } from '../../office/history/version-list.tsx';
import { earlierBrand } from '../../office/look/look-calls.ts';
import { LookForm } from '../../office/look/look-form.tsx';
import { LookLink } from '../../office/look/look-link.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import { HereToo } from '../../office/presence/here-too.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { CrestHistory } from './crest-history.tsx';
import type { Settings } from './form.ts';
import { SectionBox } from './section-box.tsx';

export const lookSection = { id: 'look', title: 'Crest and colours' };
const path = `/admin/settings#${lookSection.id}`;

type Props = { settings: Settings; crest: string | undefined; isOpen: boolean };

/** An earlier version stands in the form like any other choice, to be looked at and saved. */
async function choose(revision: number, pick: (brand: BrandSettings) => void) {
  pick(await earlierBrand(revision));
  showNotice({ text: 'These colours stand in the form now. Save, and they are back.' });
}

/** How the site looks: one picture and two colours, from which all others are derived. */
export function LookSection({ settings: { school, brand, updatedAt }, crest, isOpen }: Props) {
  // The page's policy knows the colours that it came with: others come with another page.
  const done = () => window.location.assign('/admin/settings');
  return (
    <SectionBox
      {...lookSection}
      about="One picture and one colour are enough. Every page stays readable, whatever you choose."
      shows={[{ to: '/', label: 'Every page, mails, and what people share' }]}
      isOpen={isOpen}
    >
      {isOpen ? (
        <>
          <HereToo />
          <LookForm
            start={brand}
            version={updatedAt}
            of={{ ...school, crest }}
            done={done}
            foot={({ saving, busy, picked, pick, crest: present }) => (
              <>
                <div className="row">
                  <button className="btn" type="submit" disabled={busy}>
                    {saving ? 'Saving…' : 'Save'}
                  </button>
                  <ButtonLink to={path} kind="line">
                    Cancel
                  </ButtonLink>
                </div>
                <LookLink picked={picked} crest={present} />
                <CrestHistory crest={present} />
                <VersionList
                  kind="site"
                  id="brand"
                  title="History of the colours"
                  open={(revision) => choose(revision, pick)}
                />
              </>
            )}
          />
        </>
      ) : (
        <dl className="settings-values">
          <div>
            <dt>Crest</dt>
            <dd>{crest ? 'Your own' : 'The one that comes with the site'}</dd>
          </div>
          <div>
            <dt>Colours</dt>
            <dd>
              {brand.brand} and {brand.accent}
            </dd>
          </div>
        </dl>
      )}
    </SectionBox>
  );
}
