import { Code, type Fact, Facts, Frame, type Sender, Text } from '../../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../../lib/mail/templates/letter.ts';
import { factsOf, type SentForm } from './enquiry-facts.ts';

const titles = {
  contact: 'We have your message',
  application: 'We have your application',
  testimonial: 'We have your story',
} as const;

/** Enough to know again what one has written, and too little to write to others through us. */
const maxQuoteLength = 200;

/** Thanks the sender, and says what comes next in the words of the school. Anybody can type anybody's address into a form, so nothing in it may serve a stranger. */
export function receiptMail(sender: Sender, form: SentForm, next: string): Letter {
  const title = titles[form.kind];
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
