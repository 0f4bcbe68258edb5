import type { SchoolYear } from '../year/school-year.ts';
import type { SeedCommittee } from './types.ts';

export const committees = (when: SchoolYear): SeedCommittee[] => [
  {
    name: 'Parents and Teachers',
    purpose:
      'Brings the questions of parents on all five campuses to the school, and the plans of the school to parents. Meets on the first Thursday of each month at 17:30.',
    members: [
      { name: 'Irene Nabatanzi', role: 'Chair, parent at Najja', fromYear: when.year - 1, toYear: when.year + 1 },
      {
        name: 'Patrick Odongo',
        role: 'Deputy chair, parent at Kitante',
        fromYear: when.year - 1,
        toYear: when.year + 1,
      },
      { name: 'Sarah Nabukenya', role: 'Secretary, teacher', fromYear: when.year - 2, toYear: when.year },
      { name: 'Amina Nakayima', role: 'Parent at Makindye', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Robert Tusiime', role: 'Parent at Bunga', fromYear: when.year - 2, toYear: when.year },
      { name: 'Susan Alaso', role: 'Parent at Ntinda', fromYear: when.year, toYear: when.year + 1 },
      { name: 'Agnes Nalwoga', role: 'Principal', fromYear: when.year - 2, toYear: when.year + 1 },
    ],
  },
  {
    name: 'Finance',
    purpose:
      'Reads the accounts every month, prepares the budget, proposes the fees before October and decides, without names, who is helped by the Kitante Fund.',
    members: [
      { name: 'Hajji Umar Ssentongo', role: 'Chair, governor', fromYear: when.year - 2, toYear: when.year + 1 },
      { name: 'Florence Babirye', role: 'Secretary, bursar', fromYear: when.year - 2, toYear: when.year + 1 },
      { name: 'Ruth Namutebi', role: 'Director', fromYear: when.year - 2, toYear: when.year + 1 },
      { name: 'Rev. Peter Byaruhanga', role: 'Governor for welfare', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Joseph Kalema', role: 'Parent at Kitante, accountant', fromYear: when.year - 1, toYear: when.year + 1 },
    ],
  },
  {
    name: 'Health and Safety',
    purpose:
      'Walks through every campus once a term, checks buses, kitchens, gates and the pool, and publishes what must be repaired and by when.',
    members: [
      { name: 'Dr Esther Apio', role: 'Chair, governor', fromYear: when.year - 2, toYear: when.year + 1 },
      {
        name: 'Dr Patricia Mbabazi',
        role: 'Head of Health and Welfare',
        fromYear: when.year - 2,
        toYear: when.year + 1,
      },
      { name: 'Godfrey Onyango', role: 'Buildings and transport', fromYear: when.year - 2, toYear: when.year + 1 },
      { name: 'Fatuma Nansubuga', role: 'School nurse', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Joel Okello', role: 'Pool and sports', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Denis Waiswa', role: 'Parent at Bunga, fire officer', fromYear: when.year, toYear: when.year + 1 },
    ],
  },
  {
    name: 'Alumni',
    purpose: `Keeps in touch with those who left us, prepares the reunion in ${when.month('reunion')}, finds speakers for P7 and collects for the Kitante Fund.`,
    members: [
      { name: 'Joan Namakula', role: 'Chair, class of 2010', fromYear: when.year - 1, toYear: when.year + 1 },
      {
        name: 'Timothy Opio',
        role: 'Website and mailing list, class of 2009',
        fromYear: when.year - 2,
        toYear: when.year,
      },
      { name: 'Miriam Atuhaire', role: 'Reunion, class of 2007', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Harriet Atim', role: 'Secretary, librarian', fromYear: when.year - 2, toYear: when.year + 1 },
    ],
  },
  {
    name: 'Events',
    purpose:
      'Plans sports day, the swimming gala, arts week, the morning for grandparents and carols on the hill, and finds the volunteers, the tents and the tea.',
    members: [
      { name: 'Moses Kato', role: 'Chair, head of Kitante', fromYear: when.year - 2, toYear: when.year + 1 },
      { name: 'Isaac Tumusiime', role: 'Music and stage', fromYear: when.year - 2, toYear: when.year + 1 },
      { name: 'Christine Alupo', role: 'Arts week', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Ritah Nassali', role: 'Kitchen', fromYear: when.year - 1, toYear: when.year + 1 },
      { name: 'Collins Ampaire', role: 'Parent volunteer, Ntinda', fromYear: when.year, toYear: when.year + 1 },
    ],
  },
];
