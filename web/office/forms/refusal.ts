import type { FormAnswer } from '../../ui/form/answer.ts';

/** What a form says when the API has refused what it sent. */
export function refusal({ fields, message }: { fields: Record<string, string>; message: string }): FormAnswer {
  const detail = Object.keys(fields).length > 0 ? 'Please look again at what is marked in the form.' : message;
  return { fields, message: 'Not saved.', detail, values: {} };
}

/** What a form says when no answer came. */
export const withoutAnswer: FormAnswer = {
  fields: {},
  message: 'Not saved: the school’s computer did not answer.',
  detail: 'What you wrote is still here, and kept on this device. Please check your connection and try again.',
  values: {},
};
