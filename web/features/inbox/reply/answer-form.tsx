import { type FormEvent, useRef, useState } from 'react';
import type { Enquiry, EnquiryView } from '../../../../contract/enquiries/enquiries.ts';
import type { ThreadMessage } from '../../../../contract/enquiries/replies.ts';
import {
  fillTemplate,
  type ReplyTemplate,
  type TemplateFacts,
} from '../../../../contract/enquiries/reply-templates.ts';
import { DraftOffer } from '../../../office/drafts/draft-offer.tsx';
import { useDeviceDraft } from '../../../office/drafts/use-device-draft.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { useActionForm } from '../../../office/forms/use-action-form.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { Problem } from '../../../ui/form/fields/problem.tsx';
import { FormContext } from '../../../ui/form/form-state.ts';
import { AttachedFiles } from './attached-files.tsx';
import { draftFields, quotedWords, replyForm } from './form.ts';
import { MarkedArea } from './marked-area.tsx';
import type { Attached, ReplyCalls } from './reply-calls.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { answerKey } from './send-key.ts';
import { SendRow } from './send-row.tsx';
import { TemplateRow } from './template-row.tsx';

type Props = {
  enquiry: Enquiry;
  messages: ThreadMessage[];
  templates: ReplyTemplate[];
  facts: TemplateFacts;
  calls: ReplyCalls;
  /** Tells that it was sent, and gives the way to have its words back. */
  sent: (view: EnquiryView, putBack: (text: string) => void) => void;
  refresh: () => Promise<void>;
};

const nothing: Values = {};

/** Where an answer is written. It is kept on the device until it has been sent. */
export function AnswerForm({ enquiry, messages, templates, facts, calls, sent, refresh }: Props) {
  const draft = useDeviceDraft();
  const area = useRef<HTMLTextAreaElement>(null);
  const [files, setFiles] = useState<Attached[]>([]);
  const [template, setTemplate] = useState<{ name: string; text: string; filled: string[] } | null>(null);
  const closes = useRef(false);
  const keyFor = useRef(answerKey());

  async function send({ text = '' }: Values): Promise<SaveResult<EnquiryView>> {
    const seen = messages.at(-1)?.id ?? 0;
    const close = closes.current;
    const key = keyFor.current([text, seen, close, ...files.map((one) => one.key)]);
    const result = await calls.answer({ text, key, seen, close, files });
    if (result.kind !== 'stale') return result;
    await refresh();
    return { kind: 'refused', fields: { text: result.message }, message: result.message };
  }

  function done(view: EnquiryView) {
    draft.drop();
    // What was written or attached while it was sent is of the next answer.
    if (area.current?.value) draft.keep({ text: area.current.value }, undefined);
    setFiles((now) => now.filter((one) => !files.includes(one)));
    setTemplate(null);
    keyFor.current = answerKey();
    sent(view, (text) => (area.current ? write(text) : draft.putBack(draftOf(text))));
    void refresh();
  }

  const { form, state, handlers } = useActionForm({ name: 'reply', fields: replyForm, start: nothing, send, done });

  function write(text: string) {
    const field = area.current;
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    field.setSelectionRange(text.length, text.length);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = handlers.onInput(event);
    if (saysSomething(values)) draft.keep(values, undefined);
    else draft.drop();
  }

  const append = (text: string) => write([area.current?.value.trimEnd(), text].filter(Boolean).join('\n\n'));

  /** At the beginning of a line where the cursor is. */
  function insertLine(words: string) {
    const field = area.current;
    if (!field) return;
    const { selectionStart: at, value } = field;
    const isStart = at === 0 || value[at - 1] === '\n';
    field.setRangeText(isStart ? words : `\n${words}`, at, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  /** What somebody has written stays; a template that was only tried gives way to the next. */
  function begin({ name, text }: ReplyTemplate) {
    const filled = fillTemplate(text, facts);
    const now = area.current?.value ?? '';
    if (now.trim() === '' || now === template?.text) write(filled.text);
    else append(filled.text);
    setTemplate({ name, ...filled });
  }

  const theirs = messages.findLast(({ direction }) => direction === 'in')?.text ?? enquiry.message;
  const fault = state.errors.files;
  return (
    <FormContext value={state}>
      {draft.found
        .filter(({ values }) => saysSomething(values))
        .map((one) => (
          <DraftOffer
            key={one.key}
            draft={one}
            fields={draftFields}
            saved={nothing}
            onRestore={() => {
              draft.take(one);
              write(one.values.text ?? '');
            }}
            onDiscard={() => {
              draft.discard(one.key);
              area.current?.focus();
            }}
          />
        ))}
      <form ref={form} className="form" noValidate {...handlers} onInput={onInput}>
        <TemplateRow templates={templates} chosen={template?.name} onChoose={begin} />
        <div className="reply-editor">
          <ReplyTools
            onList={() => insertLine('- ')}
            onQuote={theirs ? () => append(`${quotedWords(theirs)}\n`) : undefined}
            files={files}
            documents={calls.documents}
            onAttach={(more) => setFiles((before) => [...before, ...more])}
          />
          <MarkedArea name="text" filled={template?.filled ?? []} area={area} />
        </div>
        <AttachedFiles
          files={files}
          fault={fault}
          onRemove={(key) => setFiles((all) => all.filter((one) => one.key !== key))}
        />
        <ReplyPreview text={state.typed?.text ?? ''} preview={calls.preview} />
        <Problem />
        <SendRow
          mayClose={enquiry.status !== 'closed'}
          closesFirst={enquiry.kind !== 'application'}
          isKept={draft.storedAt !== null}
          onIntent={(close) => {
            closes.current = close;
          }}
        />
      </form>
    </FormContext>
  );
}

const saysSomething = ({ text = '' }: Values) => text.trim() !== '';
const draftOf = (text: string) => ({ at: new Date().toISOString(), values: { text }, version: undefined });
