import { lineOf } from '../../../../contract/common/form.ts';
import { applicationFields } from '../../../../contract/enquiries/enquiries.ts';
import type { FormFields } from '../../../ui/form/describe.ts';

const application = applicationFields;

export const applicationForm: FormFields = {
  pName: { rule: application.pName, label: "Parent or guardian's name", needed: 'your name', autoComplete: 'name' },
  email: { rule: application.email, label: 'E-mail', needed: 'your e-mail', type: 'email', autoComplete: 'email' },
  phone: { rule: application.phone, label: 'Phone', needed: 'your phone number', hint: 'We call in office hours.' },
  cName: { rule: application.cName, label: "Child's full name", needed: "your child's name", autoComplete: 'off' },
  bDate: {
    rule: application.bDate,
    label: 'Date of birth',
    needed: 'the date of birth',
    type: 'date',
  },
  campus: { rule: lineOf(80), label: 'Campus', optional: 'optional' },
  class: { rule: lineOf(60), label: 'Class', optional: 'optional' },
  message: {
    rule: application.message,
    label: 'Additional details',
    needed: 'additional details',
    rows: 5,
  },
};
