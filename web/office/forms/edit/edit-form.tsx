import type { ReactNode } from 'react';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { FormContext } from '../../../ui/form/form-state.ts';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { Conflict } from '../../history/conflict.tsx';
import type { Notice } from '../../notices/notices.ts';
import { HereToo } from '../../presence/here-too.tsx';
import type { SaveResult } from '../save-result.ts';
import { EditContext } from './edit-context.ts';
import type { EditField, SaidOfPictures } from './edit-fields.ts';
import { useEditForm } from './use-edit-form.ts';
import './edit-form.css';

/** A saved state of the thing: its fields, and the `updatedAt` that names it. */
export type Version = { values: Values; version: string | undefined };

/** Whoever saved goes on writing, over this version; with values, the fields begin anew with them. */
export type Stay = { version: string | undefined; values?: Values };

/** Where a save leads, and what is said there. */
export type Done = Omit<Notice, 'id'> & ({ to: string } | { stay: Stay });

export type EditFormProps<T> = {
  /** Makes the ids of the fields. */
  name: string;
  /** The form as it is described. */
  form?: FormFields;
  /** What else is compared between two versions. */
  fields?: EditField[];
  /** What stands in the fields at first, by field name. Every value is text. */
  start: Values;
  /** The `updatedAt` of what is being changed; nothing for what is new. */
  version?: string | undefined;
  /** What else must be filled before it can be saved, in words for what is not. */
  needs?: (values: Values) => string[];
  /** What else is wrong with what is filled in, by field. */
  check?: (values: Values) => Record<string, string>;
  /** Saves what stands in the fields together with what was said about the pictures. */
  save: (values: Values, version: string | undefined, said: SaidOfPictures) => Promise<SaveResult<T>>;
  /** Asks for what is saved now, when somebody else has saved meanwhile. */
  reload?: () => Promise<Version>;
  done: (thing: T, values: Values) => Done;
  /** Where Cancel leads. */
  cancelTo: string;
  /** False for what has no history to bring an earlier version back from. */
  keepsVersions?: boolean;
  children: ReactNode;
};

/** The one pattern of writing: nothing typed is lost, nothing is overwritten in silence. */
export function EditForm<T>(props: EditFormProps<T>) {
  const { form, state, edit, round, conflict, offered, handlers, ...on } = useEditForm(props);
  return (
    <EditContext value={edit}>
      <FormContext value={state}>
        {conflict && (
          <Conflict
            fields={edit.fields}
            {...conflict}
            keepsVersions={props.keepsVersions ?? true}
            busy={state.sending}
            onKeepMine={() => on.keepMine(conflict)}
            onTakeTheirs={() => on.takeTheirs(conflict)}
            onBack={on.backToForm}
          />
        )}
        <form ref={form} className="edit-form" noValidate hidden={conflict !== null} {...handlers}>
          {/* Of what is new nobody else has anything open. */}
          {props.version !== undefined && <HereToo />}
          {offered.map((draft) => (
            <DraftOffer
              key={draft.key}
              draft={draft}
              fields={edit.fields}
              saved={edit.saved}
              onRestore={() => on.restore(draft)}
              onDiscard={() => on.discard(draft)}
            />
          ))}
          {/* The fields keep their own values: other ones are put in by beginning anew. */}
          <div className="edit-round" key={round.number}>
            {props.children}
          </div>
        </form>
      </FormContext>
    </EditContext>
  );
}
