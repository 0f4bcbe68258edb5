import { type ReactNode, useRef, useState } from 'react';
import { partKeys, type SitePart } from '../../../contract/site/site-links.ts';
import type { SitePartContent, SitePartView } from '../../../contract/site/site-parts.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import type { EditField } from '../forms/edit/edit-fields.ts';
import { EditForm } from '../forms/edit/edit-form.tsx';
import type { SaveResult } from '../forms/save-result.ts';
import { PartActs } from './part-acts.tsx';
import { siteCalls } from './site-calls.ts';

/** Kept it is also for the link that shows it to somebody. */
export type Intent = 'publish' | 'keep' | 'preview';

type Props = {
  part: SitePart;
  view: SitePartView;
  /** Of a part's content and back; one field for each thing that two versions are compared by. */
  toValues: (content: SitePartContent) => Values;
  toContent: (values: Values) => SitePartContent;
  fields?: EditField[];
  /** The form as it is described, where it is one of texts. */
  form?: FormFields;
  /** What the buttons are called. */
  publish: string;
  /** What else is said beside them. */
  note?: ReactNode;
  children: ReactNode;
};

const none: EditField[] = [];
const nothing: FormFields = {};

/** The one form, for what is kept beside what readers see until somebody publishes it. */
export function PartForm({
  part,
  view,
  toValues,
  toContent,
  fields = none,
  form = nothing,
  publish,
  note,
  children,
}: Props) {
  const intent = useRef<Intent>('publish');
  const [link, setLink] = useState('');
  const start = toValues(view.kept ?? view.published);

  async function save(values: Values, version: string | undefined): Promise<SaveResult<SitePartView>> {
    const isPublic = intent.current === 'publish';
    const json = { ...toContent(values), publish: isPublic, updatedAt: version ?? null };
    const result = await siteCalls.save(part, json);
    if (result.kind === 'saved' && intent.current === 'preview') await makeLink();
    return result.kind === 'refused' ? { ...result, fields: bare(result.fields) } : result;
  }

  async function makeLink() {
    if (part === 'synonyms') return;
    const made = await siteCalls.makePreview(part);
    setLink(made.kind === 'saved' ? `${window.location.origin}/p/site?key=${made.thing.key}` : '');
  }

  return (
    <EditForm<SitePartView>
      name={`site-${part}`}
      fields={fields}
      form={form}
      start={start}
      version={view.updatedAt ?? undefined}
      save={save}
      reload={async () => {
        const now = await siteCalls.load(part);
        return { values: toValues(now.kept ?? now.published), version: now.updatedAt ?? undefined };
      }}
      done={(now) => ({
        stay: { version: now.updatedAt ?? undefined },
        text: intent.current === 'publish' ? 'Published' : 'Kept. Readers see the site as it was.',
        ...(intent.current === 'publish' && { link: { to: '/', label: 'View site' } }),
      })}
      cancelTo={window.location.pathname}
    >
      {children}
      <PartActs
        part={part}
        view={view}
        publish={publish}
        note={note}
        onIntent={(which) => {
          intent.current = which;
        }}
        toValues={toValues}
        preview={{ link, makeLink, endLink: () => setLink('') }}
      />
    </EditForm>
  );
}

/** A text of the words is known to its form by its name alone, a group of synonyms by its line. */
const bare = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [, line] = /^synonyms\.groups\.(\d+)/.exec(name) ?? [];
      if (line) return ['groups', `Line ${Number(line) + 1}: ${message}`];
      return [name.replace(/^(words|synonyms)\./, ''), message];
    }),
  );

/** Each of the part's settings as text, under its own name. */
export const jsonValues = (part: SitePart, content: SitePartContent): Values =>
  Object.fromEntries(partKeys[part].map((key) => [key, JSON.stringify(content[key])]));

export const jsonContent = (part: SitePart, values: Values): SitePartContent =>
  Object.fromEntries(partKeys[part].map((key) => [key, JSON.parse(values[key] ?? 'null')]));
