import type { Deps } from './deps.ts';
import { alumniRoutes } from './features/alumni/alumni.routes.ts';
import { alumniAccountRoutes } from './features/alumni/alumni-account.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { identify } from './features/auth/auth.service.ts';
import { emailChangeRoutes } from './features/auth/email-change/email-change.routes.ts';
import { secondStepRoutes } from './features/auth/second-step/second-step.routes.ts';
import { setupLinkRoutes } from './features/auth/setup-link/setup-link.routes.ts';
import { actorOfTicket } from './features/auth/tickets.ts';
import { campusRoutes } from './features/campuses/campuses.routes.ts';
import { committeeRoutes } from './features/committees/committees.routes.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { costRoutes } from './features/cost/cost.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { deskRoutes } from './features/desk/desk.routes.ts';
import { documentFiles } from './features/documents/documents.files.ts';
import { documentRoutes, isDocumentPath } from './features/documents/documents.routes.ts';
import { documentPreviewRoutes } from './features/documents/preview/document-preview.routes.ts';
import { enquiryRoutes } from './features/enquiries/enquiries.routes.ts';
import { inboxRoutes } from './features/enquiries/inbox/inbox.routes.ts';
import { severalEnquiriesRoutes } from './features/enquiries/inbox/several.routes.ts';
import { incomingPath, incomingRoutes } from './features/enquiries/incoming/incoming.routes.ts';
import { mergingRoutes } from './features/enquiries/merging/merging.routes.ts';
import { isReplyPath, replyRoutes } from './features/enquiries/replies/replies.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { factorRoutes } from './features/factors/factors.routes.ts';
import { galleryRoutes } from './features/galleries/galleries.routes.ts';
import { keptRoutes } from './features/kept/kept.routes.ts';
import { listRoutes } from './features/lists/lists.routes.ts';
import { mailServerRoutes } from './features/mail-server/mail-server.routes.ts';
import { mailboxRoutes } from './features/mailbox/mailbox.routes.ts';
import { imageRoutes } from './features/media/media.images.ts';
import { mediaRoutes, uploadPaths } from './features/media/media.routes.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { officeSearchRoutes } from './features/office-search/office-search.routes.ts';
import { openingRoutes } from './features/opening/opening.routes.ts';
import { orderRoutes, statementPath } from './features/orders/orders.routes.ts';
import { pageContentRoutes } from './features/pages/content/page-content.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { pageTreeRoutes } from './features/pages/tree/page-tree.routes.ts';
import { presenceRoutes } from './features/presence/presence.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { productOrderRoutes } from './features/products/product-order.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { staffOrderRoutes } from './features/profiles/staff-order.routes.ts';
import { publishingRoutes } from './features/publishing/publishing.routes.ts';
import { redirectRoutes } from './features/redirects/redirects.routes.ts';
import { revisionRoutes } from './features/revisions/revisions.routes.ts';
import { linkRoutes } from './features/search/links/links.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { securityRoutes } from './features/security/security.routes.ts';
import { drawingRoutes } from './features/settings/drawings/drawings.routes.ts';
import { iconRoutes } from './features/settings/drawings/icons.routes.ts';
import { lookRoutes } from './features/settings/look/look.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { sitePartRoutes } from './features/settings/site/site-parts.routes.ts';
import { setupRoutes } from './features/setup/setup.routes.ts';
import { sketchRoutes } from './features/sketches/sketches.routes.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { articleRoutes } from './features/stories/articles.routes.ts';
import { newsRoutes } from './features/stories/news.routes.ts';
import { termDateRoutes } from './features/term-dates/term-dates.routes.ts';
import { trashRoutes } from './features/trash/trash.routes.ts';
import { ownerRoutes } from './features/users/owners.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { openApi } from './lib/openapi/openapi.ts';
import { limitBody } from './middleware/body-size.ts';
import { requestContext } from './middleware/context.ts';
import { createRouter } from './middleware/define-route.ts';
import { answerError, answerNotFound } from './middleware/on-error.ts';

const maxBodyBytes = 1_000_000;

export function createApi(deps: Deps) {
  const api = createRouter();
  api.onError(answerError(deps.log));
  const signInDeps = { ...deps, db: deps.signInDb };
  // Those who are signed in go on working, also when others take all connections.
  const whoAsks = () => (deps.isDatabaseBusy() ? signInDeps : deps);
  api.use(
    requestContext({
      ...deps,
      identify: (bearer) => identify(whoAsks(), bearer),
      mayLookInside: async (cookies) => (await actorOfTicket(whoAsks(), 'inside', cookies)) !== null,
    }),
  );
  // Uploads and statements have limits of their own, and words of their own for them.
  const ownLimits = new Set([...uploadPaths, statementPath, incomingPath].map((path) => `/api${path}`));
  const refuseLarge = limitBody(maxBodyBytes, 'The request is too large.');
  const hasOwnLimit = (path: string) => ownLimits.has(path) || isDocumentPath(path) || isReplyPath(path);
  api.use((c, next) => (hasOwnLimit(c.req.path) ? next() : refuseLarge(c, next)));
  api.route('/images', imageRoutes(deps));
  api.route('/documents', documentFiles(deps));
  api.route('/', iconRoutes(deps));
  api.route('/', drawingRoutes(deps));
  const routes = api
    .basePath('/api')
    .route('/', authRoutes(signInDeps))
    .route('/', emailChangeRoutes(signInDeps))
    .route('/', secondStepRoutes(signInDeps))
    .route('/', setupLinkRoutes(signInDeps))
    .route('/', factorRoutes(deps))
    .route('/', securityRoutes(deps))
    .route('/', userRoutes(deps))
    .route('/', ownerRoutes(deps))
    .route('/', newsRoutes(deps))
    .route('/', articleRoutes(deps))
    .route('/', eventRoutes(deps))
    .route('/', publishingRoutes(deps))
    .route('/', galleryRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', staffOrderRoutes(deps))
    .route('/', pageRoutes(deps))
    .route('/', pageTreeRoutes(deps))
    .route('/', pageContentRoutes(deps))
    .route('/', previewRoutes(deps))
    .route('/', keptRoutes(deps))
    .route('/', redirectRoutes(deps))
    .route('/', documentRoutes(deps))
    .route('/', documentPreviewRoutes(deps))
    .route('/', alumniRoutes(deps))
    .route('/', alumniAccountRoutes(deps))
    .route('/', enquiryRoutes(deps))
    .route('/', inboxRoutes(deps))
    .route('/', severalEnquiriesRoutes(deps))
    .route('/', replyRoutes(deps))
    .route('/', incomingRoutes(deps))
    .route('/', mergingRoutes(deps))
    .route('/', mediaRoutes(deps))
    .route('/', consentRoutes(deps))
    .route('/', privacyRoutes(deps))
    .route('/', dashboardRoutes(deps))
    .route('/', deskRoutes(deps))
    .route('/', officeSearchRoutes(deps))
    .route('/', statisticsRoutes(deps))
    .route('/', presenceRoutes(deps))
    .route('/', listRoutes(deps))
    .route('/', orderRoutes(deps))
    .route('/', productRoutes(deps))
    .route('/', productOrderRoutes(deps))
    .route('/', committeeRoutes(deps))
    .route('/', campusRoutes(deps))
    .route('/', noticeRoutes(deps))
    .route('/', costRoutes(deps))
    .route('/', termDateRoutes(deps))
    .route('/', searchRoutes(deps))
    .route('/', linkRoutes(deps))
    .route('/', settingsRoutes(deps))
    .route('/', sitePartRoutes(deps))
    .route('/', sketchRoutes(deps))
    .route('/', lookRoutes(deps))
    .route('/', openingRoutes(deps))
    .route('/', setupRoutes(deps))
    .route('/', mailServerRoutes(deps))
    .route('/', mailboxRoutes(deps))
    .route('/', trashRoutes(deps))
    .route('/', revisionRoutes(deps))
    .route('/', auditRoutes(deps));
  // The router that carries the base path is a new one and asks for its own.
  routes.notFound(answerNotFound);
  openApi(routes, deps.publicUrl);
  return routes;
}

export type Api = ReturnType<typeof createApi>;
