import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  /** What the next page is told; only on pages that the browser draws. */
  state?: unknown;
};

/**
 * The router works out anew for each link what it is relative to, and a page has a hundred of them: a tenth of the time
 * that making a page takes. Nearly all name a place of this site from its root, and on the server that is all there is
 * to say. In the browser the same element is the router's.
 */
export function Link({ to, preventScrollReset = false, ...rest }: Props) {
  if (import.meta.env.SSR && to.startsWith('/')) return <a {...rest} href={to} />;
  return <RouterLink {...rest} to={to} preventScrollReset={preventScrollReset} discover="none" />;
}

/** A link that says so when the reader is at its place, or below it. */
export function PlaceLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={isBelow(pathname, to) ? 'page' : undefined} />;
}

/** Whether an address is the link's own page or one below it. */
export function isBelow(pathname: string, to: string): boolean {
  const base = to.replace(/\/$/, '');
  return pathname === base || pathname.startsWith(`${base}/`);
}
