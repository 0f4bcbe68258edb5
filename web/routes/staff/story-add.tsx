import { useLocation } from 'react-router';
import { editorRole } from '../../../contract/roles.ts';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { storyContent, storyValues, storyWords } from '../../features/stories/form.ts';
import { StoryEditor } from '../../features/stories/story-editor.tsx';
import { storyAddress, storySection } from '../../features/stories/story-sections.ts';
import { pageMeta } from '../../ui/meta.ts';
import { useSession } from '../../ui/session.tsx';
import { categoryOf } from '../../ui/variant.ts';
import type { Route } from './+types/story-add.ts';
import { storyCalls } from './story-calls.ts';

const kindOf = (pathname: string) => (/^\/(blog|alumni\/alblog)\//.test(pathname) ? 'article' : 'news');

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageMeta(matches, { title: storyWords[kindOf(location.pathname)].addTitle, path: null }),
  { name: 'robots', content: 'noindex' },
];

export default function StoryAdd() {
  return (
    <SessionGate atLeast={editorRole}>
      <NewStory />
    </SessionGate>
  );
}

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
