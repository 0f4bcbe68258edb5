import type { PublicSite } from '../../../contract/site/site.ts';
import type { WordKey } from '../../../contract/site/words/site-words.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { wordGroups } from './word-groups.ts';

/** Every text as readers will see it, with where it stands: for whoever is asked to read it before. */
export function WordsPreview({ words }: { words: PublicSite['words'] }) {
  return (
    <>
      <Banner title="The words of the site" sub="As they will be. Nobody else sees them yet." />
      <div className="band tight">
        <div className="wrap prose">
          {wordGroups.map(({ id, title, about, words: keys }) => (
            <section key={id}>
              <h2>{title}</h2>
              <p>{about}</p>
              <dl>
                {Object.entries(keys).map(([key, label]) => (
                  <div key={key}>
                    <dt>
                      <b>{label}</b>
                    </dt>
                    <dd>{words[key as WordKey] || 'Nothing'}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
