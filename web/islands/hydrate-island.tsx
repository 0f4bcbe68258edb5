import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setThisPlace } from '../../contract/common/this-school.ts';
import { clearDraft } from '../ui/form/draft.ts';
import { holdBack, type SentForm, sentEvent, waits, withKey, wordsOf } from '../ui/form/outbox.ts';
import { notSent } from '../ui/form/send.ts';
import type { IslandData } from '../ui/island.tsx';
import { IslandContext } from './router.tsx';
import { SentNote } from './sent-note.tsx';

const dataOf = (element: HTMLElement): IslandData => JSON.parse(element.dataset.props ?? '{}');

const pageOf = async (answer: Response): Promise<Document> =>
  new DOMParser().parseFromString(await answer.text(), 'text/html');

/** What a page says about the same island: after a refusal, or for another filter. */
function dataIn(page: Document, name: string): IslandData {
  const element = page.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!element) throw new Error('The page that came is another one.');
  return dataOf(element);
}

/** Hydrates one part of a page: the component that the server has rendered there, with the props it has written beside it. */
export function hydrateIsland(element: HTMLElement, View: ComponentType<never>, draft?: string): void {
  const data = dataOf(element);
  setThisPlace(data.place);
  hydrateRoot(element, <Alive {...{ element, data, draft }} View={View as ComponentType<object>} />);
}

type Props = { element: HTMLElement; View: ComponentType<object>; data: IslandData; draft: string | undefined };

function Alive({ element, View, data, draft }: Props) {
  const [props, setProps] = useState(data.props);
  const [sending, setSending] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const name = element.dataset.island ?? '';
  const held = useRef('');
  const [sent, setSent] = useState('');

  // What was sent gives way to its receipt; what was typed since then stays, with the receipt in place of the old note.
  useEffect(() => {
    const onSent = (event: CustomEvent<SentForm>) => {
      const form = element.querySelector('form');
      const { body, words } = event.detail;
      if (!form || event.detail.form !== draft) return;
      const isSame = new URLSearchParams(new FormData(form) as never).toString() === wordsOf(body);
      if (!isSame && held.current !== body) return;
      event.preventDefault();
      if (!isSame) return setProps((now) => ({ ...now, answer: { ...waits, message: words, detail: '' } }));
      clearDraft(draft);
      setSent(words);
    };
    addEventListener(sentEvent, onSent as EventListener);
    return () => removeEventListener(sentEvent, onSent as EventListener);
  }, [element, draft]);

  /** The form goes to its own address, as it does without a script; the page that comes back says what was wrong. */
  async function send(form: HTMLFormElement) {
    setSending(true);
    try {
      const answer = await post(form, new FormData(form));
      if (!answer) {
        setProps((now) => ({ ...now, answer: { ...waits } }));
        return setSending(false);
      }
      if (answer.redirected) {
        if (draft) clearDraft(draft);
        // Whoever comes back may find this very page, kept by the browser as it was left.
        window.addEventListener('pageshow', ({ persisted }) => persisted && setSending(false));
        return window.location.assign(answer.url);
      }
      setProps(dataIn(await pageOf(answer), name).props);
    } catch {
      setProps((now) => ({ ...now, answer: { ...notSent } }));
    }
    setSending(false);
  }

  /** Nothing where there is no line and the words wait on the device, for which a photograph is too large. */
  async function post({ action, enctype }: HTMLFormElement, data: FormData): Promise<Response | undefined> {
    const isMultipart = enctype === 'multipart/form-data';
    const body = isMultipart ? data : await withKey(new URLSearchParams(data as never));
    try {
      return await fetch(action, { method: 'POST', body });
    } catch (noLine) {
      if (body instanceof FormData || !draft || !(await holdBack(draft, action, body))) throw noLine;
      held.current = body.toString();
    }
    return undefined;
  }

  /** Shows what another address of the same page has in its live parts; the last one that was asked for counts. */
  async function show(href: string) {
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const parts = () => document.querySelectorAll('[data-live]');
    try {
      const page = await pageOf(await fetch(href, { signal }));
      const next = dataIn(page, name).props;
      const fresh = page.querySelectorAll('[data-live]');
      for (const [place, part] of parts().entries()) part.replaceChildren(...(fresh[place]?.childNodes ?? []));
      history.replaceState(history.state, '', href);
      setProps(next);
    } catch {
      if (signal.aborted) return;
      const [status] = parts();
      if (status) status.textContent = 'The list could not be loaded. Please check your connection and try again.';
    }
  }

  return (
    <IslandContext value={{ sending, send, show }}>
      {sent ? <SentNote words={sent} /> : <View {...props} />}
    </IslandContext>
  );
}
