import { editorRole } from '../../../contract/roles.ts';
import { profileCalls } from '../../features/profiles/office/profile-calls.ts';
import { ProfileForm } from '../../features/profiles/office/profile-form.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';

const screen = gatedScreen({
  atLeast: editorRole,
  title: 'Add profile',
  view: () => (
    <ProfileForm
      profile={null}
      save={(values, _, said) => profileCalls.add(values, said)}
      done={({ id }) => ({
        to: '/profiles',
        text: 'New Profile Added',
        link: { to: `/profiles/view/${id}`, label: 'View' },
      })}
      cancelTo="/profiles"
    />
  ),
});

export const { meta } = screen;
export default screen.Component;
