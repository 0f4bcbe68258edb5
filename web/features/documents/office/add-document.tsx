import { type SubmitEvent, useRef } from 'react';
import { documentFields } from '../../../../contract/media/documents.ts';
import { documentAccept } from '../../../office/documents/send-document.ts';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { useActionForm } from '../../../office/forms/use-action-form.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Field } from '../../../ui/form/fields/field.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { FormContext } from '../../../ui/form/form-state.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { documentCalls } from './document-calls.ts';
import { TopicField } from './topic-field.tsx';

type Props = { topics: string[]; onDone: () => Promise<void> };

export function AddDocument({ topics, onDone }: Props) {
  const pressed = useRef<HTMLElement>(null);
  const { form, state, handlers } = useActionForm({
    name: 'document',
    // The file, too, which is no text, and the button.
    send: (): ReturnType<typeof documentCalls.add> =>
      documentCalls.add(new FormData(form.current ?? undefined, pressed.current)),
    done: () => {
      const isDraft = pressed.current?.matches('[name=draft]');
      showNotice({ text: isDraft ? 'Saved as a draft. Readers do not see it.' : 'Document added' });
      void onDone();
    },
  });
  const { sending, answer } = state;
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    pressed.current = event.nativeEvent.submitter;
    handlers.onSubmit(event);
  }
  return (
    <FormContext value={state}>
      <form
        ref={form}
        className="box form document-add"
        aria-label="Add a document"
        noValidate
        {...handlers}
        onSubmit={onSubmit}
      >
        <h2>Add a document</h2>
        <div className="document-fields">
          <TextField name="title" label="Title" maxLength={documentFields.title.max} />
          <Field id="document-topic" label="Topic">
            <TopicField id="document-topic" topics={topics} />
          </Field>
        </div>
        <Field
          id="document-file"
          label="File"
          hint="PDF or an office file of up to 10 MB. Everybody can download it from then on, unless it is a draft."
        >
          <input id="document-file" className="document-drop" type="file" name="file" accept={documentAccept} />
        </Field>
        {answer && !sending && <FieldError role="alert">{answer.detail}</FieldError>}
        <p className="row">
          <button type="submit" className="btn sm" disabled={sending}>
            <Icon name="up" />
            {sending ? 'One moment…' : 'Upload'}
          </button>
          <button type="submit" className="btn line sm" name="draft" value="yes" disabled={sending}>
            Save as a draft
          </button>
        </p>
      </form>
    </FormContext>
  );
}
