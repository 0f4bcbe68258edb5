import type { StoryKind } from '../../../../contract/content/stories.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { publishMark } from '../../../office/publishing/publish-mark.ts';
import { ItemTools } from '../../../office/tools/item-tools.tsx';
import { storyWords } from '../form.ts';
import { storySection } from '../story-sections.ts';

type Props = {
  kind: StoryKind;
  story: { id: number; category: number; draft: boolean; createdAt: string };
  /** Where the story is read. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For its author and the administrators, on the page of a story. */
export const StoryTools = ({ kind, story, ...rest }: Props) => (
  <ItemTools
    {...rest}
    kind={kind}
    id={story.id}
    mark={publishMark(story)}
    text={storyWords[kind].deleted}
    to={storySection(kind, story.category).base}
  />
);
