import { cutAtWord } from '../../../../contract/common/text/extract.ts';
import type { EnquiryKind } from '../../../../contract/enquiries/enquiries.ts';
import { Frame, type Sender, Text, Words } from '../../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../../lib/mail/templates/letter.ts';

const titles: Record<EnquiryKind, string> = {
  contact: 'Your message to',
  application: 'Your application to',
  testimonial: 'Your story for',
};

type Answered = { kind: EnquiryKind; receipt: string };

/** What somebody of the school has written, as they wrote it. */
export function replyMail(sender: Sender, { kind, receipt }: Answered, text: string): Letter {
  const title = `${titles[kind]} ${sender.school.schoolName}`;
  return letterOf(
    `${title} [${receipt}]`,
    <Frame {...sender} title={title} preview={cutAtWord(text, 140)}>
      <Words text={text} />
      <Text>You can answer this mail. Please leave the code {receipt} in its subject.</Text>
    </Frame>,
  );
}
