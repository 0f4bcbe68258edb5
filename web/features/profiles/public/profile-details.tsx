import type { Profile } from '../../../../contract/content/profiles.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { groupOf } from '../profile-groups.ts';

/** One person: a large portrait, and what they do at the school in their own section of text. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const [portrait] = profile.pictureInfo;
  return (
    <article className="profile">
      {portrait && (
        <div className="portrait">
          <Picture picture={portrait} sizes="(width >= 60rem) 26rem, (width >= 40rem) 24rem, 80vw" eager />
        </div>
      )}
      <div className="profile-text">
        <p>
          <span className="tag">{groupOf(profile.tag).name}</span>
        </p>
        <RichText html={profile.bio} className="prose opens" />
      </div>
    </article>
  );
}
