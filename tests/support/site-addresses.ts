import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../web/routes.ts';

const routeOf = ({ path, index, file, children = [] }: RouteConfigEntry): RouteObject => {
  const common = { ...(path !== undefined && { path }), handle: file };
  return index ? { ...common, index } : { ...common, children: children.map(routeOf) };
};
const router = routes.map(routeOf);

const leavesOf = ({
  path,
  index,
  file,
  children,
}: RouteConfigEntry): { path: string; file: string; isIndex: boolean }[] =>
  children?.flatMap(leavesOf) ?? [{ path: `/${path ?? ''}`, file, isIndex: index ?? false }];

/** Address patterns of the router (`/admin/users/:id`), each with the route file under web/ that renders it. */
export const siteAddresses = routes.flatMap(leavesOf);

/** Returns the route file and the parameters that the router chooses for an address; undefined if only a catch-all matches. */
export function screenAt(address: string): { file: string; params: Record<string, string | undefined> } | undefined {
  const match = matchRoutes(router, address.replace(/[?#].*/, ''))?.at(-1);
  if (!match || match.route.path?.includes('*')) return undefined;
  return { file: String(match.route.handle), params: match.params };
}
