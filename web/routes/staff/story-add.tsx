import { useLocation } from 'react-router';
import { editorRole } from '../../../contract/people/roles.ts';
import { storyContent, storyValues, storyWords } from '../../features/stories/form.ts';
import { storyCalls } from '../../features/stories/office/story-calls.ts';
import { StoryEditor } from '../../features/stories/office/story-editor.tsx';
import { storyAddress, storySection } from '../../features/stories/story-sections.ts';
import { gatedScreen } from '../../session/guarded-screen.tsx';
import { useSession } from '../../session/session.tsx';
import { categoryOf } from '../../ui/addresses/variant.ts';

const kindOf = (pathname: string) => (/^\/(blog|alumni\/alblog)\//.test(pathname) ? 'article' : 'news');

const screen = gatedScreen({
  atLeast: editorRole,
  title: (pathname) => storyWords[kindOf(pathname)].addTitle,
  view: NewStory,
});

export const { meta } = screen;
export default screen.Component;

function NewStory() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const [kind, category] = [kindOf(pathname), categoryOf(pathname)] as const;
  const { addTitle, added } = storyWords[kind];
  return (
    <StoryEditor
      // The same form at another address is another form.
      key={pathname}
      kind={kind}
      title={addTitle}
      category={category}
      start={storyValues(kind, { category }, new Date())}
      published={false}
      author={user?.name ?? ''}
      save={(values, _, said) => storyCalls[kind].add({ ...storyContent(kind, values, new Date()), ...said })}
      done={(story) =>
        story.draft
          ? { to: `${storyAddress(kind, story)}?edit`, text: 'Draft saved' }
          : {
              to: storySection(kind, story.category).base,
              text: added,
              link: { to: storyAddress(kind, story), label: 'View' },
            }
      }
      cancelTo={storySection(kind, category).base}
    />
  );
}
