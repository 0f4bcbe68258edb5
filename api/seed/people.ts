import type { Role } from '../../contract/people/roles.ts';

/** One account for each role; their passwords are made at installation. */
export const demoPeople = [
  { role: 1, name: 'Peter Ssemwanga', email: 'parent@sevenhills.example' },
  { role: 2, name: 'Sarah Nabukenya', email: 'author@sevenhills.example' },
  { role: 3, name: 'Isaac Tumusiime', email: 'editor@sevenhills.example' },
  { role: 4, name: 'Grace Achieng', email: 'administrator@sevenhills.example' },
  { role: 5, name: 'Ruth Namutebi', email: 'owner@sevenhills.example' },
] as const satisfies { role: Role; name: string; email: string }[];

/** Others of the staff who write. They are there as authors only: nobody can sign in as one of them. */
export const writers = [
  'Aisha Namuli',
  'Brian Mukasa',
  'Christine Alupo',
  'Daniel Mugisha',
  'Fatuma Nansubuga',
  'Harriet Atim',
  'Joel Okello',
  'Lydia Akello',
  'Moses Kato',
  'Prossy Nakato',
  'Rose Nakitende',
] as const;

export type WriterName = (typeof writers)[number] | (typeof demoPeople)[number]['name'];

export const writerEmail = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@sevenhills.example`;
