import { authorRole, editorRole } from '../../../contract/people/roles.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';

type Props = { isOwn: boolean; role: number };

/** Nothing written yet, and the way to the first for those who may. */
export function NoPosts({ isOwn, role }: Props) {
  return (
    <EmptyState
      sentence={isOwn ? 'You have not written anything yet.' : 'Nothing written yet.'}
      drawing={3}
      hint="News stories and blog posts appear here, with drafts and what is to be published later."
    >
      {isOwn && role === authorRole && <ButtonLink to="/desk">To your desk</ButtonLink>}
      {isOwn && role >= editorRole && (
        <>
          <ButtonLink to="/news/add" kind="line">
            Post New Story
          </ButtonLink>
          <ButtonLink to="/blog/add" kind="line">
            Add Post
          </ButtonLink>
        </>
      )}
    </EmptyState>
  );
}
