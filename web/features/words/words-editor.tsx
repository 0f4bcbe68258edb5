import type { SitePartView } from '../../../contract/site/site-parts.ts';
import { Box } from '../../office/boxes/box.tsx';
import { OfficeHead } from '../../office/frame/head.tsx';
import { PartForm } from '../../office/site/part-form.tsx';
import { shortDate } from '../../ui/dates/dates.ts';
import { TextArea, TextField } from '../../ui/form/fields/text-field.tsx';
import { wordsForm, wordsIn, wordValues } from './form.ts';
import { wordGroups } from './word-groups.ts';

/** Every text that a school may say in its own way, in one form. */
export function WordsEditor({ view }: { view: SitePartView }) {
  const step = view.publishedStep;
  return (
    <>
      <OfficeHead
        title="Words"
        note={`What the site says in your name. What you leave empty is said as at every school. ${
          step ? `Last published ${shortDate(step.at)}${step.by ? ` by ${step.by}` : ''}.` : ''
        }`}
      />
      <PartForm
        part="words"
        view={view}
        form={wordsForm}
        toValues={({ words }) => wordValues(words)}
        toContent={(values) => ({ words: wordsIn(values) })}
        publish="Publish"
      >
        <div className="words-cols">
          <nav className="words-nav" aria-label="Groups of words">
            {wordGroups.map(({ id, title }) => (
              <a key={id} href={`#words-${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <div className="words-list">
            <p className="muted small">
              {'{campuses}'}, {'{town}'}, {'{name}'}, {'{short name}'}, {'{first class}'}, {'{last class}'},{' {since}'}
              , {'{year}'} and {'{lowest fee}'} are filled in for you.
            </p>
            {wordGroups.map(({ id, title, about, words }) => (
              <div key={id} id={`words-${id}`} className="words-group">
                <Box title={title}>
                  <p className="muted small">{about}</p>
                  <div className="form">
                    {Object.keys(words).map((name) =>
                      wordsForm[name]?.rule.kind === 'line' ? (
                        <TextField key={name} name={name} />
                      ) : (
                        <TextArea key={name} name={name} rows={1} />
                      ),
                    )}
                  </div>
                </Box>
              </div>
            ))}
          </div>
        </div>
      </PartForm>
    </>
  );
}
