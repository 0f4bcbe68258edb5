import type { SeedCommittee } from './types.ts';

export const committees: SeedCommittee[] = [
  {
    name: 'Parents and Teachers',
    purpose:
      'Brings the questions of parents on all five campuses to the school, and the plans of the school to parents. Meets on the first Thursday of each month at 17:30.',
    members: [
      { name: 'Irene Nabatanzi', role: 'Chair, parent at Najja', fromYear: 2025, toYear: 2027 },
      { name: 'Patrick Odongo', role: 'Deputy chair, parent at Kitante', fromYear: 2025, toYear: 2027 },
      { name: 'Sarah Nabukenya', role: 'Secretary, teacher', fromYear: 2024, toYear: 2026 },
      { name: 'Amina Nakayima', role: 'Parent at Makindye', fromYear: 2025, toYear: 2027 },
      { name: 'Robert Tusiime', role: 'Parent at Bunga', fromYear: 2024, toYear: 2026 },
      { name: 'Susan Alaso', role: 'Parent at Ntinda', fromYear: 2026, toYear: 2027 },
      { name: 'Agnes Nalwoga', role: 'Principal', fromYear: 2024, toYear: 2027 },
    ],
  },
  {
    name: 'Finance',
    purpose:
      'Reads the accounts every month, prepares the budget, proposes the fees in September and decides, without names, who is helped by the Kitante Fund.',
    members: [
      { name: 'Hajji Umar Ssentongo', role: 'Chair, governor', fromYear: 2024, toYear: 2027 },
      { name: 'Florence Babirye', role: 'Secretary, bursar', fromYear: 2024, toYear: 2027 },
      { name: 'Ruth Namutebi', role: 'Director', fromYear: 2024, toYear: 2027 },
      { name: 'Rev. Peter Byaruhanga', role: 'Governor for welfare', fromYear: 2025, toYear: 2027 },
      { name: 'Joseph Kalema', role: 'Parent at Kitante, accountant', fromYear: 2025, toYear: 2027 },
    ],
  },
  {
    name: 'Health and Safety',
    purpose:
      'Walks through every campus once a term, checks buses, kitchens, gates and the pool, and publishes what must be repaired and by when.',
    members: [
      { name: 'Dr Esther Apio', role: 'Chair, governor', fromYear: 2024, toYear: 2027 },
      { name: 'Dr Patricia Mbabazi', role: 'Head of Health and Welfare', fromYear: 2024, toYear: 2027 },
      { name: 'Godfrey Onyango', role: 'Buildings and transport', fromYear: 2024, toYear: 2027 },
      { name: 'Fatuma Nansubuga', role: 'School nurse', fromYear: 2025, toYear: 2027 },
      { name: 'Joel Okello', role: 'Pool and sports', fromYear: 2025, toYear: 2027 },
      { name: 'Denis Waiswa', role: 'Parent at Bunga, fire officer', fromYear: 2026, toYear: 2027 },
    ],
  },
  {
    name: 'Alumni',
    purpose:
      'Keeps in touch with those who left us, prepares the reunion in August, finds speakers for P7 and collects for the Kitante Fund.',
    members: [
      { name: 'Joan Namakula', role: 'Chair, class of 2010', fromYear: 2025, toYear: 2027 },
      { name: 'Timothy Opio', role: 'Website and mailing list, class of 2009', fromYear: 2024, toYear: 2026 },
      { name: 'Miriam Atuhaire', role: 'Reunion, class of 2007', fromYear: 2025, toYear: 2027 },
      { name: 'Harriet Atim', role: 'Secretary, librarian', fromYear: 2024, toYear: 2027 },
    ],
  },
  {
    name: 'Events',
    purpose:
      'Plans sports day, the swimming gala, arts week, the morning for grandparents and carols on the hill, and finds the volunteers, the tents and the tea.',
    members: [
      { name: 'Moses Kato', role: 'Chair, head of Kitante', fromYear: 2024, toYear: 2027 },
      { name: 'Isaac Tumusiime', role: 'Music and stage', fromYear: 2024, toYear: 2027 },
      { name: 'Christine Alupo', role: 'Arts week', fromYear: 2025, toYear: 2027 },
      { name: 'Ritah Nassali', role: 'Kitchen', fromYear: 2025, toYear: 2027 },
      { name: 'Collins Ampaire', role: 'Parent volunteer, Ntinda', fromYear: 2026, toYear: 2027 },
    ],
  },
];
