import { lazy, type ReactNode } from 'react';
import { schoolTimeWords } from '../../../../contract/common/school-time.ts';
import type { WholeEvent } from '../../../../contract/content/events.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import type { Done, Version } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { PreviewSlot } from '../../../office/preview/preview-slot.tsx';
import { PublishFields } from '../../../office/publishing/publish-fields.tsx';
import { PublishSave } from '../../../office/publishing/publish-save.tsx';
import { publishFaults, publishField, publishNeeds } from '../../../office/publishing/publish-values.ts';
import { RichTextField } from '../../../office/rich-text/rich-text-field.tsx';
import type { Values } from '../../../ui/form/answer.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useSite } from '../../../ui/meta/site.ts';
import { eventSection } from '../event-sections.ts';
import { eventErrors, eventForm } from '../form.ts';
import { EventPreview } from './event-preview.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import './event-editor.css';

// Only those who look at it need the page of a reader.
const EventPagePreview = lazy(() => import('./event-page-preview.tsx'));

type Props = {
  /** Nothing for a new event. */
  id?: number;
  title: string;
  category: number;
  start: Values;
  /** Nothing for a new event. */
  version?: string;
  published: boolean;
  save: (values: Values, version: string | undefined) => Promise<SaveResult<WholeEvent>>;
  reload?: () => Promise<Version>;
  done: (event: WholeEvent, values: Values) => Done;
  cancelTo: string;
  /** What its author must know before going on. */
  notice?: ReactNode;
  /** What stands below the publishing part: the history, the way to delete. */
  aside?: ReactNode;
};

/** Where an event is written, new or not. */
export function EventEditor({ id = 0, title, category, published, aside, ...form }: Props) {
  const section = eventSection(category);
  return (
    <EditPage
      {...form}
      name="event"
      form={eventForm}
      fields={[publishField]}
      needs={publishNeeds}
      check={(values) => ({ ...publishFaults(values, new Date()), ...eventErrors(values) })}
      title={title}
      above={{ to: section.base, label: section.title }}
      side={
        <>
          <section className="edit-box form" aria-labelledby="publishing">
            <h2 id="publishing">Publishing</h2>
            <ChoiceField name="category" />
            <PublishFields published={published} dated={false} />
          </section>
          <EventPreview />
          <PreviewSlot label="Preview of the event">
            <EventPagePreview {...{ id, published }} />
          </PreviewSlot>
          {aside}
        </>
      }
      bar={<PublishSave published={published} />}
    >
      <div className="edit-box form">
        <TextField name="title" />
        <div className="event-moment">
          <TextField name="date" min="1900-01-01" max="2199-12-31" />
          <TextField name="startTime" label="Time" type="time" optional="optional" hint={schoolTimeWords()} />
          <TextField
            name="lastDay"
            label="Last day"
            type="date"
            optional="if several"
            min="1900-01-01"
            max="2199-12-31"
          />
          <TextField name="endDate" />
        </div>
        <RepeatFields />
        <TextField name="location" />
        <CampusField />
        <RichTextField name="description" pictures />
        <TextField name="result" />
      </div>
    </EditPage>
  );
}

/** Whose it is; a school with one campus has nothing to choose. */
function CampusField() {
  const campuses = useSite()?.campuses ?? [];
  if (campuses.length < 2) return null;
  const choices = campuses.map(({ id, name }) => ({ value: String(id), label: name }));
  return <ChoiceField name="campusId" options={[{ value: '', label: 'The whole school' }, ...choices]} />;
}
