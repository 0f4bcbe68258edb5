/**
 * A field of a form as both sides know it. Plain data: the browser checks what is typed by it without a validator, and
 * `fields.ts` makes the schema of the API from it.
 */
export type Rule = {
  kind: Kind;
  /** Said where it is empty; without it the field may be. */
  required?: string | undefined;
  /** So many characters at most. */
  max?: number | undefined;
  /** What is wrong with a text that is not empty. */
  check?: ((text: string) => string | undefined) | undefined;
};

type Kind = TextKind | 'choice' | 'whole' | 'yes' | 'day' | 'picture' | 'pictures';
export type TextKind = 'line' | 'paragraph' | 'html' | 'email' | 'phone';
export type Rules = Record<string, Rule>;

const rule =
  <K extends Kind>(kind: K) =>
  <const M extends string | undefined = undefined>(required?: M, max?: number, check?: Rule['check']) =>
    ({ kind, required, max, check }) as { kind: K; required: M } & Omit<Rule, 'kind' | 'required'>;

/** One line of text; without words for an empty one it is optional. */
export const lineOf = <const M extends string | undefined = undefined>(max: number, required?: M) =>
  rule('line')(required, max);
/** Plain text of several lines. */
export const paragraphOf = <const M extends string | undefined = undefined>(max: number, required?: M) =>
  rule('paragraph')(required, max);
/** What the rich-text editor writes. */
export const htmlOf = rule('html');
export const choiceOf = rule('choice');
export const dayOf = rule('day');
/** The name of one uploaded picture. */
export const pictureOf = rule('picture');

/** Not a number for what is none. */
export function wholeIn(text = ''): number {
  const plain = text.replace(/[,\s]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

export const personMessages = {
  name: 'Name is required.',
  email: 'Valid email is required.',
  phone: 'Valid phone number is required.',
  year: 'Choose a year.',
  picture: 'You have not included recent picture of you',
} as const;

export const nameMaxLength = 120;
export const emailMaxLength = 254;

// The rule of the API's validator, so that both sides say the same about an address.
const emailPattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (text: string): boolean =>
  text.trim().length <= emailMaxLength && emailPattern.test(text.trim());

export const emailRule = rule('email')(personMessages.email, emailMaxLength, (text) =>
  isEmail(text) ? undefined : personMessages.email,
);

/** What is wrong with what stands in a field. */
export function faultIn({ required, check }: Rule, text = ''): string | undefined {
  return text.trim() ? check?.(text) : required;
}
