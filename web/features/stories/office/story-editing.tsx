import { useLocation } from 'react-router';
import type { PictureInfo } from '../../../../contract/media.ts';
import type { StoryKind } from '../../../../contract/stories.ts';
import { DeleteControl } from '../../../office/forms/delete-control.tsx';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
import { isPublic } from '../../../ui/is-public.ts';
import { storyAddress, storySection } from '../story-sections.ts';
import { type EditedStory, revisionStart, storyContent, storyStart, storyWords } from '../story-writing.ts';
import { storyCalls } from './story-calls.ts';
import { StoryEditor } from './story-editor.tsx';

type Props = {
  kind: StoryKind;
  story: EditedStory & { id: number; updatedAt: string; pictureInfo: PictureInfo[] };
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
      start={storyStart(story, new Date())}
      version={story.updatedAt}
      pictures={story.pictureInfo}
      published={published}
      author={author}
      save={(values, updatedAt, said) => calls.edit(id, { ...storyContent(values, new Date()), ...said, updatedAt })}
      reload={async () => {
        const now = await calls.view(id);
        return { values: storyStart(now, new Date()), version: now.updatedAt };
      }}
      // It stays where it was read, unless it has moved to the other list.
      done={(saved) => {
        const moved = saved.category !== category && storyAddress(kind, saved);
        if (saved.draft) return draftSaved(saved, { moved, anew: published && storyStart(saved, new Date()) });
        return { to: moved || pathname, text: !published && isPublic(saved) ? added : edited };
      }}
      cancelTo={pathname}
      aside={
        <>
          <HistoryPanel kind={kind} id={id} toValues={(content) => revisionStart(content, new Date())} />
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
