import { useLocation } from 'react-router';
import type { Story, StoryKind } from '../../../../contract/stories.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { ContentPreviewLink } from '../../../office/preview/content-preview-link.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
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
export default function StoryEditing({ kind, story, author }: Props) {
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
      start={storyValues(kind, story, new Date())}
      version={story.updatedAt}
      pictures={story.pictureInfo}
      published={published}
      author={author}
      portrait={story.authorPicture}
      save={(values, updatedAt, said) =>
        calls.edit(id, { ...storyContent(kind, values, new Date()), ...said, updatedAt })
      }
      reload={async () => {
        const now = await calls.view(id);
        return { values: storyValues(kind, now, new Date()), version: now.updatedAt };
      }}
      // It stays where it was read, unless it has moved to the other list.
      done={(saved, values) => {
        if (isSentIn(values)) return sentIn;
        const moved = saved.category !== category && storyAddress(kind, saved);
        if (saved.draft) return draftSaved(saved, { moved, anew: published && storyValues(kind, saved, new Date()) });
        return { to: moved || pathname, text: !published && isPublic(saved) ? added : edited };
      }}
      cancelTo={pathname}
      notice={story.draft && <ReviewNote kind={kind} id={id} />}
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
