import type { ReactNode } from 'react';

type Props = { profile: ReactNode; bio: ReactNode };

/** Radio buttons that look like tabs: they switch without any script, and the arrow keys move between them. */
export function AlumnusTabs({ profile, bio }: Props) {
  return (
    <div className="tabs">
      <fieldset className="tab-bar">
        <legend className="vh">What to show</legend>
        <label>
          <input type="radio" name="tab" value="profile" defaultChecked />
          Profile
        </label>
        <label>
          <input type="radio" name="tab" value="bio" />
          Bio
        </label>
      </fieldset>
      <div className="tab-profile">{profile}</div>
      <div className="tab-bio">{bio}</div>
    </div>
  );
}
