import type { Committee } from '../../../contract/committees.ts';
import { committeeMessages } from '../../../contract/committees.ts';
import type { EditField } from '../../office/forms/edit-fields.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';

const memberParts = ['name', 'role', 'fromYear', 'toYear'] as const;
type MemberPart = (typeof memberParts)[number];
export type MemberText = Record<MemberPart, string>;

/** The API names a member's fields by their place, so the form does too. */
export const memberField = (place: number, part: MemberPart): string => `members.${place}.${part}`;

export const committeeFields: EditField[] = [
  { name: 'name', label: 'Name' },
  { name: 'purpose', label: 'Purpose' },
  { name: 'members', label: 'Members', words: (values) => membersIn(values).map(inOneLine).join('\n') },
];

const inOneLine = ({ name, role, fromYear, toYear }: MemberText) => `${name}, ${role}, ${fromYear} to ${toYear}`;

export const newCommittee: Values = { name: '', purpose: '' };

export function valuesOf({ name, purpose, members }: Committee): Values {
  const parts = members.flatMap((member, place) =>
    memberParts.map((part) => [memberField(place, part), String(member[part])]),
  );
  return { name, purpose, ...Object.fromEntries(parts) };
}

/** The members in their order, as they stand in the fields. */
export function membersIn(values: Values): MemberText[] {
  const list: MemberText[] = [];
  while (memberField(list.length, 'name') in values) {
    const place = list.length;
    const text = (part: MemberPart) => values[memberField(place, part)] ?? '';
    list.push({ name: text('name'), role: text('role'), fromYear: text('fromYear'), toYear: text('toYear') });
  }
  return list;
}

/** What the API takes. */
export const contentOf = (values: Values) => ({
  name: values.name ?? '',
  purpose: values.purpose ?? '',
  members: membersIn(values).map(({ name, role, fromYear, toYear }) => ({
    name,
    role,
    fromYear: Number(fromYear),
    toYear: Number(toYear),
  })),
});

export const committeeNeeds = (values: Values): string[] => [
  ...blankOnes([
    [values.name, 'a name'],
    [values.purpose, 'a purpose'],
  ]),
  ...membersIn(values).flatMap((member, place) =>
    memberParts.some((part) => isBlank(member[part])) ? [`all about member ${place + 1}`] : [],
  ),
];

export function committeeFaults(values: Values): Record<string, string> {
  const faults = membersIn(values).flatMap(({ fromYear, toYear }, place) => {
    const wrong: [string, string][] = [];
    if (!isBlank(fromYear) && !isYear(fromYear)) wrong.push([memberField(place, 'fromYear'), committeeMessages.year]);
    if (!isBlank(toYear) && !isYear(toYear)) wrong.push([memberField(place, 'toYear'), committeeMessages.year]);
    const backwards = isYear(fromYear) && isYear(toYear) && Number(fromYear) > Number(toYear);
    return backwards ? [...wrong, [memberField(place, 'toYear'), committeeMessages.term]] : wrong;
  });
  return Object.fromEntries(faults);
}

const isYear = (text: string) => /^\d{4}$/.test(text.trim()) && Number(text) >= 1900 && Number(text) <= 2100;
