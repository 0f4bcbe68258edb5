import { useParams } from 'react-router';
import { authorRole } from '../../../contract/people/roles.ts';
import { storyContent, storyValues, storyWords } from '../../features/stories/form.ts';
import { storyCalls } from '../../features/stories/office/story-calls.ts';
import { StoryEditor } from '../../features/stories/office/story-editor.tsx';
import { storyAddress } from '../../features/stories/story-sections.ts';
import { isSentIn, sentIn } from '../../office/review/sent-in.ts';
import { gatedScreen } from '../../session/guarded-screen.tsx';
import { useSession } from '../../session/session.tsx';

const screen = gatedScreen({ atLeast: authorRole, title: 'New draft', view: NewDraft });

export const { meta } = screen;
export default screen.Component;

/** Where those begin who write drafts alone; an editor publishes them. */
function NewDraft() {
  const { section } = useParams();
  const { user } = useSession();
  const kind = section === 'blog' ? 'article' : 'news';
  return (
    <StoryEditor
      key={kind}
      kind={kind}
      title={storyWords[kind].addTitle}
      category={0}
      start={storyValues(kind, { category: 0, draft: true }, new Date())}
      published={false}
      author={user?.name ?? ''}
      save={(values, _, said) => storyCalls[kind].begin({ ...storyContent(kind, values, new Date()), ...said })}
      done={(story, values) =>
        isSentIn(values) ? sentIn : { to: `${storyAddress(kind, story)}?edit`, text: 'Draft saved' }
      }
      cancelTo="/desk"
    />
  );
}
