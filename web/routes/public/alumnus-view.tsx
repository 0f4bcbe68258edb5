import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { AlumnusFacts } from '../../features/alumni/alumnus-facts.tsx';
import { AlumnusPortrait } from '../../features/alumni/alumnus-portrait.tsx';
import { AlumnusTabs } from '../../features/alumni/alumnus-tabs.tsx';
import { Classmates } from '../../features/alumni/classmates.tsx';
import { directoryBase } from '../../features/alumni/directory-filter.ts';
import { usePrivateDetails } from '../../features/alumni/use-private-details.ts';
import { firstWords } from '../../features/stories/reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { Route } from './+types/alumnus-view.ts';
import { openingOf } from './opening.ts';
import { viewIdOf } from './view-id.ts';

const classmatesShown = 6;

async function load(api: ApiClient, request: Request, id: string) {
  const alumnus = await unwrap(api.alum.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const { allAlums } = await unwrap(api.alum.$get({ query: { year: String(alumnus.classOf) } }));
  const classmates = allAlums.filter((other) => other.id !== alumnus.id).slice(0, classmatesShown);
  return { base: directoryBase(new URL(request.url).pathname), alumnus, classmates };
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), request, params.id);
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => load(browserApi(), request, params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, name, classOf, details, picture } = loaderData.alumnus;
  return pageMeta(matches, {
    title: `${name}, class of ${classOf}`,
    description: firstWords(details),
    path: `/alum/view/${id}`,
    picture: picture ? `/images/${encodeURIComponent(picture)}` : undefined,
  });
};

export default function AlumnusView({ loaderData: { base, alumnus, classmates } }: Route.ComponentProps) {
  usePrivateDetails();
  const { name, classOf, details } = alumnus;
  return (
    <>
      <Banner
        title={name}
        crumbs={[{ to: base, label: 'Alumni Profiles' }]}
        sub={`Class of ${classOf}`}
        long={name.length > 30}
      />
      <div className="band tight">
        <article className="wrap alumnus">
          <div className="alumnus-portrait">
            <AlumnusPortrait
              name={name}
              picture={alumnus.pictureInfo[0]}
              sizes="(width >= 40rem) 22rem, 90vw"
              eager
              described
            />
          </div>
          <AlumnusTabs
            // Another person begins at the first tab.
            key={alumnus.id}
            profile={
              <AlumnusFacts alumnus={alumnus} opening={openingOf(details, 280)} classHref={`${base}?year=${classOf}`} />
            }
            bio={<RichText html={details} />}
          />
        </article>
      </div>
      <Classmates classOf={classOf} alumni={classmates} base={base} />
    </>
  );
}
