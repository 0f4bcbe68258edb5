import type { SeedApplication } from './types.ts';

/** What parents sent in the last ten weeks, the newest first, with what the office wrote about it. */
export const applications: SeedApplication[] = [
  {
    ...{ parent: 'Immaculate Nakimuli', child: 'Elijah Ssekandi', age: 5, daysAgo: 0.2, status: 'new' },
    message: 'Elijah is in Top Class at a nursery in Kisaasi and we would like P1 at Ntinda. Do you have a school van?',
  },
  {
    ...{ parent: 'Denis Owor', child: 'Tendo Owor', age: 3, daysAgo: 0.9, status: 'new' },
    message:
      'She turns three this month. May she start in the middle of the term, or is it better to wait for the next one?',
  },
  {
    ...{ parent: 'Hadijah Nalwadda', child: 'Rahma Ssali', age: 8, daysAgo: 1.4, status: 'new' },
    message:
      'We move back from Mbarara in the holidays. Rahma is in P3 and reads well. She does not eat groundnuts (allergy).',
  },
  {
    ...{ parent: 'Patrick Wandera', child: 'Jonah Wandera', age: 6, daysAgo: 2.6, status: 'new' },
    message:
      'His cousin Mercy is in your P4 at Kitante. We would like both in the same campus so that one driver is enough.',
  },
  {
    ...{ parent: 'Christine Adong', child: 'Laker Faith', age: 10, daysAgo: 4.1, status: 'new' },
    message: 'P5, good in science. We are looking for a school that takes swimming seriously: she swims for her club.',
  },
  {
    ...{ parent: 'Robert Muwanguzi', child: 'Nathan Muwanguzi', age: 4, daysAgo: 6.3, status: 'new' },
    message:
      'Middle Class from next term. He is shy with strangers for the first days. Which campus has the smaller classes?',
  },
  {
    ...{ parent: 'Sylvia Kemigisha', child: 'Ethan Kato and Eva Nakato', age: 5, daysAgo: 5.2, status: 'contacted' },
    message: 'Twins, both for P1. Is there anything off the fees for the second child?',
    assignee: 'administrator',
    notes: ['Called at 10. She would like both in one class. Asked Bunga for two places.'],
  },
  {
    ...{ parent: 'Emmanuel Odongo', child: 'Daniella Apio', age: 7, daysAgo: 8.0, status: 'contacted' },
    message:
      'Daniella finishes P1 this year. We would come from Entebbe Road every morning, so early drop-off matters.',
    assignee: 'owner',
    notes: ['Sent the gate times of Najja by WhatsApp.', 'No answer yet. Try again on Monday.'],
  },
  {
    ...{ parent: 'Jane Tumwebaze', child: 'Aaron Tumwebaze', age: 9, daysAgo: 11.5, status: 'contacted' },
    message:
      'Aaron has dyslexia and needs a bit more time to read. Please tell us honestly if that is possible with you.',
    assignee: 'administrator',
    notes: [
      'Spoke with her for half an hour. Jane Acen, who leads learning support, will call her about the reading group.',
    ],
  },
  {
    ...{ parent: 'Musa Kirunda', child: 'Sumayya Kirunda', age: 4, daysAgo: 16.2, status: 'contacted' },
    message: 'We would like to see the Makindye campus before we decide. Fridays are difficult for us.',
    notes: ['Left a message with his wife.'],
  },
  {
    ...{ parent: 'Agnes Birungi', child: 'Isabella Birungi', age: 6, daysAgo: 9.3, status: 'visit' },
    message: 'P1 for next term. Her teacher says that she is ready. Is French taught from the beginning?',
    assignee: 'administrator',
    notes: ['They come on Thursday at 9 to Kitante. Isabella joins the P1 lesson for an hour.'],
  },
  {
    ...{ parent: 'Stephen Lubega', child: 'Gideon Lubega', age: 11, daysAgo: 13.7, status: 'visit' },
    message:
      'He would join P6. I know that is late: my work has brought us to Kampala. His reports are attached to a mail.',
    assignee: 'owner',
    notes: ['Reports from Jinja are here: first division in mocks.', 'Visit with the headteacher on Tuesday.'],
  },
  {
    ...{ parent: 'Rose Nyakato', child: 'Praise Mirembe', age: 3, daysAgo: 18.4, status: 'visit' },
    message: 'Baby Class at Bunga. She still naps after lunch. What do you do with the children who do?',
    assignee: 'administrator',
    notes: ['Saturday 10:00 with the nursery team. Grandmother comes along.'],
  },
  {
    ...{ parent: 'Godfrey Ssentamu', child: 'Malaika Ssentamu', age: 8, daysAgo: 21.1, status: 'visit' },
    message: 'Malaika plays the adungu and sings in church. We heard your choir at the festival and she asked to come.',
    assignee: 'owner',
    notes: ['Mr Tumusiime would like to hear her play during the visit.'],
  },
  {
    ...{ parent: 'Beatrice Amongi', child: 'Samuel Ocen', age: 5, daysAgo: 24.6, status: 'offered' },
    message:
      'P1 at Ntinda. His brother left you in 2019 and is at Gayaza Road now: we know the school and want no other.',
    assignee: 'administrator',
    notes: ['A sibling of an alumnus. Place offered in P1 Blue.', 'Letter handed over at the gate.'],
  },
  {
    ...{ parent: 'Ivan Kisekka', child: 'Noella Kisekka', age: 7, daysAgo: 29.3, status: 'offered' },
    message: 'P2 from next term if there is a place. She is left-handed and proud of it.',
    assignee: 'owner',
    notes: ['Assessment went well. Offered P2 at Kitante until the end of the month.'],
  },
  {
    ...{ parent: 'Fatuma Nambooze', child: 'Imran Walusimbi', age: 10, daysAgo: 33.8, status: 'offered' },
    message: 'Imran needs a new school after the fire at his old one. He lost his books. Is there help with these?',
    assignee: 'administrator',
    notes: ['The parents’ committee pays the books. Told her; she was very moved.'],
  },
  {
    ...{ parent: 'Richard Opolot', child: 'Vanessa Ikiring', age: 4, daysAgo: 36.2, status: 'enrolled' },
    message: 'Middle Class at Najja, half days at first if you allow it.',
    assignee: 'administrator',
    notes: ['Fees for the first term paid at the bank, slip is in the file.', 'Starts on Monday in Middle Class.'],
  },
  {
    ...{ parent: 'Doreen Katusiime', child: 'Mark Mugabe', age: 6, daysAgo: 41.7, status: 'enrolled' },
    message: 'We visited on the open day and Mark has talked of nothing but the climbing frame since.',
    assignee: 'owner',
    notes: ['Uniform ordered from the shop, size 6.'],
  },
  {
    ...{ parent: 'Paul Wasswa', child: 'Angella Babirye', age: 9, daysAgo: 48.5, status: 'enrolled' },
    message: 'P4 for our second-born. The first one is in P6 with you and happy.',
    assignee: 'administrator',
    notes: ['In the van of the Ntinda route, seat for two.'],
  },
  {
    ...{ parent: 'Winnie Atuhaire', child: 'Jotham Atuhaire', age: 3, daysAgo: 55.1, status: 'enrolled' },
    message: 'Baby Class. He is the first of three, so you will see more of us.',
    assignee: 'administrator',
    notes: ['Inoculation card seen and copied.'],
  },
  {
    ...{ parent: 'Charles Mwesigwa', child: 'Blessing Mwesigwa', age: 8, daysAgo: 44.0, status: 'closed' },
    message: 'Is there boarding for P3? We live in Masaka during the week.',
    assignee: 'owner',
    notes: ['Our boarding begins in P4. Gave him the names of two schools that take younger children.'],
  },
  {
    ...{ parent: 'Lillian Akullo', child: 'Reagan Odoch', age: 7, daysAgo: 59.9, status: 'closed' },
    message: 'P2, please tell us the fees for the whole year with lunch.',
    notes: ['Sent the fees. They have chosen a school nearer to Gulu Road.'],
  },
  {
    ...{ parent: 'Henry Kakooza', child: 'Trevor Kakooza', age: 5, daysAgo: 66.4, status: 'closed' },
    message: 'Application for Trevor, top class or P1, whichever you think right.',
    assignee: 'administrator',
    notes: ['The family goes to Nairobi after all.'],
  },
];
