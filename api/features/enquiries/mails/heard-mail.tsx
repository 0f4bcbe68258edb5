import { cutAtWord } from '../../../../contract/common/text/extract.ts';
import { Action, Frame, type Sender, Text, Words } from '../../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../../lib/mail/templates/letter.ts';

type Heard = { id: number; receipt: string; senderName: string };

const shownLength = 600;

/** Tells whoever has an enquiry that its sender has answered. */
export function heardMail(sender: Sender, { id, receipt, senderName }: Heard, text: string): Letter {
  const title = `${senderName} has answered`;
  return letterOf(
    `${title} (${receipt})`,
    <Frame {...sender} title={title} preview={cutAtWord(text, 140)}>
      <Words text={cutAtWord(text, shownLength)} />
      <Action to={`${sender.publicUrl}/admin/enquiries/${id}`}>Answer in the office</Action>
      <Text>Please answer there and not to this mail, so that everybody sees it.</Text>
    </Frame>,
  );
}
