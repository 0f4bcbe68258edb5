import { pocketContext } from '../../features/pocket/pocket-context.ts';
import removal from '../../service-worker/removal.js?page-script';
import sendWaiting from '../../service-worker/send-waiting.js?page-script';
import worker from '../../service-worker/worker.js?page-script';
import type { Route } from './+types/service-worker.ts';

/** Asked for anew at each visit of those who have it, so that nobody stays with an old one. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(context.get(pocketContext).isOff ? removal : `${worker};${sendWaiting}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'self'",
    },
  });
