import { adminRole, authorRole } from '../../../../contract/people/roles.ts';
import type { TopicGroup } from '../topic.ts';

export const keeping: TopicGroup = {
  title: 'Keep in order',
  topics: [
    {
      id: 'consent',
      title: 'Photographs of children',
      from: adminRole,
      screens: ['/admin/consent'],
      lines: [
        'A child may be shown when nobody can recognise it, or when its parents have agreed.',
        '**Not noted** lists the pictures of which nobody has said so.',
        'Choose for each: **No child can be recognised** or **Parents agreed**.',
        'When parents change their mind, find the picture here and take it off the site.',
      ],
      marked: 'Not noted',
    },
    {
      id: 'privacy',
      title: 'When somebody asks what you keep about them',
      from: adminRole,
      screens: ['/admin/privacy'],
      lines: [
        'Type the **E-mail address** and press **Find**.',
        'You see all that bears it, in enquiries, orders, texts and the log.',
        'Export it for them, or tick what is to be erased.',
        'Erasing cannot be undone; it asks for your second step.',
      ],
      marked: 'Find',
    },
    {
      id: 'trash',
      title: 'Bring back what was deleted',
      from: authorRole,
      screens: ['/admin/trash', '/desk/trash'],
      lines: [
        'What you deleted is under Trash; administrators see all of it there.',
        'It stays here for 30 days, with the day on which it goes.',
        'Search for it or choose a **Kind**.',
        'It comes back at its old address, with its pictures.',
      ],
      marked: 'Kind',
    },
    {
      id: 'audit',
      title: 'See who did what',
      from: adminRole,
      screens: ['/admin/audit'],
      lines: [
        'Every change is a line: who, when, what.',
        'Choose a **Kind**, a **Person** or days **From** and **To**.',
        'Nobody can change the log, not even an owner.',
      ],
      marked: 'Person',
    },
    {
      id: 'settings',
      title: 'Change name, phone, colours and mail',
      from: adminRole,
      screens: ['/admin/settings'],
      lines: [
        'Choose a part on the left and press its **Edit**. A change is on the site at once.',
        '**Crest and colours** makes the icon, the picture for messengers and all colours of your choice.',
        '**Who receives what people send** names the mailboxes of the school.',
        '**Mail server** sends a test mail and says what the server answered.',
        '**Answers of families** brings replies back into the enquiries.',
        '**Sign-in** says who needs a second step.',
      ],
      marked: 'Name and motto',
    },
  ],
};
