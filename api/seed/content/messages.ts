import type { SeedMessage, SeedTestimonial } from './types.ts';

/** What came through the contact form in the last ten weeks, the newest first. */
export const messages: SeedMessage[] = [
  {
    ...{ sender: 'Juliet Namaganda', daysAgo: 0.1, status: 'new' },
    message:
      'Good morning. May the grandmother of a boarder come to the visiting day too? She would travel from Masaka.',
  },
  {
    ...{ sender: 'Francis Okurut', daysAgo: 0.7, status: 'new', phone: false },
    message:
      'My daughter left her blue sweater with her name in it on the van on Tuesday. Has the driver handed it in?',
  },
  {
    ...{ sender: 'Kampala Book Traders', daysAgo: 1.8, status: 'new' },
    message:
      'We supply readers for lower primary and would like to show them to your teachers.\n\nMay we come for half an hour?',
  },
  {
    ...{ sender: 'Annet Kyomugisha', daysAgo: 3.3, status: 'new' },
    message: 'Who do I talk to about a change of the van stop? We have moved from Muyenga to Bukasa Road.',
  },
  {
    ...{ sender: 'Julius Baguma', daysAgo: 5.6, status: 'contacted' },
    message:
      'I am a trained swimming coach and would like to help with the Saturday club. My papers are from the federation.',
    assignee: 'owner',
    notes: ['Asked for his certificate and two referees.'],
  },
  {
    ...{ sender: 'Sauda Nakabugo', daysAgo: 9.9, status: 'contacted' },
    message: 'Can the fees be paid in three parts? The first week of a term is always the hardest.',
    assignee: 'administrator',
    notes: ['The bursar will offer her the plan of three dates.'],
    said: [
      {
        by: 'us',
        daysAgo: 2.6,
        text: 'Dear Sauda,\n\nyes, they can. The bursar offers a plan of three dates to every family that asks. Shall we put you down for it?',
      },
      {
        by: 'them',
        daysAgo: 1.4,
        text: 'Thank you so much. Yes, please put us down for it. Is there a paper that I have to sign?',
        quoted: 'Dear Sauda,\n\nyes, they can. The bursar offers a plan of three dates to every family that asks.',
      },
    ],
  },
  {
    ...{ sender: 'Michael Tusiime', daysAgo: 14.5, status: 'closed' },
    message: 'Thank you for how you looked after Joan when she fell. The nurse called us within ten minutes.',
    assignee: 'administrator',
    notes: ['Passed on to the nurse, who was glad.'],
  },
  {
    ...{ sender: 'Resty Nansamba', daysAgo: 22.8, status: 'closed' },
    message: 'Do past pupils get a copy of their leaving certificate? Mine was lost when we moved. I left in 2012.',
    assignee: 'owner',
    notes: ['Found in the archive. She collects it on Friday.'],
  },
  {
    ...{ sender: 'Geoffrey Otim', daysAgo: 30.4, status: 'closed', phone: false },
    message: 'The link to the fees on your page opens last year’s table on my phone.',
    assignee: 'administrator',
    notes: ['Page mended the same day. Thanked him.'],
  },
  {
    ...{ sender: 'Harriet Babirye', daysAgo: 39.2, status: 'closed' },
    message: 'Is the sports day open to grandparents? There would be four of them.',
    notes: ['All are welcome. Told her to come early for the shade.'],
  },
  {
    ...{ sender: 'Simon Peter Emorut', daysAgo: 51.6, status: 'closed' },
    message: 'I would like to do my school practice with you next year. I study at Kyambogo, second year.',
    assignee: 'owner',
    notes: ['The deputy takes two students a term; he is on the list.'],
  },
  {
    ...{ sender: 'Claire Nabatanzi', daysAgo: 63.0, status: 'closed' },
    message: 'May children bring their own lunch? Ours has a stomach that does not like beans.',
    assignee: 'administrator',
    notes: ['Yes, with a note to the class teacher.'],
  },
];

/** Answers of those who left the school, in the order of the questions. */
export const testimonials: SeedTestimonial[] = [
  {
    ...{ sender: 'Brian Ssebunya', classOf: 2011, daysAgo: 2.1, status: 'new' },
    answers: [
      'I design bridges in Kigali.',
      'Mrs Nabirye. She let us be wrong first.',
      'The day the generator died during the play and we sang on in the dark.',
      'To draw a thing before I talk about it.',
      'I stammered. Reading aloud to the nursery children helped.',
      'Ask the cook her name on the first day.',
    ],
  },
  {
    ...{ sender: 'Prossy Adeke', classOf: 2016, daysAgo: 12.4, status: 'new' },
    answers: [
      'I study medicine at Makerere, third year.',
      'Mr Opio, because he came to every match.',
      'Winning the netball cup at Ntinda by one goal.',
      'How to lose without sulking.',
      'Mathematics. Saturday mornings with my desk mate.',
      'You will find your people. Give it two weeks.',
    ],
  },
  {
    ...{ sender: 'Joel Mukiibi', classOf: 2008, daysAgo: 26.9, status: 'contacted' },
    answers: [
      'I run a bakery in Wandegeya with nine people.',
      'The director, who paid my last term and told nobody.',
      'Planting the mango tree by the gate. It bears now.',
      'To greet everybody, first and by name.',
      'My father died in P5. The school came to the burial, all of it.',
      'Plant something and look after it.',
    ],
    assignee: 'administrator',
    notes: ['Called him: we may use the story of the mango tree with his name.'],
  },
  {
    ...{ sender: 'Sharon Kobusingye', classOf: 2013, daysAgo: 45.3, status: 'closed' },
    answers: [
      'I fly for the Red Cross as a logistics officer, mostly in the north.',
      'Ms Akello in P3, who gave me an atlas.',
      'The camp at Mabira, with the frogs.',
      'Reading maps.',
      'I was homesick. The matron made porridge and asked nothing.',
      'Look at the big map in the library. You can go there.',
    ],
    assignee: 'owner',
    notes: ['Posted among the testimonials.'],
  },
];
