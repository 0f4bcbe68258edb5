import type { Rules } from '../../../contract/common/form.ts';
import { type TextName, textNames } from '../../../contract/common/text/text-names.ts';
import { invalid } from '../errors.ts';
import { plainText, sanitise } from './html.ts';

type Given<F extends Rules> = { [K in TextName<F>]?: string | undefined };
type Stored<I, K extends string> = { [N in keyof I as N & K]: Exclude<I[N], undefined> };

export const picked = <T extends object, K extends keyof T>(thing: T, names: K[]) =>
  Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<T, K>;

/** The texts of a thing as they are stored: HTML is cleaned, and what was not sent stays as it is. */
export function storedTexts<F extends Rules, I extends Given<F>>(rules: F, input: I): Stored<I, TextName<F>> {
  const given = textNames(rules).filter((name) => input[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, stored(rules, name, input[name] ?? '')])) as Stored<
    I,
    TextName<F>
  >;
}

function stored(rules: Rules, name: string, text: string): string {
  const { kind, required } = rules[name] ?? {};
  if (kind !== 'html') return text;
  const html = sanitise(text);
  if (plainText(html)) return html;
  if (required) throw invalid({ [name]: required });
  // An editor that was left empty sends empty paragraphs.
  return '';
}
