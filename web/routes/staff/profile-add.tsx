import { editorRole } from '../../../contract/people/roles.ts';
import { profileContent, profileValues } from '../../features/profiles/form.ts';
import { profileCalls } from '../../features/profiles/office/profile-calls.ts';
import { ProfileForm } from '../../features/profiles/office/profile-form.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';

const screen = gatedScreen({
  atLeast: editorRole,
  title: 'Add profile',
  view: () => (
    <ProfileForm
      start={profileValues({}, new Date())}
      published={false}
      save={(values, _, said) => profileCalls.add({ ...profileContent(values, new Date()), ...said })}
      done={({ id, draft }) =>
        draft
          ? { to: `/profiles/view/${id}?edit`, text: 'Draft saved' }
          : { to: '/profiles', text: 'New Profile Added', link: { to: `/profiles/view/${id}`, label: 'View' } }
      }
      cancelTo="/profiles"
    />
  ),
});

export const { meta } = screen;
export default screen.Component;
