import { Action, Frame, type Sender, Text } from '../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../lib/mail/templates/letter.ts';

type Returned = { name: string; title: string; by: string; word: string };

/** To the author of a draft that came back. What was said stands in it, so that a phone is enough to read it. */
export function returnedMail(sender: Sender, { name, title, by, word }: Returned): Letter {
  return letterOf(
    `Sent back: ${title}`,
    <Frame {...sender} title="Your draft came back" preview={word}>
      <Text>Hello {name},</Text>
      <Text>
        {by} has read “{title}” and sent it back to you:
      </Text>
      <Text>{word}</Text>
      <Action to={`${sender.publicUrl}/desk`}>Open your desk</Action>
    </Frame>,
  );
}
