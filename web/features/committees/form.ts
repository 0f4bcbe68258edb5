import { wholeIn } from '../../../contract/common/form.ts';
import type { Committee } from '../../../contract/content/committees.ts';
import { committeeFields, committeeMessages, memberFields } from '../../../contract/content/committees.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { EditField } from '../../office/forms/edit/edit-fields.ts';
import type { Values } from '../../ui/form/answer.ts';
import { type Errors, errorsIn, type FormField, type FormFields } from '../../ui/form/describe.ts';
import { isBlank } from '../../ui/form/words.ts';

export const committeeForm = quietly({
  name: { rule: committeeFields.name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  purpose: { rule: committeeFields.purpose, label: 'Purpose', needed: 'a purpose', rows: 3 },
} satisfies FormFields);

const year = { inputMode: 'numeric', autoComplete: 'off' } as const;

const memberForm = quietly({
  name: { rule: memberFields.name, label: 'Name', autoComplete: 'off' },
  role: { rule: memberFields.role, label: 'Role', autoComplete: 'off' },
  fromYear: { rule: memberFields.fromYear, label: 'From', ...year },
  toYear: { rule: memberFields.toYear, label: 'To', ...year },
} satisfies FormFields);

type MemberPart = keyof typeof memberForm;
export type MemberText = Record<MemberPart, string>;

export const memberParts = Object.entries(memberForm) as [MemberPart, FormField][];

/** The API names a member's fields by their place, so the form does too. */
export const memberField = (place: number, part: string): string => `members.${place}.${part}`;

/** The members in their order, as they stand in the fields. */
export function membersIn(values: Values): MemberText[] {
  const list: MemberText[] = [];
  while (memberField(list.length, 'name') in values) {
    const parts = memberParts.map(([part]) => [part, values[memberField(list.length, part)] ?? '']);
    list.push(Object.fromEntries(parts));
  }
  return list;
}

/** The members as two versions are compared. */
export const membersField: EditField = {
  name: 'members',
  label: 'Members',
  words: (values) =>
    membersIn(values)
      .map(({ name, role, fromYear, toYear }) => `${name}, ${role}, ${fromYear} to ${toYear}`)
      .join('\n'),
};

const atPlace = (place: number, member: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(member).map(([part, text]) => [memberField(place, part), text]));

/** What stands in the form: of a committee, or of a new one. */
export const committeeValues = (committee: Committee | null): Values => ({
  ...valuesOf(committeeForm, committee ?? {}),
  ...Object.assign(
    {},
    ...(committee?.members ?? []).map((member, place) => atPlace(place, valuesOf(memberForm, member))),
  ),
});

/** What the API takes. */
export const committeeContent = (values: Values) => ({
  ...contentOf(committeeForm, values),
  members: membersIn(values).map((member) => contentOf(memberForm, member)),
});

export const memberNeeds = (values: Values): string[] =>
  membersIn(values).flatMap((member, place) =>
    memberParts.some(([part]) => isBlank(member[part])) ? [`all about member ${place + 1}`] : [],
  );

export const memberErrors = (values: Values): Errors =>
  Object.assign({}, ...membersIn(values).map((member, place) => atPlace(place, errorsOf(member))));

function errorsOf(member: MemberText): Errors {
  const wrong = errorsIn(memberForm, member);
  const isBackwards = !wrong.fromYear && !wrong.toYear && wholeIn(member.fromYear) > wholeIn(member.toYear);
  return isBackwards ? { ...wrong, toYear: committeeMessages.term } : wrong;
}
