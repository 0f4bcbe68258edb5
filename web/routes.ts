import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site. */
export default [
  layout('routes/public/layout.tsx', [index('routes/public/home.tsx'), route('*', 'routes/public/not-found.tsx')]),
] satisfies RouteConfig;
