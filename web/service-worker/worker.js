/**
 * The school without a line. Whoever asked for it on /pocket has copies of some public pages, listed there by links with
 * data-keep, and of the files they need to look like themselves. On line every page comes from the network, and renews
 * its copy if it has one; only where the network fails is the copy shown, with its date. Nothing else is ever stored: no
 * answer that is not 200, not HTML or not for everybody, and nothing that was sent. The block lets the build shorten names.
 */
{
  const pocket = '/pocket';
  const record = '/pocket?kept';
  const week = 7 * 24 * 60 * 60 * 1000;

  const open = () => caches.open('pocket');
  const find = async (path) => (await open()).match(path, { ignoreVary: true });
  const on = (type, handle) => addEventListener(type, handle);

  const isPublicPage = ({ status, redirected, headers }) =>
    status == 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type')) &&
    /^(?!.*(no-store|private)).*public/.test(headers.get('cache-control'));

  /** As a stranger, and never from the browser's own cache without asking. */
  const get = async (path) => {
    const answer = await fetch(path, { cache: 'no-cache', credentials: 'omit', headers: { 'X-Kept': 1 } });
    if (answer.status >= 500) throw answer;
    return answer;
  };

  /** The files first: a copy that is there is whole. Says which it needs; none where the answer must not be kept. */
  const keep = async (path, answer) => {
    if (!isPublicPage(answer)) return [];
    const cache = await open();
    const html = await answer.clone().text();
    const files = [
      ...html.matchAll(/(?:href|data-file|class="crest" src)="(\/(?:assets|images|drawings)\/[^"]+)/g),
    ].map(([, f]) => f);
    for (const file of files)
      if (!(await find(file))) {
        const part = await fetch(file);
        if (part.ok) await cache.put(file, part);
      }
    await cache.put(path, answer);
    return [path, ...files];
  };

  /** Keeps all that was asked for, and lets go of what is no longer part of it. */
  const renew = async (choice, say) => {
    const first = await get(pocket);
    const html = await first.clone().text();
    const links = [...html.matchAll(/data-keep="(\w+)" href="([^"]+)/g)].filter(([, group]) =>
      choice.groups.includes(group),
    );
    const kept = [record, ...(await keep(pocket, first))];
    for (const [n, [, , path]] of links.entries()) {
      kept.push(...(await keep(path, await get(path))));
      say?.({ done: n + 1, all: links.length });
    }
    const cache = await open();
    await cache.put(record, Response.json({ ...choice, at: Date.now() }));
    for (const { url } of await cache.keys()) if (!kept.includes(url.slice(origin.length))) await cache.delete(url);
  };

  /** After a page has come from the network. */
  const refresh = async ({ pathname, search }, answer) => {
    if (!search && (await find(pathname))) await keep(pathname, answer);
    const asked = await (await find(record))?.json();
    if (asked?.weekly && Date.now() - asked.at > week) await renew(asked);
  };

  /**
   * The copy with its date at the top, whatever question stands behind its address; for a page that was not kept, the list
   * of those that are.
   */
  const copyOf = async ({ pathname }) => {
    const own = await find(pathname);
    const copy = own || (await find(pocket));
    const policy = 'content-security-policy';
    const at = new Date(copy.headers.get('date'));
    const isToday = at.toDateString() == new Date().toDateString();
    const day = isToday ? 'today' : at.toLocaleDateString('en-GB', { dateStyle: 'full' });
    const time = at.toLocaleTimeString('en-GB', { timeStyle: 'short' });
    const html = (await copy.text()).replace('<body>', `$&<p class="no-line">No line. Copy of ${day}, ${time}</p>`);
    return new Response(own && pathname != pocket ? html : html.replace(/<h1>[^<]*/, '<h1>No line just now'), {
      headers: { 'content-type': 'text/html', [policy]: copy.headers.get(policy) },
    });
  };

  const visit = async (event, url) => {
    try {
      const answer = (await event.preloadResponse) || (await fetch(event.request));
      if (isPublicPage(answer)) event.waitUntil(refresh(url, answer.clone()).catch(() => {}));
      return answer;
    } catch {
      return copyOf(url);
    }
  };

  /** A file's name stands for its content, so the kept one is right; a picture that nobody has kept leaves its place empty. */
  const part = async (request, path) =>
    (await find(path)) ||
    fetch(request).catch((error) => {
      if (request.destination != 'image') throw error;
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      });
    });

  on('install', () => skipWaiting());
  on('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
  on('message', (event) => {
    const say = (words) => event.ports[0].postMessage(words);
    event.waitUntil(
      renew(event.data, say).then(
        () => say({ kept: true }),
        () => say({ failed: true }),
      ),
    );
  });
  on('sync', (event) => event.waitUntil(sendWaiting()));
  on('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method != 'GET' || url.origin != origin) return;
    if (request.mode == 'navigate') event.respondWith(visit(event, url));
    else if (url.pathname.startsWith('/assets/') || (request.destination == 'image' && !navigator.onLine))
      event.respondWith(part(request, url.pathname + url.search));
  });
}
