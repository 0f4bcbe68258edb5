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
