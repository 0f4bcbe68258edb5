import { z } from 'zod';
import { id, instant, optionalLine, pictureName, schemasOf, wholeNumber } from '../common/fields.ts';
import { choiceOf, emailRule, lineOf, nameMaxLength, pictureOf } from '../common/form.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { optionalPhoneRule } from '../common/phone/phone.ts';
import { publishState } from '../content/publishing.ts';
import { pictureInfo } from '../media/media.ts';
import { chosenPassword, givenPassword, passwordMessage } from './auth.ts';
import { highestGivenRole } from './roles.ts';

/** How many of each group one answer of the administrators' list holds, unless fewer are asked for. */
export const usersPerGroup = 100;
const userGroups = ['admins', 'editors', 'authors', 'users'] as const;
export type UserGroup = (typeof userGroups)[number];
export const invitationDays = 7;

export const userMessages = {
  name: 'Name is required.',
  role: 'Choose a role from 1 to 4.',
  suspend: 'Suspended is either true or false.',
  change: 'Say what to change: role, suspend or pwd.',
  emailTaken: 'There is an account with this e-mail already.',
  emailInvited: 'This e-mail has an open invitation already.',
  mailWaits: 'Mail is not set up. Make a new link under Users, Invitations.',
  lastAdministrator: 'At least one active administrator must remain.',
  above: 'Nothing is added in the name of somebody who has a higher role than yours.',
} as const;

const socialMaxLength = 200;

/** What a person tells about themself. */
export const accountFields = {
  name: lineOf(nameMaxLength, userMessages.name),
  telephone: optionalPhoneRule,
  twitter: lineOf(socialMaxLength),
  linkedIn: lineOf(socialMaxLength),
  instagram: lineOf(socialMaxLength),
  picture: pictureOf(),
};

// Shown as a link, so no scheme may come in that runs something.
const socialLink = optionalLine(socialMaxLength).refine(
  (text) => /^https?:\/\//i.test(text) || !text.includes(':'),
  'A name or a web address is required.',
);

const profile = z.object({
  ...schemasOf(accountFields, 'all'),
  twitter: socialLink,
  linkedIn: socialLink,
  instagram: socialLink,
  picture: z
    .union([z.literal(''), pictureName], { error: 'This is not the name of an uploaded picture.' })
    .describe('The name of an uploaded picture; empty for none'),
});

const passwords = z.object({
  oldPwd: z.string({ error: passwordMessage }).min(1, passwordMessage).max(1000, passwordMessage),
  pwd: chosenPassword,
});

/** The mere presence of a password makes it a change of password; what else is sent is then ignored. */
const isPasswordChange = (edit: object): boolean => 'pwd' in edit || 'oldPwd' in edit;

// A field that is wrong must not hide another one that is missing.
const alsoAfterErrors = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

export const userEdit = profile
  .extend(passwords.shape)
  .partial()
  .refine((edit) => isPasswordChange(edit) || edit.name !== undefined, {
    path: ['name'],
    error: userMessages.name,
    ...alsoAfterErrors,
  })
  .refine((edit) => !isPasswordChange(edit) || edit.oldPwd !== undefined, {
    path: ['oldPwd'],
    error: passwordMessage,
    ...alsoAfterErrors,
  })
  .refine((edit) => !isPasswordChange(edit) || edit.pwd !== undefined, {
    path: ['pwd'],
    error: passwordMessage,
    ...alsoAfterErrors,
  })
  .describe('Either the profile, with at least the name, or oldPwd and pwd; what is not sent stays as it is');

export type UserEdit = z.infer<typeof userEdit>;

const givenRole = wholeNumber<string | number>(1, highestGivenRole, userMessages.role);

export const userChange = z
  .object({
    role: givenRole.optional(),
    suspend: z
      .union([z.boolean(), z.literal(0), z.literal(1)], { error: userMessages.suspend })
      .transform(Boolean)
      .optional(),
    pwd: givenPassword.optional(),
  })
  // A name that is spelt wrongly must not look like a change that was made.
  .refine(({ role, suspend, pwd }) => [role, suspend, pwd].some((one) => one !== undefined), userMessages.change);

export type UserChange = z.infer<typeof userChange>;

export const user = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.number().int().min(1).max(5),
    suspend: z.boolean(),
    picture: z.string().describe('A file name, or empty'),
    pictureInfo: z.array(pictureInfo),
    telephone: z.string(),
    twitter: z.string(),
    linkedIn: z.string(),
    instagram: z.string(),
    updatedAt: instant.describe('The last login'),
    createdAt: instant,
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof user>;

const ownStory = z.object({ id, title: z.string(), category: z.number().int(), createdAt: instant, ...publishState });

export const userView = z.object({
  foundUser: user,
  userStories: z.array(ownStory).describe('The newest 100'),
  userArticles: z.array(ownStory).describe('The newest 100'),
});

export const userDetail = userView.extend({
  userProfiles: z.array(z.object({ id, profileTitle: z.string(), position: z.string(), ...publishState })),
  userGalleries: z.array(
    z.object({ id, name: z.string(), category: z.number().int(), createdAt: instant, ...publishState }),
  ),
});

/** What a person wrote, also what readers do not see yet. */
const userPost = z.object({
  id,
  kind: z.enum(['news', 'article']),
  title: z.string(),
  category: z.number().int(),
  createdAt: instant.describe('When it is or will be published'),
  ...publishState,
});

export type UserPost = z.infer<typeof userPost>;

export const userPosts = z.object({ docs: z.array(userPost), pages: pageCount, total: z.number().int() });

export const userListQuery = z.object({
  page: pageNumber.describe('Each page holds up to 100 of every group'),
  q: optionalLine(100).default('').describe('A part of a name or of an e-mail'),
  group: z.enum(userGroups).optional().describe('Only this group; the others are empty'),
  state: z.enum(['active', 'suspended']).optional(),
  sort: z
    .enum(['name', '-name', 'updatedAt', '-updatedAt'])
    .default('name')
    .describe('The order within each group; updatedAt is the last login, a minus goes downwards'),
  items: wholeNumber(1, usersPerGroup).default(usersPerGroup).describe('How many of each group'),
});

export type UserListQuery = z.infer<typeof userListQuery>;

const count = z.number().int().min(0);

export const userList = z.object({
  admins: z.array(user),
  editors: z.array(user),
  authors: z.array(user),
  users: z.array(user),
  totals: z
    .object({ admins: count, editors: count, authors: count, users: count })
    .describe('How many of each group there are on all pages together'),
  pages: pageCount,
});

/** Who is invited. */
export const invitationFields = {
  name: lineOf(nameMaxLength, userMessages.name),
  email: emailRule,
  role: choiceOf(userMessages.role),
};

export const invitationAdd = z.object({ ...schemasOf(invitationFields, 'add'), role: givenRole });
export type InvitationAdd = z.infer<typeof invitationAdd>;

export const invitation = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.number().int().min(1).max(highestGivenRole),
    createdAt: instant,
    expiresAt: instant,
    expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });

export type Invitation = z.infer<typeof invitation>;

export const madeInvitation = invitation
  .extend({
    link: z
      .string()
      .optional()
      .describe('Only where no mail server is set up, and only in this answer: the link, to be handed over'),
  })
  .meta({ id: 'MadeInvitation' });

export type MadeInvitation = z.infer<typeof madeInvitation>;
