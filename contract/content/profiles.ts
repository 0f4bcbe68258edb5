import { z } from 'zod';
import {
  emptyIsNone,
  id,
  instant,
  pictureName,
  schemasOf,
  textsOf,
  unlessNoObject,
  wholeNumber,
} from '../common/fields.ts';
import { choiceOf, htmlOf, lineOf, pictureOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount } from '../common/paging.ts';
import { pictureInfo, withPictureWords } from '../media/media.ts';
import { asBegun, asComplete, asKept, draftMessage } from './publishing.ts';

export const profileGroups = { 10: 'Governors', 20: 'Management', 30: 'Teachers' } as const;

export type ProfileGroup = keyof typeof profileGroups;

const profileMessages = {
  name: 'A name is required.',
  position: 'A position is required.',
  bio: 'A biography is required.',
  group: 'Choose a group.',
} as const;

const group = wholeNumber(10, 30, profileMessages.group)
  .pipe(z.literal([10, 20, 30], { error: profileMessages.group }))
  .describe('10 Governors, 20 Management, 30 Teachers');

export const groupParam = z.object({ group });

/** What is written about a person; the API, the form and the history all follow this list. */
export const profileFields = {
  name: lineOf(120, profileMessages.name),
  position: lineOf(120, profileMessages.position),
  bio: htmlOf(profileMessages.bio),
  tag: choiceOf(profileMessages.group),
  pictures: pictureOf('A picture is required.'),
};

/** Of a draft a name and a group are enough. */
export const begunProfileFields = { ...profileFields, position: lineOf(120), bio: htmlOf() };

const written = <A extends z.ZodRawShape, B extends z.ZodRawShape>(mode: 'add' | 'edit', complete: A, begun: B) =>
  z.discriminatedUnion(
    'draft',
    [
      z.object({ ...schemasOf(profileFields, mode), tag: group, ...withPictureWords, ...complete, ...asComplete }),
      z.object({ ...schemasOf(begunProfileFields, mode), tag: group, ...withPictureWords, ...begun, ...asBegun }),
    ],
    unlessNoObject(draftMessage),
  );

const noPicture = z.union([z.literal(''), pictureName]);
const addFields = {
  userId: emptyIsNone(id.optional()).describe('Counts only when an administrator adds for somebody else'),
};
const editFields = { ...asKept, updatedAt: startedFrom };

export const profileAdd = written(
  'add',
  { ...addFields, pictures: pictureName.describe('One file name') },
  { ...addFields, pictures: noPicture.default('') },
);
export const profileEdit = written(
  'edit',
  { ...editFields, pictures: pictureName.optional().describe('One file name; the picture stays unless it is given') },
  { ...editFields, pictures: noPicture.optional().describe('Empty for none; the picture stays unless it is given') },
);

export type ProfileAdd = z.infer<typeof profileAdd>;
export type ProfileEdit = z.infer<typeof profileEdit>;

export const profile = z
  .object({
    id,
    ...textsOf(profileFields),
    bio: z.string().describe('Sanitised HTML'),
    tag: group,
    pictures: z.string().describe('One file name'),
    pictureInfo: z.array(pictureInfo),
    UserId: id.nullable().describe('The owner'),
    userId: id.nullable().describe('The owner; both spellings are in use'),
    createdAt: instant.describe('When it is or will be published'),
    draft: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'Profile' });

export type Profile = z.infer<typeof profile>;

export const profileList = z.object({ docs: z.array(profile), pages: pageCount });
export const profileHome = z.object({
  profiles: z.array(profile),
  message: z
    .object({ tag: z.string(), title: z.string(), pageText: z.string(), pictureInfo: z.array(pictureInfo) })
    .nullable()
    .describe('The message of the director'),
});
