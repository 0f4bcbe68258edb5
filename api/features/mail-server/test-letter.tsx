import { bareAddress } from '../../lib/mail/header-text.ts';
import { Frame, type Sender, Text } from '../../lib/mail/templates/frame.tsx';
import { letterOf } from '../../lib/mail/templates/letter.ts';

/** As it travels: the test speaks to the server itself and must bring the whole mail. */
export async function testLetter(sender: Sender, { from, to }: { from: string; to: string }): Promise<string> {
  const { subject, body, html } = letterOf(
    `A test from the website of ${sender.school.schoolName}`,
    <Frame {...sender} title="Mail works" preview="The website can write to families.">
      <Text>This is a test. The website of {sender.school.schoolName} can send mail.</Text>
    </Frame>,
  );
  const { default: Composer } = await import('nodemailer/lib/mail-composer/index.js');
  const letter = new Composer({
    ...{ from: { name: sender.school.schoolName, address: from }, to: { name: '', address: bareAddress(to) } },
    ...{ subject, text: body, html },
  });
  return String(await letter.compile().build());
}
