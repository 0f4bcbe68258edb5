import { FormContext } from '../../../ui/form/form-state.ts';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { Conflict } from '../../history/conflict.tsx';
import { HereToo } from '../../presence/here-too.tsx';
import { EditContext } from './edit-context.ts';
import type { EditFormProps } from './edit-form-props.ts';
import { useEditForm } from './use-edit-form.ts';
import './edit-form.css';

export type { Done, EditFormProps, Version } from './edit-form-props.ts';

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
          <HereToo />
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
