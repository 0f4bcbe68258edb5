import { type TemplatesView, templatePlaces } from '../../../../contract/enquiries/reply-templates.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { EditForm } from '../../../office/forms/edit/edit-form.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { templateFields, templateNeeds, templatesIn, templateValues } from './form.ts';
import { templateCalls } from './template-calls.ts';
import { TemplateList } from './template-list.tsx';

const inbox = '/admin/enquiries';

/** What answers begin with, in the words of the school. */
export function TemplatesPage({ view }: { view: TemplatesView }) {
  return (
    <>
      <OfficeHead
        title="Templates of answers"
        note="What an answer to an enquiry can begin with. Whoever answers may change every word."
        back={{ to: inbox, label: 'Enquiries' }}
      />
      <EditForm<TemplatesView>
        name="templates"
        fields={templateFields}
        start={templateValues(view)}
        version={view.updatedAt ?? undefined}
        needs={templateNeeds}
        save={(values, version) => templateCalls.save({ templates: templatesIn(values), updatedAt: version ?? null })}
        reload={async () => {
          const now = await templateCalls.load();
          return { values: templateValues(now), version: now.updatedAt ?? undefined };
        }}
        done={(now) => ({ stay: { version: now.updatedAt ?? undefined }, text: 'The templates are saved.' })}
        cancelTo={inbox}
        keepsVersions={false}
      >
        <div className="templates-cols">
          <TemplateList />
          <Box title="Places to fill in">
            <p className="muted small">
              Write them as they stand here. They are filled in, and marked, in each answer.
            </p>
            <dl className="template-places">
              {Object.entries(templatePlaces).map(([place, words]) => (
                <div key={place}>
                  <dt>{`{${place}}`}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </Box>
        </div>
        <SaveBar label="Save" />
      </EditForm>
    </>
  );
}
