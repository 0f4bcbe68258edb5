import { profileCalls } from './profile-calls.ts';
import { ProfileTools } from './profile-tools.tsx';

/** What the owner and the administrators can do with a profile that they read. */
export default function ProfileControls({ id, path }: { id: number; path: string }) {
  return <ProfileTools id={id} path={path} remove={() => profileCalls.remove(id)} />;
}
