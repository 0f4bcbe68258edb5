import { Code, type Fact, Facts, Frame, type Sender, Text } from '../../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../../lib/mail/templates/letter.ts';
import { factsOf, type SentForm } from './enquiry-facts.ts';

const words = {
  contact: {
    title: 'We have your message',
    next: 'A person reads every message. We answer within one school day, by e-mail or by phone.',
  },
  application: {
    title: 'We have your application',
    next: 'We call you within five school days, to agree a morning at the campus you choose.',
  },
  testimonial: {
    title: 'We have your story',
    next: 'Somebody in the office reads every story within five school days, and writes to you if anything is unclear. When it is on the site you will find it among the alumni.',
  },
} as const;

/** Enough to know again what one has written, and too little to write to others through us. */
const maxQuoteLength = 200;

/** Thanks the sender. Anybody can type anybody's address into a form, so nothing in it may serve a stranger. */
export function receiptMail(sender: Sender, form: SentForm): Letter {
  const { title, next } = words[form.kind];
  const { schoolName, phone } = sender.school;
  return letterOf(
    `${title} (${form.receipt}) – ${schoolName}`,
    <Frame {...sender} title={title} preview={`Your code is ${form.receipt}. ${next}`}>
      <Text>Thank you for writing to {schoolName}.</Text>
      <Text>{next}</Text>
      <Code code={form.receipt} phone={phone} />
      <Text>This is how it begins; the office has all of it:</Text>
      <Facts facts={excerptOf(factsOf(form))} />
      <Text>You did not write to us? Then somebody has given your address by mistake, and you need do nothing.</Text>
    </Frame>,
  );
}

/** The beginning of all that was sent: the fields share one length, so that many of them say no more than one. */
function excerptOf(facts: Fact[]): Fact[] {
  let left = maxQuoteLength;
  return facts.flatMap(([label, text]): Fact[] => {
    // Their own address is known to be one and no more.
    if (label === 'Email') return [[label, text]];
    const part = quoted(text, left);
    const isShown = left > 0;
    left = Math.max(0, left - text.length);
    return isShown ? [[label, part]] : [];
  });
}

/** A link in what was sent is not one in our mail: no mail program takes "www . place . example" for an address. */
export function quoted(text: string, longest = maxQuoteLength): string {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
  return cut
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}]*\p{L})/gu, ' . ')
    .replace(/(?<=\S)@(?=\S)/g, ' @ ');
}
