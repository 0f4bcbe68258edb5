import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The route table is small; asking the server for parts of it would cost a request more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
