// Apart from the schemas, so that a form does not bring a validator along.
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
