import type { SitePartView } from '../../../contract/site/site-parts.ts';
import { Box } from '../../office/boxes/box.tsx';
import { OfficeHead } from '../../office/frame/head.tsx';
import { PartForm } from '../../office/site/part-form.tsx';
import { shortDate } from '../../ui/dates/dates.ts';
import { TextArea } from '../../ui/form/fields/text-field.tsx';
import { Link } from '../../ui/links/link.tsx';
import { synonymContent, synonymsForm, synonymValues } from './form.ts';

const tries = ['bus', 'job', 'scholarship', 'fees P3', 'phone number'];

/** What families call things, for the search. */
export function SynonymsEditor({ view }: { view: SitePartView }) {
  const step = view.publishedStep;
  const count = (view.kept ?? view.published).synonyms?.groups.length ?? 0;
  return (
    <>
      <OfficeHead
        title="Search words"
        note={`Whoever looks for one word of a line also finds what has another. ${
          step
            ? `Last published ${shortDate(step.at)}${step.by ? ` by ${step.by}` : ''}.`
            : 'This is the list of every school.'
        }`}
      />
      <PartForm
        part="synonyms"
        view={view}
        form={synonymsForm}
        toValues={synonymValues}
        toContent={synonymContent}
        publish="Publish"
      >
        <div className="synonyms">
          <Box title="What families call things" aside={`${count} groups`}>
            <div className="form">
              <TextArea name="groups" />
            </div>
          </Box>
          <Box title="Try it">
            <p className="muted small">
              Endings are found by themselves: fee, fees. Small words such as “the” and “how” count for nothing.
            </p>
            <p className="chips">
              {tries.map((words) => (
                <Link key={words} to={`/search?${new URLSearchParams({ q: words })}`}>
                  {words}
                </Link>
              ))}
            </p>
          </Box>
        </div>
      </PartForm>
    </>
  );
}
