import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { type PreviewPart, partKeys, type SitePart } from '../../../contract/site/site-links.ts';
import type { SitePartContent, SitePartView } from '../../../contract/site/site-parts.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import type { EditField } from '../forms/edit/edit-fields.ts';
import { type Done, EditForm } from '../forms/edit/edit-form.tsx';
import type { SaveResult } from '../forms/save-result.ts';
import { noLinkMade, usePreviewLink } from '../preview/use-preview-link.ts';
import { PartActs } from './part-acts.tsx';
import { type Intent, intentOf } from './part-intents.ts';
import { siteCalls } from './site-calls.ts';

type Saved = { now: SitePartView; hasLink: boolean };

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
  const { revalidate } = useRevalidator();
  // Synonyms have nothing to be seen, and no button that asks for it.
  const seen = part as PreviewPart;
  const preview = usePreviewLink({
    path: '/p/site',
    make: () => siteCalls.makePreview(seen),
    end: () => siteCalls.endPreview(seen),
    onChange: revalidate,
  });
  const start = toValues(view.kept ?? view.published);

  async function save(values: Values, version: string | undefined, intent: Intent): Promise<SaveResult<Saved>> {
    const json = { ...toContent(values), publish: intent === 'publish', updatedAt: version ?? null };
    const result = await siteCalls.save(part, json);
    if (result.kind === 'refused') return { ...result, fields: bare(result.fields) };
    if (result.kind !== 'saved') return result;
    return { kind: 'saved', thing: { now: result.thing, hasLink: intent === 'preview' && (await preview.makeLink()) } };
  }

  function done({ now, hasLink }: Saved, intent: Intent): Done {
    const stay = { version: now.updatedAt ?? undefined };
    if (intent === 'publish') return { stay, text: 'Published', link: { to: '/', label: 'View site' } };
    // It is kept, but whoever asked for a link has none.
    if (intent === 'preview' && !hasLink) return { stay, ...noLinkMade };
    return { stay, text: 'Kept. Readers see the site as it was.' };
  }

  return (
    <EditForm<Saved>
      name={`site-${part}`}
      fields={fields}
      form={form}
      start={start}
      version={view.updatedAt ?? undefined}
      save={(values, version, _, pressed) => save(values, version, intentOf(pressed))}
      reload={async () => {
        const now = await siteCalls.load(part);
        return { values: toValues(now.kept ?? now.published), version: now.updatedAt ?? undefined };
      }}
      done={(saved, _, pressed) => done(saved, intentOf(pressed))}
      cancelTo={window.location.pathname}
    >
      {children}
      <PartActs part={part} view={view} publish={publish} note={note} toValues={toValues} preview={preview} />
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
