import type { Rules, TextKind } from '../../contract/common/form.ts';
import { invalid } from './errors.ts';
import { plainText, sanitise } from './html.ts';

type TextName<F extends Rules> = { [K in keyof F]: F[K]['kind'] extends TextKind ? K : never }[keyof F] & string;
type Given<F extends Rules> = { [K in TextName<F>]?: string | undefined };

const otherKinds = new Set(['choice', 'whole', 'yes', 'day', 'picture', 'pictures']);

/** The names of the fields in which text is written. */
export const textNames = <F extends Rules>(rules: F) =>
  Object.keys(rules).filter((name) => !otherKinds.has(rules[name]?.kind ?? '')) as TextName<F>[];

export const picked = <T extends object, K extends keyof T>(thing: T, names: K[]) =>
  Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<T, K>;

/** The texts of a thing as they are stored: HTML is cleaned, and what was not sent stays as it is. */
export function storedTexts<F extends Rules, I extends Given<F>>(rules: F, input: I): Pick<I, TextName<F>> {
  const given = textNames(rules).filter((name) => input[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, stored(rules, name, input[name] ?? '')])) as Pick<
    I,
    TextName<F>
  >;
}

function stored(rules: Rules, name: string, text: string): string {
  const { kind, required } = rules[name] ?? {};
  if (kind !== 'html') return text;
  const html = sanitise(text);
  if (required && !plainText(html)) throw invalid({ [name]: required });
  return html;
}
