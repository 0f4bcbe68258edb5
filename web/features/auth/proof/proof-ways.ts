import type { FactorMethod } from '../../../../contract/people/second-step.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';

/** How somebody can show that it is them; the password only where there is no second step. */
export type Way = FactorMethod | 'password';
type CodeWay = Exclude<Way, 'passkey' | 'password'>;

type Words = { title: string; label: string; hint: string; icon: IconName };

export const ways: Record<Way, Words> = {
  passkey: {
    title: 'Show that it is you',
    label: 'Passkey',
    hint: 'Fingerprint, face or screen lock',
    icon: 'fingerprint',
  },
  totp: {
    title: 'Code from your app',
    label: 'Code from your app',
    hint: 'Six digits, new every half minute',
    icon: 'mobile',
  },
  mail: { title: 'Code by mail', label: 'Code by mail', hint: 'Six digits to your mailbox', icon: 'mail' },
  recovery: {
    title: 'Printed recovery code',
    label: 'Printed recovery code',
    hint: 'From the sheet you keep in a safe place',
    icon: 'print',
  },
  password: { title: 'Your password', label: 'Password', hint: 'The one you log in with', icon: 'shield' },
};

type CodeWords = { label: string; hint: string; empty: string };

export const codeWords: Record<CodeWay, CodeWords> = {
  totp: { label: 'Six digits', hint: 'Your app shows a new code every half minute.', empty: 'Type the six digits.' },
  mail: {
    label: 'Six digits',
    hint: 'It can take a minute to arrive. Each works once.',
    empty: 'Type the six digits.',
  },
  recovery: {
    label: 'One code from your sheet',
    hint: 'Each works once. Dashes and small letters do not matter.',
    empty: 'Type one code.',
  },
};

/** The button always answers: an empty field is told beside it. */
export const codeForm = (way: CodeWay): FormFields => {
  const { label, hint, empty } = codeWords[way];
  return { code: { rule: { kind: 'line', required: empty, max: way === 'recovery' ? 40 : 9 }, label, hint } };
};

export const isCodeWay = (way: string | undefined): way is CodeWay => way !== undefined && way in codeWords;
