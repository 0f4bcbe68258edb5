import outbox from '../../service-worker/outbox.js?page-script';
import sendWaiting from '../../service-worker/send-waiting.js?page-script';

/** At an address that stays: a page that was kept for weeks must find it. */
export const loader = () =>
  new Response(`${sendWaiting};${outbox}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
