import { z } from 'zod';
import { id, instant, line, optionalLine, paragraph } from './fields.ts';
import { startedFrom } from './history.ts';
import { pageCount, pageNumber } from './paging.ts';

export const maxMembers = 60;

export const committeeMessages = {
  name: 'A name is required.',
  purpose: 'A purpose is required.',
  members: `A committee has up to ${maxMembers} members.`,
  memberName: "The member's name is required.",
  memberRole: "The member's role is required.",
  year: 'A year from 1900 to 2100 is required.',
  term: 'The last year is not before the first one.',
  nameTaken: 'There is a committee of this name already.',
} as const;

const year = z
  .number({ error: committeeMessages.year })
  .int(committeeMessages.year)
  .min(1900, committeeMessages.year)
  .max(2100, committeeMessages.year);

const member = z.object({
  name: line(120, committeeMessages.memberName),
  role: line(120, committeeMessages.memberRole),
  fromYear: year,
  toYear: year,
});

const members = z
  .array(
    member.refine(({ fromYear, toYear }) => fromYear <= toYear, { path: ['toYear'], error: committeeMessages.term }),
    { error: committeeMessages.members },
  )
  .max(maxMembers, committeeMessages.members);

/** Members are sent whole and in order, on every change. */
const fields = {
  name: line(120, committeeMessages.name),
  purpose: paragraph(5000, committeeMessages.purpose),
  members,
};
export const committeeEdit = z.object({ ...fields, updatedAt: startedFrom });
export const committeeAdd = z.object({ ...fields, members: members.default([]) });

export type CommitteeAdd = z.infer<typeof committeeAdd>;
export type CommitteeEdit = z.infer<typeof committeeEdit>;

export const committeeListQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of the name, of the purpose or of the name of a member'),
  sort: z.enum(['name', '-name', 'createdAt', '-createdAt']).default('name').describe('A minus: downwards'),
});

export type CommitteeListQuery = z.infer<typeof committeeListQuery>;

export const committee = z
  .object({
    id,
    name: z.string(),
    purpose: z.string(),
    members: z.array(member),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Committee' });

export type Committee = z.infer<typeof committee>;

export const committeeList = z.object({ docs: z.array(committee), pages: pageCount, total: z.number().int().min(0) });
