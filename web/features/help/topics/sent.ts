import { adminRole } from '../../../../contract/people/roles.ts';
import type { TopicGroup } from '../topic.ts';

export const sent: TopicGroup = {
  title: 'What people send',
  topics: [
    {
      id: 'dashboard',
      title: 'Begin the day',
      from: adminRole,
      screens: ['/admin'],
      lines: [
        '**Needs attention** is the list of the day: press **Read** or **Open** and you are there.',
        'Answers of families that could not be taken yet wait in the mailbox; the list says how many, and why.',
        '**Orders by status** says what is paid and has not left yet.',
        '**Backups** says when the last copy of everything was made and tried.',
        '**Visits** is how many pages were read; Statistics has more.',
      ],
      marked: 'Needs attention',
    },
    {
      id: 'enquiries',
      title: 'Answer an enquiry',
      from: adminRole,
      screens: ['/admin/enquiries'],
      lines: [
        'Those who wait longest stand first. Open one.',
        '**Begin with** puts a template of the school into the answer; change every word of it.',
        '**Attach a file**, or one **From Documents**.',
        '**Send and close** mails it. **Send, keep open** waits for what they say.',
        'Their reply comes back here when the mailbox is set up in the settings.',
        'An **Inside note** is read by the office alone and is never mailed.',
        '**Assigned to** gives it to somebody; **Snooze** puts it away until a day.',
        'Tick some rows of the list to do one thing to several at once.',
        '**Spam** sets it aside. **More** has the rest: merge two of one person, delete.',
      ],
      marked: 'Send and close',
    },
    {
      id: 'templates',
      title: 'Write templates of answers',
      from: adminRole,
      screens: ['/admin/enquiries/templates'],
      lines: [
        '**Add a template** with a **Name** that you recognise and its **Text**.',
        '**Places to fill in**, such as {child}, are filled in each answer.',
        'The arrows change their order. Press **Save**.',
      ],
      marked: 'Add a template',
    },
    {
      id: 'applications',
      title: 'Follow applications to a place',
      from: adminRole,
      screens: ['/admin/applications'],
      lines: [
        'Each child is a card: **New**, **Contacted**, **Visit booked**, **Offered**, **Enrolled**.',
        'Drag a card to its next column, or press **Move** and choose it.',
        'Press the name for the whole application and to answer it.',
        'A card says how long a family has been waiting.',
      ],
      marked: 'Contacted',
    },
    {
      id: 'testimonials',
      title: 'Approve what former pupils write',
      from: adminRole,
      screens: ['/admin/testimonials', '/alum/view', '/alumni/view'],
      lines: [
        'Read it to the end. **Edit** mends slips; it stays in their words.',
        '**Approve** puts it into the alumni directory and, with its picture, among the testimonials.',
        '**Refuse** sets it aside. Nobody is told.',
        '**All classes**, **Spam or not** and the days **From** and **To** narrow the list.',
        'Who is no longer to be shown is unpublished on their page or in the list of **Alumni**, and waits here again.',
      ],
      marked: 'Approve the testimonial',
    },
  ],
};
