import { schoolTimeWords } from '../../../../contract/school-time.ts';
import type { StoryKind } from '../../../../contract/stories.ts';
import { DeleteControl } from '../../../office/forms/delete-control.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { momentInWords } from '../../../office/publishing/publish-values.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { storyWords } from '../form.ts';
import { storySection } from '../story-sections.ts';
import './story-tools.css';

type Props = {
  kind: StoryKind;
  story: { id: number; category: number; draft: boolean; createdAt: string };
  /** Where the story is read. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For its author and the administrators, on the page of a story. */
export function StoryTools({ kind, story: { id, category, draft, createdAt }, path, remove }: Props) {
  const ahead = new Date(createdAt) > new Date();
  return (
    <>
      {draft && <p className="story-mark">Draft: only its author and the administrators see it.</p>}
      {!draft && ahead && (
        <p className="story-mark">
          Not public yet: it will be published on {momentInWords(createdAt)}, {schoolTimeWords}.
        </p>
      )}
      <ButtonLink to={`${path}?edit`} kind="sun" small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <DeleteControl
        className="btn line sm"
        text={storyWords[kind].deleted}
        to={storySection(kind, category).base}
        backTo={path}
        {...{ kind, id, remove }}
      >
        <Icon name="trash" />
        Delete
      </DeleteControl>
    </>
  );
}
