import { editorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { readStatisticsRequest } from '../../features/statistics/statistics-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/statistics.ts';

const screen = guardedScreen({
  atLeast: editorRole,
  title: 'Statistics',
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const asked = readStatisticsRequest(request.url);
      const { days, page } = asked;
      const query = { days: String(days), ...(page && { page }) };
      return { request: asked, statistics: await unwrap(api.desk.statistics.$get({ query })) };
    },
  view: ({ data }) => <StatisticsPage {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
