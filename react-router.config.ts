import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The route table is small; asking the server for parts of it would cost a request more.
  routeDiscovery: { mode: 'initial' },
  // A screen and what it loads are always wanted together: as two files they would only be one request more.
  splitRouteModules: false,
} satisfies Config;
