import { bodyLimit } from 'hono/body-limit';
import type { Deps } from './deps.ts';
import { alumniRoutes } from './features/alumni/alumni.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { committeeRoutes } from './features/committees/committees.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { enquiryRoutes } from './features/enquiries/enquiries.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { galleryRoutes } from './features/galleries/galleries.routes.ts';
import { imageRoutes } from './features/media/media.images.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { articleRoutes } from './features/stories/articles.routes.ts';
import { newsRoutes } from './features/stories/news.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { ApiError } from './lib/errors.ts';
import { openApi } from './lib/openapi.ts';
import { createRouter } from './lib/route.ts';
import { requestContext } from './middleware/context.ts';
import { answerError, answerNotFound } from './middleware/on-error.ts';

const maxBodyBytes = 1_000_000;

export function createApi(deps: Deps) {
  const api = createRouter();
  api.onError(answerError(deps.log));
  api.notFound(answerNotFound);
  api.use(requestContext(deps));
  api.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ApiError('too_large', 'The request is too large.');
      },
    }),
  );
  api.route('/images', imageRoutes(deps));
  const routes = api
    .basePath('/api')
    .route('/', authRoutes(deps))
    .route('/', userRoutes(deps))
    .route('/', newsRoutes(deps))
    .route('/', articleRoutes(deps))
    .route('/', eventRoutes(deps))
    .route('/', galleryRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', pageRoutes(deps))
    .route('/', alumniRoutes(deps))
    .route('/', enquiryRoutes(deps))
    .route('/', mediaRoutes(deps))
    .route('/', dashboardRoutes(deps))
    .route('/', orderRoutes(deps))
    .route('/', productRoutes(deps))
    .route('/', committeeRoutes(deps))
    .route('/', settingsRoutes(deps));
  openApi(routes);
  return routes;
}

export type Api = ReturnType<typeof createApi>;
