import type { ReactNode } from 'react';
import type { CalendarEvent } from '../../../contract/events.ts';
import { ChoiceField } from '../../office/edit/choice-field.tsx';
import { EditForm, type Version } from '../../office/edit/edit-form.tsx';
import { EditHead } from '../../office/edit/edit-head.tsx';
import { PublishFields } from '../../office/edit/publish-fields.tsx';
import { RichTextField } from '../../office/edit/rich-text-field.tsx';
import { SaveBar } from '../../office/edit/save-bar.tsx';
import type { SaveResult } from '../../office/edit/save-result.ts';
import type { Values } from '../../ui/form/answer.ts';
import { useFormState } from '../../ui/form/form-state.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { EventPreview } from './event-preview.tsx';
import { eventSection } from './event-sections.ts';
import { eventCategories, eventFaults, eventFields, eventNeeds } from './event-writing.ts';
import './event-editor.css';

type Props = {
  title: string;
  category: number;
  start: Values;
  /** Nothing for a new event. */
  version?: string;
  published: boolean;
  save: (values: Values, version: string | undefined) => Promise<SaveResult<CalendarEvent>>;
  reload?: () => Promise<Version>;
  done: (event: CalendarEvent) => { to: string; text: string; link?: { to: string; label: string } };
  cancelTo: string;
  /** What stands below the publishing part: the history, the way to delete. */
  aside?: ReactNode;
};

/** Where an event is written, new or not. */
export function EventEditor({ title, category, published, aside, ...form }: Props) {
  const section = eventSection(category);
  const isNew = form.version === undefined;
  const optional = isNew ? { optional: 'optional' } : {};
  return (
    <div className="edit-page">
      <div className="wrap">
        <EditForm
          {...form}
          name="event"
          fields={eventFields}
          needs={(values) => eventNeeds(values, isNew)}
          check={(values) => eventFaults(values, isNew, new Date())}
        >
          <EditHead title={title} above={{ to: section.base, label: section.title }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <TextField name="title" label="Title" maxLength={200} autoComplete="off" />
                <div className="event-moment">
                  <TextField name="date" label="Date" type="date" min="1900-01-01" max="2199-12-31" />
                  <TextField name="startTime" label="Time" type="time" optional="optional" hint="Kampala time" />
                </div>
                <TextField name="location" label="Location" maxLength={200} autoComplete="off" {...optional} />
                <RichTextField name="description" label="Description" {...optional} />
              </div>
            </div>
            <div>
              <section className="edit-box form" aria-labelledby="publishing">
                <h2 id="publishing">Publishing</h2>
                <ChoiceField name="category" label="Category" options={eventCategories} />
                <PublishFields published={published} dated={false} />
              </section>
              <EventPreview />
              {aside}
            </div>
          </div>
          <EventSave isNew={isNew} />
        </EditForm>
      </div>
    </div>
  );
}

const saveLabels: Record<string, string> = { draft: 'Save draft', later: 'Schedule' };

/** The button of a new event says what will become of it. */
function EventSave({ isNew }: { isNew: boolean }) {
  const { typed } = useFormState();
  return <SaveBar label={isNew ? (saveLabels[typed?.when ?? ''] ?? 'Publish') : 'Update'} />;
}
