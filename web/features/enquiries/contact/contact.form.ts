import { contactFields } from '../../../../contract/enquiries/enquiries.ts';
import type { FormFields } from '../../../ui/form/describe.ts';

const contact = contactFields;

export const contactForm: FormFields = {
  senderName: { rule: contact.senderName, label: 'Your name', needed: 'your name', autoComplete: 'name' },
  senderEmail: {
    rule: contact.senderEmail,
    label: 'E-mail',
    needed: 'a valid e-mail',
    untilRight: true,
    type: 'email',
    autoComplete: 'email',
  },
  senderPhone: { rule: contact.senderPhone, label: 'Phone' },
  inquiry: {
    rule: contact.inquiry,
    label: 'Message',
    needed: 'a message',
    rows: 5,
    hint: "Tell us your child's class or age if the question is about a place.",
  },
};
