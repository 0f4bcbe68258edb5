/**
 * In place of the worker where it is switched off: browsers look for a new one at each visit, find this, and are as if
 * they had never had one.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .delete('pocket')
      .then(() => registration.unregister())
      .then(() => clients.matchAll({ includeUncontrolled: true }))
      .then((pages) => {
        for (const page of pages) page.postMessage('off');
      }),
  );
});
