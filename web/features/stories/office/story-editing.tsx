import { useLocation } from 'react-router';
import type { KeptChange } from '../../../../contract/content/kept.ts';
import type { Story, StoryKind } from '../../../../contract/content/stories.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { keptCalls } from '../../../office/kept/kept-calls.ts';
import { KeptGate } from '../../../office/kept/kept-gate.tsx';
import { KeptNote } from '../../../office/kept/kept-note.tsx';
import { startedFrom, versionOf } from '../../../office/kept/kept-version.ts';
import { ContentPreviewLink } from '../../../office/preview/content-preview-link.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
import { isKept, keptStart, keptWords } from '../../../office/publishing/publish-values.ts';
import { ReviewNote } from '../../../office/review/review-note.tsx';
import { isSentIn, sentIn } from '../../../office/review/sent-in.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { isPublic } from '../../../ui/dates/is-public.ts';
import { storyContent, storyValues, storyWords } from '../form.ts';
import { storyAddress, storySection } from '../story-sections.ts';
import { storyCalls } from './story-calls.ts';
import { StoryEditor } from './story-editor.tsx';

type Props = {
  kind: StoryKind;
  story: Omit<Story, 'author'>;
  author: string;
};

/** A story in place of which its editor stands. */
export default function StoryEditing(props: Props) {
  const { kind, story } = props;
  return (
    <KeptGate key={story.id} kind={kind} id={story.id} published={isPublic(story)}>
      {(kept) => <Editing {...props} kept={kept} />}
    </KeptGate>
  );
}

const valuesOf = (kind: StoryKind, story: Record<string, unknown>, kept: KeptChange | null) => {
  const values = storyValues(kind, { ...story, ...kept?.content }, new Date());
  return kept ? keptStart(values, kept) : values;
};

function Editing({ kind, story, author, kept }: Props & { kept: KeptChange | null }) {
  const { pathname } = useLocation();
  const { editTitle, added, edited, deleted, deleteLabel } = storyWords[kind];
  const { id, category } = story;
  const calls = storyCalls[kind];
  const published = isPublic(story);
  return (
    <StoryEditor
      key={id}
      kind={kind}
      title={editTitle}
      category={category}
      start={valuesOf(kind, story, kept)}
      version={versionOf(story.updatedAt, kept)}
      pictures={kept?.pictureInfo ?? story.pictureInfo}
      published={published}
      author={author}
      portrait={story.authorPicture}
      save={(values, version, said) =>
        calls.edit(id, { ...storyContent(kind, values, new Date()), ...said, ...startedFrom(version) })
      }
      reload={async () => {
        const now = await calls.view(id);
        const then = isPublic(now) ? await keptCalls.view(kind, id) : null;
        return { values: valuesOf(kind, now, then), version: versionOf(now.updatedAt, then) };
      }}
      // It stays where it was read, unless it has moved to the other list.
      done={(saved, values) => {
        if (isSentIn(values)) return sentIn;
        if (isKept(values)) return { to: pathname, text: keptWords };
        const moved = saved.category !== category && storyAddress(kind, saved);
        if (saved.draft) return draftSaved(saved, { moved, anew: published && storyValues(kind, saved, new Date()) });
        const text = !published && isPublic(saved) ? added : edited;
        return { to: moved || pathname, version: saved.updatedAt, text };
      }}
      cancelTo={pathname}
      notice={kept ? <KeptNote kind={kind} id={id} kept={kept} /> : story.draft && <ReviewNote kind={kind} id={id} />}
      aside={
        <>
          <ContentPreviewLink kind={kind} id={id} />
          <HistoryPanel kind={kind} id={id} toValues={(content) => storyValues(kind, content, new Date())} />
          <DeleteControl
            className="delete-link"
            text={deleted}
            to={storySection(kind, category).base}
            backTo={pathname}
            remove={() => calls.remove(id)}
            {...{ kind, id }}
          >
            {deleteLabel}
          </DeleteControl>
        </>
      }
    />
  );
}
