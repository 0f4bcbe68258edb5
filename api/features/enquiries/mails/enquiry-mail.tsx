import { cutAtWord } from '../../../../contract/common/text/extract.ts';
import { Action, Facts, Frame, type Sender, Text } from '../../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../../lib/mail/templates/letter.ts';
import { factsOf, type SentForm } from './enquiry-facts.ts';

const names = { contact: 'Contact message', application: 'Application', testimonial: 'Alumni testimonial' } as const;

/** Tells the school what has come in. */
export function enquiryMail(sender: Sender, form: SentForm): Letter {
  const title = `${names[form.kind]} from ${form.senderName}`;
  return letterOf(
    `${title} (${form.receipt})`,
    <Frame {...sender} title={title} preview={cutAtWord(form.message, 140)}>
      <Facts facts={[...factsOf(form), ['Code', form.receipt]]} />
      <Action to={`${sender.publicUrl}/admin/enquiries/${form.id}`}>Open it in the inbox</Action>
      <Text>An answer to this mail goes to the sender.</Text>
    </Frame>,
  );
}
