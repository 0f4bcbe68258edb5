import type { KeptChange } from '../../../../contract/content/kept.ts';
import type { Profile } from '../../../../contract/content/profiles.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { keptCalls } from '../../../office/kept/kept-calls.ts';
import { KeptGate } from '../../../office/kept/kept-gate.tsx';
import { KeptNote } from '../../../office/kept/kept-note.tsx';
import { startedFrom, versionOf } from '../../../office/kept/kept-version.ts';
import { ContentPreviewLink } from '../../../office/preview/content-preview-link.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
import { isKept, keptStart, keptWords } from '../../../office/publishing/publish-values.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { isPublic } from '../../../ui/dates/is-public.ts';
import { profileContent, profileValues } from '../form.ts';
import { profileCalls } from './profile-calls.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileDeletion } from './profile-tools.tsx';

type Props = { profile: Profile; path: string };

/** A profile in place of which its form stands. */
export default function ProfileEditing(props: Props) {
  const { profile } = props;
  return (
    <KeptGate key={profile.id} kind="profile" id={profile.id} published={isPublic(profile)}>
      {(kept) => <Editing {...props} kept={kept} />}
    </KeptGate>
  );
}

const valuesOf = (profile: Profile, kept: KeptChange | null) => {
  const values = profileValues({ ...profile, ...kept?.content }, new Date());
  return kept ? keptStart(values, kept) : values;
};

function Editing({ profile, path, kept }: Props & { kept: KeptChange | null }) {
  const { id, draft, createdAt } = profile;
  const published = isPublic(profile);
  return (
    <ProfileForm
      key={id}
      id={id}
      start={valuesOf(profile, kept)}
      version={versionOf(profile.updatedAt, kept)}
      pictures={kept?.pictureInfo ?? profile.pictureInfo}
      published={published}
      save={(values, version, said) =>
        profileCalls.edit(id, { ...profileContent(values, new Date()), ...said, ...startedFrom(version) })
      }
      reload={async () => {
        const now = await profileCalls.view(id);
        const then = isPublic(now) ? await keptCalls.view('profile', id) : null;
        return { values: valuesOf(now, then), version: versionOf(now.updatedAt, then) };
      }}
      done={(saved, values) => {
        if (isKept(values)) return { to: path, text: keptWords };
        if (saved.draft) return draftSaved(saved, { moved: false, anew: published && valuesOf(saved, null) });
        const text = !published && isPublic(saved) ? 'New Profile Added' : 'Profile Edited';
        return { to: path, version: saved.updatedAt, text };
      }}
      cancelTo={path}
      notice={kept && <KeptNote kind="profile" id={id} kept={kept} />}
      aside={
        <>
          <ContentPreviewLink kind="profile" id={id} />
          <HistoryPanel
            kind="profile"
            id={id}
            // Versions of before there were drafts do not say whether it was one.
            toValues={(content) => profileValues({ draft, createdAt, ...content }, new Date())}
          />
          <DeleteControl
            {...profileDeletion}
            id={id}
            backTo={path}
            remove={() => profileCalls.remove(id)}
            className="delete-link"
          >
            Delete this profile
          </DeleteControl>
        </>
      }
    />
  );
}
