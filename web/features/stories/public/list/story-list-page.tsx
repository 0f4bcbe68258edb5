import type { ReactNode } from 'react';
import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import { editorRole } from '../../../../../contract/people/roles.ts';
import { useSession } from '../../../../session/session.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../../../ui/links/button-link.tsx';
import { useWords } from '../../../../ui/meta/site.ts';
import { storySection } from '../../story-sections.ts';
import type { AsideItems } from '../view/aside-items.ts';
import { StoryAside } from '../view/story-aside.tsx';
import { SearchBox } from './search-box.tsx';
import { StoryList } from './story-list.tsx';

type Props = {
  kind: StoryKind;
  category: number;
  lead: StoryCard | null;
  stories: StoryCard[];
  page: number;
  pages: number;
  /** The blog has a sidebar; news takes the whole width. */
  aside?: AsideItems;
  /** For those who may see it: what is not public yet. */
  unpublished?: ReactNode;
};

export function StoryListPage({ kind, category, lead, stories, page, pages, aside, unpublished }: Props) {
  const { title, sub, above, emptySentence, addTo, addLabel } = storySection(kind, category);
  const words = useWords();
  const { user } = useSession();
  const addLink = user && user.role >= editorRole && (
    <ButtonLink to={addTo} kind="sun">
      <Icon name="plus" />
      {addLabel}
    </ButtonLink>
  );
  return (
    <>
      <Banner title={title} sub={words[sub]} crumbs={above} action={addLink} />
      {unpublished}
      <div className="band tight">
        <div className={aside ? 'wrap article' : 'wrap'}>
          {lead ? (
            <StoryList kind={kind} category={category} lead={lead} stories={stories} page={page} pages={pages} />
          ) : (
            <EmptyState sentence={emptySentence} drawing={kind === 'news' ? 5 : 2} />
          )}
          {aside && <StoryAside items={aside} search={<SearchBox />} />}
        </div>
      </div>
    </>
  );
}
