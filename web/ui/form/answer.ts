/** What a form's action answers when it could not do what was asked. */
export type FormAnswer = {
  /** A message for every field that is wrong, by the field's name in the form. */
  fields: Record<string, string>;
  /** What went wrong as a whole. */
  message: string;
  /** More about it, in a second line. */
  detail?: string;
  /** It is kept on the device and goes by itself: no fault. */
  waits?: true;
  /** What was sent, to fill the fields again where no script runs. Never passwords. */
  values: Record<string, string>;
};

export type Values = Record<string, string>;

/** The texts of a form; files are left aside. */
export function textsOf(form: FormData): Values {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
