import { adminRole, authorRole } from '../../../../contract/people/roles.ts';
import type { TopicGroup } from '../topic.ts';

export const people: TopicGroup = {
  title: 'People',
  topics: [
    {
      id: 'users',
      title: 'Invite a colleague',
      from: adminRole,
      screens: ['/admin/users/invitations'],
      lines: [
        'Press **Invite a person** under Users. Give **Name**, **E-mail** and **Role**.',
        'An author writes drafts, an editor publishes, an administrator runs the office.',
        'They get a link by mail and choose a password of their own.',
        '**Open invitations** shows who has not come yet; a link can be sent again or withdrawn.',
      ],
      marked: 'Role',
    },
    {
      id: 'account',
      title: 'Change or end an account',
      from: adminRole,
      screens: ['/admin/users'],
      lines: [
        'Find the person by name or e-mail and open them.',
        'Choose a **Role** and press **Change role**. It counts at once.',
        'Suspending signs them out on every device. What they wrote stays on the site.',
        '**Sign out everywhere** is for a lost phone.',
        '**Reset the password** mails them a link.',
      ],
      marked: 'Change role',
    },
    {
      id: 'own',
      title: 'Change your own name and picture',
      from: authorRole,
      screens: ['/user'],
      lines: [
        '**Edit profile** changes your name, telephone, links and picture.',
        '**Posts** are your stories, **Alumni** your entry in the directory if you were a pupil here.',
        '**Change password** asks for the one that you have.',
        '**Sign-in** is where passkeys and your devices are.',
      ],
      marked: 'Edit profile',
    },
    {
      id: 'sign-in',
      title: 'Make your own sign-in safe',
      from: authorRole,
      screens: ['/user/sign-in'],
      lines: [
        '**Add a passkey**: your finger, face or screen lock in place of a code.',
        'Or **Set up an app** that shows codes.',
        '**Print ten codes** for the day your phone is lost.',
        '**Where you are signed in** lists your devices. End what you do not know.',
        '**Log out everywhere** ends them all, this one too.',
      ],
      marked: 'Add a passkey',
    },
    {
      id: 'committees',
      title: 'Keep the committees',
      from: adminRole,
      screens: ['/admin/committees'],
      lines: [
        '**Add a committee**, or open one: its **Name**, its **Purpose** and its **Members**.',
        '**Add a member** with role and years. The arrows change their order.',
        '**Update** saves it.',
      ],
      marked: 'Add a member',
    },
  ],
};
