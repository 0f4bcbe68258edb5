import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { FormAnswer, Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { useFormCore } from '../../../ui/form/use-form-core.ts';
import type { StoredDraft } from '../../drafts/device-draft.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { sameValues, saysMore } from '../../history/compare.ts';
import { showNotice } from '../../notices/notices.ts';
import { comparedFields } from '../describe-values.ts';
import { refusal, withoutAnswer } from '../refusal.ts';
import { leadToField, useSending } from '../use-sending.ts';
import type { EditState } from './edit-context.ts';
import { type EditField, saidOfPictures } from './edit-fields.ts';
import type { EditFormProps, Stay, Version } from './edit-form-props.ts';
import { useFirstField } from './use-first-field.ts';

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

export type ConflictState = { mine: Values; theirs: Version; message: string; pressed: string };

type Way = { inPlace: boolean; pressed: string };

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
  /** What was last seen in the fields, which may be gone when an answer comes. */
  const seen = useRef<Values>(start);
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
  const toFirstField = useFirstField(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read anew when they begin anew
  useEffect(() => {
    seen.current = refresh();
    if (round.asSaved) saved.current = seen.current;
  }, [round.number]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = core.onInput(event);
    seen.current = values;
    if (sameValues(values, saved.current)) draft.drop();
    else draft.keep(values, round.version);
  }

  function typedNow(): Values {
    if (form.current) seen.current = refresh();
    return seen.current;
  }

  /** Words that were neither sent nor saved stay on the device: typed on meanwhile, or given up for an older version. */
  function keepUnsent(values: Values, now: string | undefined): boolean {
    const typed = typedNow();
    draft.drop();
    if (!saysMore(typed, values) || !saysMore(typed, saved.current)) return false;
    draft.keep(typed, now);
    draft.flush();
    return true;
  }

  /** What is typed stays as it is, unless other values were saved in its place. */
  function stayWith({ version: now, values: anew }: Stay, values: Values) {
    const isUnsent = keepUnsent(values, now);
    if (conflict) backToForm();
    void revalidate();
    if (anew) {
      if (isUnsent) draft.stash();
      return begin(anew, now, true);
    }
    saved.current = values;
    setRound((before) => ({ ...before, version: now }));
    // Also what was only taken out again is a change of what is saved now.
    if (!isUnsent && !sameValues(seen.current, values)) draft.keep(seen.current, now);
  }

  async function leaveFor(to: string, now: string | undefined, values: Values) {
    keepUnsent(values, now);
    // On a slow line somebody may type until the next page has come.
    setRound((before) => ({ ...before, version: now }));
    await navigate(to, { replace: cancelTo === to });
  }

  async function send(values: Values, over: string | undefined, way: Way): Promise<FormAnswer | undefined> {
    const { inPlace, pressed } = way;
    core.noteSent();
    draft.flush();
    const result = await save(values, over, saidOfPictures(values, saved.current), pressed);
    if (result.kind === 'refused') {
      setConflict(null);
      return refusal(result);
    }
    if (result.kind !== 'saved') {
      const theirs = result.kind === 'stale' ? await reload?.().catch(() => null) : null;
      if (!theirs || result.kind !== 'stale') return withoutAnswer;
      setConflict({ mine: values, theirs, message: result.message, pressed });
      return undefined;
    }
    const next = done(result.thing, values, pressed);
    if ('stay' in next) stayWith(inPlace ? next.stay : { values, ...next.stay }, values);
    else await leaveFor(next.to, next.version ?? over, values);
    showNotice(next);
    if ('to' in next) document.getElementById('main')?.focus({ preventScroll: true });
    return undefined;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = core.valuesToSend();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (values) void run(() => send(values, round.version, { inPlace: true, pressed }));
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
    toFirstField();
  }

  function takeTheirs({ theirs }: ConflictState) {
    begin(theirs.values, theirs.version, true);
    // What else stands on the screen is of their version now, too, such as what may be deleted.
    void revalidate();
    draft.stash();
    backToForm();
  }

  function backToForm() {
    setConflict(null);
    toFirstField();
  }

  function discard({ key }: StoredDraft) {
    draft.discard(key);
    toFirstField();
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
    saveValues: (values) =>
      void run(() => send({ ...refresh(), ...values }, round.version, { inPlace: false, pressed: '' })),
    cancel,
  };
  return {
    ...{ form, state, edit, round, conflict },
    offered: draft.found.filter(({ values }) => !sameValues(values, saved.current)),
    restore,
    discard,
    keepMine: ({ mine, theirs, pressed }: ConflictState) =>
      void run(() => send(mine, theirs.version, { inPlace: true, pressed })),
    takeTheirs,
    backToForm,
    handlers: { onSubmit, onInput, onBlur: core.onBlur },
  };
}
