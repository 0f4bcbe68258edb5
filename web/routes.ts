import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** One file that answers several addresses; each needs a name of its own. */
const shared = (file: string, ...paths: string[]): RouteConfigEntry[] =>
  paths.map((path) => route(path, `routes/public/${file}.tsx`, { id: `public:${path}` }));

/** The same for those who sign in. */
const staff = (file: string, ...paths: string[]): RouteConfigEntry[] =>
  paths.map((path) => route(path, `routes/staff/${file}.tsx`, { id: `staff:${path}` }));

/** Every address of the site. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),

    ...shared('news-list', 'news', 'alumni/alnews'),
    ...shared('news-view', 'news/view/:id', 'alumni/alnews/view/:id'),
    ...shared('blog-list', 'blog', 'alumni/alblog'),
    ...shared('blog-view', 'blog/view/:id', 'alumni/alblog/view/:id'),
    ...staff('story-add', 'news/add', 'blog/add', 'alumni/alnews/add', 'alumni/alblog/add'),
    ...shared('event-list', 'events', 'alumni/alevents'),
    ...shared('event-view', 'events/view/:id', 'alumni/alevents/view/:id'),
    ...staff('event-add', 'events/add', 'alumni/alevents/add'),
    ...shared('gallery-list', 'gallery', 'alumni/algallery'),
    ...shared('gallery-view', 'gallery/view/:id', 'alumni/algallery/view/:id'),
    ...shared('gallery-picture', 'gallery/view/:id/:position', 'alumni/algallery/view/:id/:position'),
    ...staff('gallery-add', 'gallery/add', 'alumni/algallery/add'),
    ...staff('gallery-add-pictures', 'gallery/addpics/:id', 'alumni/algallery/addpics/:id'),
    ...staff('gallery-edit-picture', 'gallery/edit/:id', 'alumni/algallery/edit/:id'),
    ...shared('profile-list', 'profiles'),
    ...shared('profile-view', 'profiles/view/:id'),
    ...staff('profile-add', 'profiles/add'),
    ...shared('alumni-directory', 'alum', 'alumni'),
    ...shared('alumnus-view', 'alum/view/:id', 'alumni/view/:id'),
    ...shared('testimonial', 'alumni/alumcontact/*'),
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
    ...shared('documents', 'documents'),
    ...shared('preview', 'p'),

    route('user', 'routes/staff/user-redirect.tsx'),
    route('user/sign-in', 'routes/staff/user-sign-in.tsx'),
    route('user/view/:id', 'routes/staff/user-view.tsx'),
    route('user/posts/:id', 'routes/staff/user-posts.tsx'),
    route('user/alum/:id', 'routes/staff/user-alum.tsx'),

    ...shared('page', ':slug/*'),
    ...shared('not-found', '*'),
  ]),

  route('coming-soon', 'routes/public/coming-soon.tsx'),
  route('setup', 'routes/setup/owner.tsx'),
  route('setup/yours', 'routes/setup/yours.tsx'),
  route('setup/:step', 'routes/setup/step.tsx'),

  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('enquiries', 'routes/admin/enquiries.tsx'),
    route('enquiries/:id', 'routes/admin/enquiry.tsx'),
    route('applications', 'routes/admin/applications.tsx'),
    route('orders', 'routes/admin/orders.tsx'),
    route('orders/add', 'routes/admin/order-add.tsx'),
    route('orders/import', 'routes/admin/orders-import.tsx'),
    route('orders/:orderCode', 'routes/admin/order-view.tsx'),
    route('users', 'routes/admin/users.tsx'),
    route('users/invitations', 'routes/admin/invitations.tsx'),
    route('users/:id', 'routes/admin/user-detail.tsx'),
    route('products', 'routes/admin/products.tsx'),
    route('products/add', 'routes/admin/product-add.tsx'),
    route('products/:id', 'routes/admin/product-edit.tsx'),
    route('campuses', 'routes/admin/campuses.tsx'),
    route('campuses/add', 'routes/admin/campus-add.tsx'),
    route('campuses/:id', 'routes/admin/campus-edit.tsx'),
    route('notices', 'routes/admin/notices.tsx'),
    route('notices/add', 'routes/admin/notice-add.tsx'),
    route('notices/:id', 'routes/admin/notice-edit.tsx'),
    route('site', 'routes/admin/site.tsx'),
    route('redirects', 'routes/admin/redirects.tsx'),
    route('pages/:id', 'routes/admin/page-edit.tsx'),
    route('documents', 'routes/admin/documents.tsx'),
    route('committees', 'routes/admin/committees.tsx'),
    route('committees/add', 'routes/admin/committee-add.tsx'),
    route('committees/:id', 'routes/admin/committee-edit.tsx'),
    route('settings/:section?', 'routes/admin/settings.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('trash', 'routes/admin/trash.tsx'),
    route('consent', 'routes/admin/consent.tsx'),
    route('privacy', 'routes/admin/privacy.tsx'),
    route('testimonials', 'routes/admin/testimonials.tsx'),
  ]),

  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('.well-known/security.txt', 'routes/feeds/security.ts'),
  route('news.xml', 'routes/feeds/news-feed.ts'),
  route('blog.xml', 'routes/feeds/blog-feed.ts'),
  route('calendar.ics', 'routes/feeds/calendar.ts'),
  route('events/calendar/:id', 'routes/feeds/event-calendar.ts'),
  route('social.png', 'routes/feeds/social-picture.ts'),
] satisfies RouteConfig;
