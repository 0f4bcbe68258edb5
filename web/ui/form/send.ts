import type { FormAnswer } from './answer.ts';
import { clearDraft } from './draft.ts';

export const notSent: FormAnswer = {
  fields: {},
  message: 'Not sent: the school’s computer did not answer.',
  detail: 'What you typed is still here. Please check your connection and try again.',
  values: {},
};

/**
 * Sends a form to its action. When the network fails the form stays as it is and says so,
 * instead of giving way to an error page; when it was sent, the draft goes.
 */
export async function sendForm<T>(form: string, serverAction: () => Promise<T>): Promise<T | FormAnswer> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status >= 300 && thrown.status < 400) {
      clearDraft(form);
      throw thrown;
    }
    return { ...notSent };
  }
}
