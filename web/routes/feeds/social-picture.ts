import { apiContext } from '../../api-client.ts';
import type { Route } from './+types/social-picture.ts';

/** Messengers show no SVG, so the server draws a PNG. It stays the same until the school changes its name or its look. */
export async function loader({ context }: Route.LoaderArgs) {
  const picture = await context.get(apiContext).settings.social.$get();
  if (!picture.ok) throw new Response(picture.statusText, { status: picture.status });
  return new Response(await picture.arrayBuffer(), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
