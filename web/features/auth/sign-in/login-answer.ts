import type { FormAnswer } from '../../../ui/form/answer.ts';

const messages: Record<number, { message: string; detail: string }> = {
  400: { message: 'Missing Username or Password', detail: 'Please fill in both.' },
  401: {
    message: 'Unauthorized',
    detail: 'The e-mail and password do not match. Check for capital letters.',
  },
};

/** What the form says to an answer that is no token; undefined is no answer at all. */
export function loginRefusal(status: number | undefined, words: string | undefined, user: string): FormAnswer {
  const shared = { fields: {}, values: { user } };
  if (status === undefined) {
    return { ...shared, message: 'No Server Response', detail: 'Please check your connection and try again.' };
  }
  return { ...shared, ...(messages[status] ?? { message: 'Login Failed', detail: words ?? 'Please try again.' }) };
}

/** What the form says when the second step can no longer be finished. */
export const stepRefusal = (words: string | undefined): FormAnswer => ({
  fields: {},
  message: words ?? 'This took too long. Please start again.',
  detail: 'Your password is asked for once more.',
  values: {},
});
