import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { GalleryAbout } from '../../features/galleries/gallery-about.tsx';
import { GalleryPictures } from '../../features/galleries/gallery-pictures.tsx';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { categoryOf } from '../../ui/variant.ts';
import type { Route } from './+types/gallery-view.ts';
import { viewIdOf } from './view-id.ts';

/** More than this is too much for the banner. */
const shortText = 180;

async function load(api: ApiClient, request: Request, id: string) {
  const { gallery, images, event } = await unwrap(api.galleries.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  return { gallery, images, event, category: categoryOf(new URL(request.url).pathname) };
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), request, params.id);
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => load(browserApi(), request, params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { gallery } = loaderData;
  return pageMeta(matches, {
    title: gallery.name,
    description: gallery.description,
    // The same gallery answers below both sections; its own section is the real one.
    path: `${gallerySection(gallery.category).base}/view/${gallery.id}`,
    picture: `/images/${encodeURIComponent(gallery.picture)}`,
  });
};

export default function GalleryView({ loaderData: { gallery, images, event, category } }: Route.ComponentProps) {
  const { title, base, above, eventBase } = gallerySection(category);
  const isShort = gallery.description.length <= shortText && !gallery.description.includes('\n');
  const linked = event && { ...event, to: `${eventBase}/view/${event.id}` };
  return (
    <>
      <Banner
        title={gallery.name}
        crumbs={[...above, { to: base, label: title }]}
        sub={isShort ? gallery.description : undefined}
        long={gallery.name.length > 40}
      />
      <div className="band tight">
        <div className="wrap">
          <GalleryAbout pictures={images.length} event={linked} text={isShort ? null : gallery.description} />
          {images.length === 0 ? (
            <EmptyState sentence="There are no photos at the moment." drawing={3} />
          ) : (
            <GalleryPictures
              title={gallery.name}
              images={images}
              hrefOf={(position) => `${base}/view/${gallery.id}/${position}`}
            />
          )}
        </div>
      </div>
    </>
  );
}
