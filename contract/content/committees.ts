import { z } from 'zod';
import { id, instant, optionalLine, schemasOf } from '../common/fields.ts';
import { lineOf, paragraphOf, wholeOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';

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

const year = wholeOf(committeeMessages.year, [1900, 2100], 4);

/** What is written of a committee, beside its members. */
export const committeeFields = {
  name: lineOf(120, committeeMessages.name),
  purpose: paragraphOf(5000, committeeMessages.purpose),
};

/** What is written of each member. */
export const memberFields = {
  name: lineOf(120, committeeMessages.memberName),
  role: lineOf(120, committeeMessages.memberRole),
  fromYear: year,
  toYear: year,
};

const member = z.object(schemasOf(memberFields, 'all'));

const members = z
  .array(
    member.refine(({ fromYear, toYear }) => fromYear <= toYear, { path: ['toYear'], error: committeeMessages.term }),
    { error: committeeMessages.members },
  )
  .max(maxMembers, committeeMessages.members);

/** Members are sent whole and in order, on every change. */
const fields = { ...schemasOf(committeeFields, 'all'), members };
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
