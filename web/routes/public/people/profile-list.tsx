import { editorRole } from '../../../../contract/people/roles.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { profileGroups } from '../../../features/profiles/profile-groups.ts';
import { AddProfileLink } from '../../../features/profiles/public/add-profile-link.tsx';
import { GroupChips } from '../../../features/profiles/public/group-chips.tsx';
import { ProfileGroupSection } from '../../../features/profiles/public/profile-group.tsx';
import { useSession } from '../../../session/session.tsx';
import { pageNumberOf, requirePage } from '../../../ui/addresses/page-number.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { Pager } from '../../../ui/links/pager.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { useSite, useWords } from '../../../ui/meta/site.ts';
import { openingOf } from '../../../ui/text/opening.ts';
import type { Route } from './+types/profile-list.ts';

const title = 'Our staff';

async function load(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const groups = await Promise.all(
    profileGroups.map(async ({ tag, slug }) => {
      const page = pageNumberOf(url, slug);
      const answer = api.profiles[':group'].$get({ param: { group: String(tag) }, query: { page: String(page) } });
      const { docs, pages } = await unwrap(answer);
      requirePage(page, pages);
      const people = docs.map(({ id, name, position, pictureInfo, bio }) => {
        return { id, name, position, pictureInfo, extract: tag === 20 ? openingOf(bio, 150) : '' };
      });
      return { tag, slug, page, pages, people };
    }),
  );
  return { groups };
}

/** Ends with the call to enrol. */
export const handle = { closingCall: true };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: 'The governors, the management and the teachers.', path: '/profiles' });

export default function ProfileList({ loaderData: { groups } }: Route.ComponentProps) {
  const { profilesSub } = useWords();
  const vacancies = useSite()?.pages.vacancies;
  const { user } = useSession();
  const mayAdd = user !== null && user.role >= editorRole;
  /** Turning the page of one group leaves the others where they are. */
  function hrefOf(turned: string, page: number) {
    const pages = groups.map(({ slug, page: current }) => [slug, slug === turned ? page : current] as const);
    const query = pages.filter(([, number]) => number > 1).map(([slug, number]) => `${slug}=${number}`);
    return `/profiles${query.length > 0 ? `?${query.join('&')}` : ''}#${turned}`;
  }
  return (
    <>
      <Banner title={title} sub={profilesSub} action={mayAdd && <AddProfileLink />} />
      <div className="band tight">
        <div className="wrap">
          <GroupChips />
          {groups.map(({ tag, slug, people, page, pages }, index) => (
            <ProfileGroupSection
              key={tag}
              group={profileGroups[index] ?? profileGroups[0]}
              people={people}
              aside={tag === 30 && vacancies ? <MoreLink to={vacancies}>Career with us</MoreLink> : undefined}
              pager={
                <Pager page={page} pages={pages} href={(number) => hrefOf(slug, number)} label={`Pages of ${slug}`} />
              }
            />
          ))}
        </div>
      </div>
    </>
  );
}
