import { profileFields } from '../../../contract/content/profiles.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import { isComplete, publishContent, publishStart } from '../../office/publishing/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormField } from '../../ui/form/describe.ts';
import { profileGroups } from './profile-groups.ts';

const { name, position, bio, tag, pictures } = profileFields;

export const profileForm = quietly({
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  position: {
    rule: position,
    label: 'Position',
    needed: 'a position',
    asked: isComplete,
    autoComplete: 'off',
    hint: 'What they do at the school: Head of music, Class teacher P4.',
  },
  bio: { rule: bio, label: 'Bio', needed: 'a bio', asked: isComplete },
  tag: {
    rule: tag,
    label: 'Group',
    needed: 'a group',
    aside: true,
    options: [
      { value: '', label: 'Choose a group' },
      ...profileGroups.map((group) => ({ value: String(group.tag), label: group.name })),
    ],
  },
  pictures: { rule: pictures, label: 'Image', needed: 'an image', aside: true, asked: isComplete },
} satisfies Record<string, FormField>);

/** What the form says of an image that it does not take. */
export const profileImageMessages = {
  tooLarge: 'Image file is too large - Upload file less than 700kb',
  wrongType: 'Wrong file type. Upload a jpg, jpeg or png',
} as const;

/** What stands in the form: of a profile, of an earlier version of it, or of nothing yet. */
export const profileValues = (profile: Record<string, unknown>, now: Date): Values => ({
  ...valuesOf(profileForm, profile),
  ...publishStart(profile, now),
});

/** What is sent. */
export const profileContent = (values: Values, now: Date) => ({
  ...contentOf(profileForm, values),
  ...publishContent(values, now),
});
