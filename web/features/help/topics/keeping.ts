import { adminRole, authorRole, ownerRole } from '../../../../contract/people/roles.ts';
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
      screens: ['/admin/settings', '/setup'],
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
    {
      id: 'answers',
      title: 'Answers of families',
      from: ownerRole,
      screens: ['/admin/settings/mailbox'],
      lines: [
        'When a family answers a mail of the office, its words come back into the enquiry.',
        'In the settings press **Edit** at **Answers of families**.',
        'Give the **Mailbox server** with the name and the password of the mailbox, and its **Folder**.',
        '**Families answer to** is the address that stands in the mails of the office.',
        '**Open it and save** asks the server first, and says what it answered.',
        '**Handed over by a mail service** is for a service that posts mails to the site instead.',
      ],
      marked: 'Open it and save',
    },
    {
      id: 'order',
      title: 'Put staff, products and campuses in order',
      from: adminRole,
      screens: ['/desk/staff/order', '/admin/products/order'],
      lines: [
        '**Put in order** stands above the lists of **Staff profiles** and of **Products**.',
        'Drag a row, use its arrows, or type the number of its place. Every move is saved at once.',
        'Staff have an order in each group: choose the group at the top.',
        'Campuses have their arrows in their own list.',
      ],
      marked: 'Order of the staff',
    },
  ],
};
