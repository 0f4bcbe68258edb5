import { editorRole } from '../../../contract/roles.ts';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { ProfileForm } from '../../features/profiles/profile-form.tsx';
import { pageMeta } from '../../ui/meta.ts';
import type { Route } from './+types/profile-add.ts';
import { profileCalls } from './profile-calls.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Add profile', path: null }),
  { name: 'robots', content: 'noindex' },
];

export default function ProfileAdd() {
  return (
    <SessionGate atLeast={editorRole}>
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
    </SessionGate>
  );
}
