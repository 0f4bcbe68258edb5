import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import type { StoryKind } from '../../../contract/content/stories.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { HillsLoading } from '../../session/hills-loading.tsx';
import { useSession } from '../../session/session.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { isPublic } from '../../ui/dates/is-public.ts';
import type { RootData } from '../../ui/meta/meta.ts';
import { StoryPage } from './public/view/story-page.tsx';
import type { storyView } from './public/view/story-view.ts';

// Readers never need these.
const StoryControls = lazy(() => import('./office/story-controls.tsx'));
const ReviewBar = lazy(() => import('../../office/review/review-bar.tsx'));
const StoryEditing = lazy(() => import('./office/story-editing.tsx'));

type Props = { kind: StoryKind; view: ReturnType<typeof storyView> };

/** A story to be read, and with ?edit in the address to be changed by those who may. */
export function StoryScreen({ kind, view }: Props) {
  const { school, origin } = useRouteLoaderData('root') as RootData;
  const { state, user } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { story, batches } = view;
  const author = story.author ?? school.schoolName;
  const mayChange = user !== null && (user.role >= adminRole || user.id === story.userId);

  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && state !== 'unknown') {
    return (
      <SessionGate atLeast={1}>
        {mayChange ? (
          <Suspense fallback={<HillsLoading label="One moment." />}>
            <StoryEditing kind={kind} story={{ ...story, detail: batches.join('') }} author={author} />
          </Suspense>
        ) : (
          <Navigate to="/unauthorized" replace />
        )}
      </SessionGate>
    );
  }
  const tools = mayChange && (
    <Suspense>
      <StoryControls kind={kind} story={story} path={pathname} />
    </Suspense>
  );
  const unpublished = mayChange && !isPublic(story);
  const reviews = user !== null && user.role >= editorRole && user.id !== story.userId && story.draft;
  return (
    <>
      <StoryPage {...view} {...{ kind, author, origin, unpublished: unpublished || story.draft, tools }} />
      {reviews && (
        <Suspense>
          <ReviewBar kind={kind} id={story.id} title={story.title} updatedAt={story.updatedAt} />
        </Suspense>
      )}
    </>
  );
}
