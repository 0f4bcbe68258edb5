import { lineOf } from '../../../contract/common/form.ts';
import { emailChangeFields } from '../../../contract/people/email-change.ts';
import { passkeyFields } from '../../../contract/people/factors.ts';
import { quietly } from '../../office/forms/describe-values.ts';
import type { FormFields } from '../../ui/form/describe.ts';

export const passkeyForm: FormFields = quietly({
  name: { rule: passkeyFields.name, label: 'Name', needed: 'a name', autoComplete: 'off' },
});

export const emailForm: FormFields = quietly({
  email: {
    ...{ rule: emailChangeFields.email, label: 'New e-mail address', needed: 'the new address' },
    ...{ type: 'email', autoComplete: 'email' },
  },
  pwd: {
    ...{ rule: emailChangeFields.pwd, label: 'Your password', needed: 'your password' },
    ...{ type: 'password', autoComplete: 'current-password' },
  },
});

const sixDigits = 'Type the six digits that the app shows.';

/** What an app shows; spaces and dashes between the digits are for the eye. */
export const appForm: FormFields = {
  code: {
    rule: lineOf(9, sixDigits, (code) => (/^\d{6}$/.test(code.replace(/[\s-]/g, '')) ? undefined : sixDigits)),
    label: 'Six digits that the app shows',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
};

export const sheetForm: FormFields = {
  code: {
    rule: lineOf(40, 'Type one of the codes.'),
    label: 'Type one of them from your paper',
    autoComplete: 'off',
    hint: 'Only then the new sheet counts, and an older one is worthless. No code is used up by it.',
  },
};
