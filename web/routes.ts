import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** One file that answers several addresses; each needs a name of its own. */
const shared = (file: string, ...paths: string[]): RouteConfigEntry[] =>
  paths.map((path) => route(path, `routes/public/${file}.tsx`, { id: `public:${path}` }));

/** Every address of the site. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),

    ...shared('news-list', 'news', 'alumni/alnews'),
    ...shared('news-view', 'news/view/:id', 'alumni/alnews/view/:id'),
    ...shared('blog-list', 'blog', 'alumni/alblog'),
    ...shared('blog-view', 'blog/view/:id', 'alumni/alblog/view/:id'),
    ...shared('event-list', 'events', 'alumni/alevents'),
    ...shared('event-view', 'events/view/:id', 'alumni/alevents/view/:id'),
    ...shared('gallery-list', 'gallery', 'alumni/algallery'),
    ...shared('gallery-view', 'gallery/view/:id', 'alumni/algallery/view/:id'),
    ...shared('gallery-picture', 'gallery/view/:id/:position', 'alumni/algallery/view/:id/:position'),
    ...shared('profile-list', 'profiles'),
    ...shared('profile-view', 'profiles/view/:id'),
    ...shared('alumni-directory', 'alum', 'alumni'),
    ...shared('alumnus-view', 'alum/view/:id', 'alumni/view/:id'),
    ...shared('testimonial', 'alumni/alumcontact'),
    ...shared('alumni-redirect', 'alnews/*', 'alevents/*', 'alblog/*', 'algallery/*', 'alumcontact/*'),

    ...shared('contact', 'contact'),
    ...shared('apply', 'apply/*'),
    ...shared('sent', 'sent/*'),
    ...shared('login', 'login'),
    ...shared('unauthorized', 'unauthorized'),
    ...shared('forgot-password', 'forgot'),
    ...shared('reset-password', 'reset'),
    ...shared('accept-invitation', 'invitation'),
    ...shared('search', 'search'),

    route('user', 'routes/staff/user-redirect.tsx'),
    route('user/view/:id', 'routes/staff/user-view.tsx'),

    ...shared('page', ':slug/*'),
    ...shared('not-found', '*'),
  ]),

  route('admin', 'routes/admin/layout.tsx', [index('routes/admin/dashboard.tsx')]),

  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('news.xml', 'routes/feeds/news-feed.ts'),
  route('blog.xml', 'routes/feeds/blog-feed.ts'),
  route('calendar.ics', 'routes/feeds/calendar.ts'),
  route('events/calendar/:id', 'routes/feeds/event-calendar.ts'),
  route('social.png', 'routes/feeds/social-picture.ts'),
] satisfies RouteConfig;
