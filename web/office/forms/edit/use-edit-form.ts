import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { FormAnswer, Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { useFormCore } from '../../../ui/form/use-form-core.ts';
import type { StoredDraft } from '../../drafts/device-draft.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { sameValues } from '../../history/compare.ts';
import { showNotice } from '../../notices/notices.ts';
import { comparedFields } from '../describe-values.ts';
import { refusal, withoutAnswer } from '../refusal.ts';
import { leadToField, useSending } from '../use-sending.ts';
import type { EditState } from './edit-context.ts';
import { type EditField, saidOfPictures } from './edit-fields.ts';
import type { EditFormProps, Stay, Version } from './edit-form.tsx';

/** The fields begin anew with these values when the number changes. */
type Round = {
  number: number;
  values: Values;
  version: string | undefined;
  /** These values are the saved ones, not changes of them. */
  asSaved: boolean;
};
const nothing: FormFields = {};
const none: EditField[] = [];

export type ConflictState = { mine: Values; theirs: Version; message: string };

/** The life of an edit form: typing, keeping, saving, and what can come between. */
export function useEditForm<T>(props: EditFormProps<T>) {
  const {
    name,
    form: described = nothing,
    fields: others = none,
    start,
    version,
    needs,
    check,
    save,
    reload,
    done,
    cancelTo,
  } = props;
  /** What is saved, in the words of the fields themselves. */
  const saved = useRef<Values>(start);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = useDeviceDraft();
  const { sending, answer, setAnswer, run } = useSending();
  const [round, setRound] = useState<Round>({ number: 0, values: start, version, asSaved: true });
  const [conflict, setConflict] = useState<ConflictState | null>(null);
  const core = useFormCore({
    ...{ name, fields: described, needs, check, sending, answer, lead: leadToField },
    start: round.values,
  });
  const { form, state, refresh } = core;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read anew when they begin anew
  useEffect(() => {
    const now = refresh();
    if (round.asSaved) saved.current = now;
  }, [round.number]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = core.onInput(event);
    if (sameValues(values, saved.current)) draft.drop();
    else draft.keep(values, round.version);
  }

  /** What is typed stays as it is, unless other values were saved in its place. */
  function stayWith({ version: now, values: anew }: Stay, values: Values) {
    setConflict(null);
    void revalidate();
    if (anew) return begin(anew, now, true);
    saved.current = values;
    setRound((before) => ({ ...before, version: now }));
    // Somebody may have typed on while it was saved.
    const typed = refresh();
    if (!sameValues(typed, values)) draft.keep(typed, now);
  }

  async function send(values: Values, over: string | undefined, inPlace: boolean): Promise<FormAnswer | undefined> {
    core.noteSent();
    draft.flush();
    const result = await save(values, over, saidOfPictures(values, saved.current));
    if (result.kind === 'refused') {
      setConflict(null);
      return refusal(result);
    }
    if (result.kind !== 'saved') {
      const theirs = result.kind === 'stale' ? await reload?.().catch(() => null) : null;
      if (!theirs || result.kind !== 'stale') return withoutAnswer;
      setConflict({ mine: values, theirs, message: result.message });
      return undefined;
    }
    draft.drop();
    const next = done(result.thing, values);
    if ('stay' in next) stayWith(inPlace ? next.stay : { values, ...next.stay }, values);
    else await navigate(next.to, { replace: cancelTo === next.to });
    showNotice(next);
    if ('to' in next) document.getElementById('main')?.focus({ preventScroll: true });
    return undefined;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = core.valuesToSend();
    if (values) void run(() => send(values, round.version, true));
  }

  const begin = (values: Values, over: string | undefined, asSaved: boolean) => {
    setRound({ number: round.number + 1, values, version: over, asSaved });
    setAnswer(undefined);
    core.restart();
  };

  function restore(chosen: StoredDraft) {
    draft.take(chosen);
    // Over the version it was typed on: if somebody has saved since, the save will say so.
    begin(chosen.values, chosen.version, false);
  }

  function takeTheirs({ theirs }: ConflictState) {
    begin(theirs.values, theirs.version, true);
    setConflict(null);
    draft.stash();
  }

  function cancel() {
    const given = state.typed && !sameValues(state.typed, saved.current) ? state.typed : null;
    // Older drafts that were offered and not answered stay.
    draft.drop();
    void navigate(cancelTo);
    if (!given) return;
    const { pathname, search } = window.location;
    showNotice({
      text: 'Your changes were dropped.',
      undo: async () => {
        draft.putBack({ at: new Date().toISOString(), values: given, version: round.version });
        await navigate(pathname + search);
      },
    });
  }

  const edit: EditState = {
    fields: [...comparedFields(described), ...others],
    saved: saved.current,
    version: round.version,
    storedAt: draft.storedAt,
    saveValues: (values) => void run(() => send({ ...refresh(), ...values }, round.version, false)),
    cancel,
  };
  return {
    ...{ form, state, edit, round, conflict },
    offered: draft.found.filter(({ values }) => !sameValues(values, saved.current)),
    restore,
    discard: ({ key }: StoredDraft) => draft.discard(key),
    keepMine: ({ mine, theirs }: ConflictState) => void run(() => send(mine, theirs.version, true)),
    takeTheirs,
    backToForm: () => setConflict(null),
    handlers: { onSubmit, onInput, onBlur: core.onBlur },
  };
}
