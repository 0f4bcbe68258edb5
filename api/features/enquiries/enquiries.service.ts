import type { ApplicationInput, ContactInput, TestimonialInput } from '../../../contract/enquiries.ts';
import type { Deps } from '../../deps.ts';
import { fingerprintOf, lockFingerprint } from '../../lib/fingerprint.ts';
import { loadSettings } from '../settings/settings.service.ts';
import * as queries from './enquiries.queries.ts';

const doubleSubmitMs = 10 * 60 * 1000;

type Letter = { about: string; lines: [label: string, text: string | number][] };
type Form = Omit<queries.NewEnquiry, 'fingerprint' | 'createdAt' | 'updatedAt'>;

export function sendContact(deps: Deps, input: ContactInput) {
  const { senderName, senderEmail, senderPhone, inquiry } = input;
  return receive(
    deps,
    { kind: 'contact', senderName, senderEmail, senderPhone, message: inquiry },
    { about: 'Contact message', lines: [...sender(senderName, senderEmail, senderPhone), ['Message', inquiry]] },
  );
}

export function sendApplication(deps: Deps, input: ApplicationInput) {
  const { pName, email, phone, cName, bDate, message } = input;
  return receive(
    deps,
    {
      kind: 'application',
      senderName: pName,
      senderEmail: email,
      senderPhone: phone,
      childName: cName,
      birthDate: bDate,
      message,
    },
    {
      about: 'Application',
      lines: [...sender(pName, email, phone), ['Child', cName], ['Birthdate', bDate], ['Additional details', message]],
    },
  );
}

export function sendTestimonial(deps: Deps, input: TestimonialInput) {
  const { senderName, senderEmail, senderPhone, classOf } = input;
  const answers = [
    input.question1,
    input.question2,
    input.question3,
    input.question4,
    input.question5,
    input.question6,
  ];
  return receive(
    deps,
    // What was answered is kept as one text too, for the search.
    { kind: 'testimonial', senderName, senderEmail, senderPhone, classOf, answers, message: answers.join('\n') },
    {
      about: 'Alumni testimonial',
      lines: [
        ...sender(senderName, senderEmail, senderPhone),
        ['Class of', classOf],
        ...answers.map((answer, index): [string, string] => [`Question ${index + 1}`, answer]),
      ],
    },
  );
}

/** The record and the mail that the school is owed are one: both are there when the sender is thanked, or neither. */
function receive({ db, clock, outbox }: Deps, form: Form, { about, lines }: Letter) {
  const fingerprint = fingerprintOf(
    form.kind,
    lines.map(([, text]) => text),
  );
  return db.transaction(async (tx) => {
    await lockFingerprint(tx, fingerprint);
    const now = clock();
    const earlier = await queries.findByFingerprint(tx, fingerprint, new Date(now.getTime() - doubleSubmitMs));
    if (earlier) return earlier;
    const enquiry = await queries.insertEnquiry(tx, { ...form, fingerprint, createdAt: now, updatedAt: now });
    const { school, recipients } = await loadSettings(tx);
    await outbox.owe(tx, {
      kind: form.kind,
      recipient: recipients[form.kind] || school.mailbox,
      replyTo: form.senderEmail,
      subject: oneLine(`${about} from ${form.senderName}`),
      body: lines.map(([label, text]) => `${label}:\n${plain(String(text))}\n`).join('\n'),
      enquiryId: enquiry.id,
    });
    return enquiry;
  });
}

const sender = (name: string, email: string, phone: string): Letter['lines'] => [
  ['Name', name],
  ['Email', email],
  ['Phone', phone || 'not given'],
];

// Whatever could end or disguise a header's line, seen or unseen, becomes a space.
const oneLine = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

// A letter has line breaks and tabs; other control characters are somebody's joke on the reader's screen.
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
