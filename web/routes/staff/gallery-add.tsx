import { useLocation } from 'react-router';
import type { EventOption } from '../../../contract/events.ts';
import { editorRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { galleryValues, newGalleryContent } from '../../features/galleries/form.ts';
import { GalleryEditor } from '../../features/galleries/gallery-editor.tsx';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { pageMeta } from '../../ui/meta.ts';
import { categoryOf } from '../../ui/variant.ts';
import type { Route } from './+types/gallery-add.ts';
import { galleryCalls } from './gallery-calls.ts';
import { Guarded } from './guarded.tsx';
import { loadGuarded } from './load-guarded.ts';

export const clientLoader = () => loadGuarded(editorRole, (api) => unwrap(api.galleries.events.$get()));

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Add Gallery', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function GalleryAdd({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={editorRole} loaded={loaderData}>
      {(events) => <NewGallery events={events} />}
    </Guarded>
  );
}

function NewGallery({ events }: { events: EventOption[] }) {
  const { pathname } = useLocation();
  const category = categoryOf(pathname);
  return (
    <GalleryEditor
      // The same form at another address is another form.
      key={pathname}
      title="Add Gallery"
      category={category}
      start={galleryValues({ category })}
      events={events}
      save={(values, _, said) => galleryCalls.add({ ...newGalleryContent(values), ...said })}
      done={(gallery) => {
        const { base } = gallerySection(gallery.category);
        return {
          to: base,
          text: 'Image Posted',
          link: { to: `${base}/addpics/${gallery.id}`, label: 'Add more images' },
        };
      }}
      cancelTo={gallerySection(category).base}
    />
  );
}
