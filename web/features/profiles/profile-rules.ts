import type { Profile } from '../../../contract/profiles.ts';
import { adminRole } from '../../../contract/roles.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes } from '../../ui/form/words.ts';

/** What the form says of an image that it does not take. */
export const profileImageMessages = {
  tooLarge: 'Image file is too large - Upload file less than 700kb',
  wrongType: 'Wrong file type. Upload a jpg, jpeg or png',
} as const;

type Person = { id: number; role: number };

/** Its owner, or an administrator. */
export const mayChangeProfile = (user: Person | null, { userId }: Pick<Profile, 'userId'>): boolean =>
  user !== null && (user.role >= adminRole || user.id === userId);

export const profileNeeds = ({ name, tag, position, bio, pictures }: Values): string[] =>
  blankOnes([
    [name, 'a name'],
    [position, 'a position'],
    [bio, 'a bio'],
    [tag, 'a group'],
    [pictures, 'an image'],
  ]);
