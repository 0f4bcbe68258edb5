import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type FormAnswer, textsOf, type Values } from '../../ui/form/answer.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { leftField } from '../../ui/form/left-field.ts';
import { sameValues } from './compare.ts';
import type { KeptDraft } from './device-draft.ts';
import { saveDescriptions } from './edit-api.ts';
import type { EditState } from './edit-context.ts';
import type { EditFormProps, Stay, Version } from './edit-form.tsx';
import { focusField } from './focus-field.ts';
import { showNotice } from './notices.ts';
import { refusal, withoutAnswer } from './refusal.ts';
import { useDeviceDraft } from './use-device-draft.ts';

/** The fields begin anew with these values when the number changes. */
type Round = {
  number: number;
  values: Values;
  version: string | undefined;
  /** These values are the saved ones, not changes of them. */
  asSaved: boolean;
};
/** What stands in the form, and what its parts are still waiting for. */
type Look = { values: Values; waiting: string[] };
export type ConflictState = { mine: Values; theirs: Version; message: string };

/** The life of an edit form: typing, keeping, saving, and what can come between. */
export function useEditForm<T>(props: EditFormProps<T>) {
  const { name, fields, start, version, needs, check, save, reload, done, cancelTo } = props;
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  /** What is saved, in the words of the fields themselves. */
  const saved = useRef<Values>(start);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = useDeviceDraft();
  const [round, setRound] = useState<Round>({ number: 0, values: start, version, asSaved: true });
  const [look, setLook] = useState<Look | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer>();
  const [conflict, setConflict] = useState<ConflictState | null>(null);

  const read = (): Look => {
    if (!form.current) return { values: {}, waiting: [] };
    const waiting = [...form.current.querySelectorAll<HTMLElement>('[data-waiting]')];
    return {
      values: textsOf(new FormData(form.current)),
      waiting: waiting.map(({ dataset }) => dataset.waiting ?? ''),
    };
  };
  const add = (field: string) => (names: ReadonlySet<string>) => new Set(names).add(field);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read anew when they begin anew
  useEffect(() => {
    const now = read();
    if (round.asSaved) saved.current = now.values;
    setLook(now);
  }, [round.number]);

  // The person is led to what was refused, once it can be seen.
  useEffect(() => {
    if (!answer || !form.current) return;
    if (!focusField(form.current, Object.keys(answer.fields))) {
      form.current.querySelector<HTMLElement>('[data-answer]')?.focus();
    }
  }, [answer]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name: field, type } = event.target as HTMLInputElement;
    const now = read();
    setLook(now);
    setEdited(add(field));
    // Nobody can be inside a hidden field: what a part has put there is finished.
    if (type === 'hidden') setLeft(add(field));
    if (sameValues(now.values, saved.current)) draft.drop();
    else draft.keep(now.values, round.version);
  }

  /** What is typed stays as it is, unless other values were saved in its place. */
  function stayWith({ version: now, values: anew }: Stay, values: Values) {
    setConflict(null);
    void revalidate();
    if (anew) return begin(anew, now, true);
    saved.current = values;
    setRound((before) => ({ ...before, version: now }));
    // Somebody may have typed on while it was saved.
    const typed = read().values;
    if (!sameValues(typed, values)) draft.keep(typed, now);
  }

  async function send(values: Values, over: string | undefined, inPlace = true) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setAnswer(undefined);
    setEdited(new Set());
    draft.flush();
    const result = (await saveDescriptions(values, saved.current)) ?? (await save(values, over));
    if (result.kind === 'saved') {
      draft.drop();
      const next = done(result.thing, values);
      if ('stay' in next) stayWith(inPlace ? next.stay : { values, ...next.stay }, values);
      else await navigate(next.to, { replace: cancelTo === next.to });
      showNotice(next);
      if ('to' in next) document.getElementById('main')?.focus({ preventScroll: true });
    } else if (result.kind === 'refused') {
      setConflict(null);
      setAnswer(refusal(result));
    } else {
      const theirs = result.kind === 'stale' ? await reload?.().catch(() => null) : null;
      if (theirs && result.kind === 'stale') setConflict({ mine: values, theirs, message: result.message });
      else setAnswer(withoutAnswer);
    }
    underWay.current = false;
    setSending(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = read();
    const wrong = Object.keys(check?.(now.values) ?? {});
    setLook(now);
    if (wrong.length > 0) {
      setLeft(new Set(wrong));
      focusField(event.currentTarget, wrong);
    } else void send(now.values, round.version);
  }

  const begin = (values: Values, over: string | undefined, asSaved: boolean) => {
    setRound({ number: round.number + 1, values, version: over, asSaved });
    setAnswer(undefined);
    setEdited(new Set());
    setLeft(new Set());
  };

  function restore(chosen: KeptDraft) {
    draft.take(chosen);
    // Over the version it was typed on: if somebody has saved since, the save will say so.
    begin(chosen.values, chosen.version, false);
  }

  function takeTheirs({ theirs }: ConflictState) {
    begin(theirs.values, theirs.version, true);
    setConflict(null);
    draft.setAside();
  }

  function cancel() {
    const given = look && !sameValues(look.values, saved.current) ? look.values : null;
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

  const found = look ? (check?.(look.values) ?? {}) : {};
  const shown = Object.entries(found).filter(([field]) => left.has(field));
  const answered = Object.entries(answer?.fields ?? {}).filter(([field]) => !edited.has(field));
  const state: FormState = {
    name,
    values: round.values,
    typed: look?.values ?? null,
    errors: { ...Object.fromEntries(answered), ...Object.fromEntries(shown) },
    missing: look ? [...needs(look.values), ...look.waiting] : [],
    sending,
    answer,
    fresh: edited.size === 0,
  };
  const edit: EditState = {
    fields,
    saved: saved.current,
    version: round.version,
    keptAt: draft.keptAt,
    saveValues: (values) => void send({ ...read().values, ...values }, round.version, false),
    cancel,
  };
  return {
    ...{ form, state, edit, round, conflict },
    offered: draft.found.filter(({ values }) => !sameValues(values, saved.current)),
    restore,
    discard: ({ key }: KeptDraft) => draft.discard(key),
    keepMine: ({ mine, theirs }: ConflictState) => void send(mine, theirs.version),
    takeTheirs,
    backToForm: () => setConflict(null),
    handlers: {
      onSubmit,
      onInput,
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const field = leftField(event);
        if (field) setLeft(add(field.name));
      },
    },
  };
}
