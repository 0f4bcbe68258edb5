import { data } from 'react-router';
import type { ErrorAnswer } from '../../../contract/common/errors.ts';
import type { FormAnswer, Values } from './answer.ts';

const inWords: FormAnswer = {
  fields: {},
  message: 'Not sent yet.',
  detail: 'Please look again at what is marked in the form.',
  values: {},
};

/** What a form says when it did not arrive. */
export const unreadable = (answer: FormAnswer) => data(answer, { status: 400 });

/** What a form says when some of its fields are wrong. */
export const wrongFields = (fields: Record<string, string>, values: Values, status = 400) =>
  data<FormAnswer>({ ...inWords, fields, values }, { status });

/** What a form says when the API has refused it; the API's names of fields become the form's. */
export async function refuse(
  response: { status: number; json: () => Promise<unknown> },
  values: Values,
  names: Record<string, string> = {},
) {
  const error = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  const fields = Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([field, message]) => [names[field] ?? field, message]),
  );
  if (Object.keys(fields).length > 0) return wrongFields(fields, values, response.status);
  const detail = error.message ?? 'Something went wrong on our side. Please try again.';
  return data<FormAnswer>({ fields, message: 'Not sent.', detail, values }, { status: response.status });
}
