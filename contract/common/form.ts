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
  /** Of a whole number, the least and the highest. */
  range?: readonly [number, number] | undefined;
  /** Of a choice, what can be chosen. */
  choices?: readonly number[] | undefined;
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
export const lineOf = <const M extends string | undefined = undefined>(
  max: number,
  required?: M,
  check?: Rule['check'],
) => rule('line')(required, max, check);
/** Plain text of several lines. */
export const paragraphOf = <const M extends string | undefined = undefined>(max: number, required?: M) =>
  rule('paragraph')(required, max);
/** What the rich-text editor writes. */
export const htmlOf = rule('html');
export const choiceOf = rule('choice');
/** 0 general, 1 alumni. */
export const categoryRule = { kind: 'choice', choices: [0, 1] } as const satisfies Rule;
export const yesOf = rule('yes');
export const dayOf = rule('day');
/** The name of one uploaded picture. */
export const pictureOf = rule('picture');
/** The names of several, joined by commas. */
export const picturesOf = rule('pictures');

/** A whole number from the least to the highest; what is empty or outside is told in the same words. */
export const wholeOf = (words: string, range: readonly [number, number], max: number) => {
  const isInside = (text: string) => wholeIn(text) >= range[0] && wholeIn(text) <= range[1];
  return { ...rule('whole')(words, max, (text) => (isInside(text) ? undefined : words)), range };
};

/** People write 45,000 or 45 000; what is no whole number is NaN. */
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

/** An address that may be left empty. */
export const optionalEmailRule = { ...emailRule, required: undefined };

/** What is wrong with what stands in a field. */
export function faultIn({ required, check }: Rule, text = ''): string | undefined {
  return text.trim() ? check?.(text) : required;
}
