/**
 * A reader gets no framework code. What is touched comes to life alone: an island (web/ui/island.tsx) is hydrated when
 * the focus goes into it, and a link with a script of its own (data-click) has it loaded and called. The whole app starts
 * when somebody is signed in or when the page is made of it; its code stands in the page as text (see the server's
 * on-demand file), so that the content security policy knows it, and the data that React needs is fetched then, too.
 * What fails to load changes nothing, since forms and links work without it, and is retried at the next touch. Only when
 * the server says that the page has changed meanwhile is it loaded again, and never with text in a field. What the
 * browser has stored (also a form that waits for a line) is looked at after the first paint: the first look takes a cheap phone as long as laying out the page.
 */
(() => {
  const code = document.querySelector('script[data-app-code]');
  const all = (selector) => [...document.querySelectorAll(selector)];
  const held = code ? all('[data-island] [method=post] [type=submit]:enabled') : [];
  for (const button of held) button.disabled = true;
  const release = () => {
    for (const button of held.splice(0)) button.disabled = false;
  };
  let name = code?.dataset.appState,
    // In development the app has started by itself.
    started = !code;
  const start = () =>
    (started ||= new Promise((resolve, fail) => {
      addEventListener('app:ready', resolve, { once: true });
      addEventListener('unhandledrejection', fail, { once: true });
      release();
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = code.textContent;
      script.onerror = fail;
      document.head.append(script);
      if (name)
        fetch(`${location.href.split('#')[0]}${location.search ? '&' : '?'}app-state=${name}`)
          .then(async (answer) => {
            if (answer.status == 404) reload();
            if (!answer.ok) throw answer;
            const { streamController } = window.__reactRouterContext;
            streamController.enqueue(await answer.text());
            streamController.close();
            name = 0;
          })
          .catch(fail);
    }).catch(() => {
      started = 0;
    }));
  const reload = () => {
    const typed = all('input, textarea').some((field) => field.value != field.defaultValue);
    if (typed || Date.now() - (history.state?.reloadedAt ?? 0) < 5000) return;
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
    location.reload();
  };
  const has = (storage, test) => {
    try {
      return Object.keys(storage()).some(test);
    } catch {
      return false;
    }
  };
  const isKnown = () =>
    /[?&]edit/.test(location.search) ||
    has(
      () => localStorage,
      (key) => key == 'signed-in',
    );
  const load = (file) => import(file);
  const wake = (island) => {
    if (started || isKnown()) return start();
    release();
    island.alive ||= load(island.dataset.file)
      .then((loaded) => loaded.default(island))
      .catch(() => {
        island.alive = 0;
      });
  };
  const sendWaiting = () =>
    has(
      () => localStorage,
      (key) => key == 'outbox',
    ) &&
    load('/outbox.js').then(
      (loaded) => loaded.default(),
      () => {},
    );
  addEventListener('online', sendWaiting);
  addEventListener('app:start', start);
  // React, once its code is there and while it waits for the data, stops such events at the document: they are heard on
  // the way down.
  addEventListener(
    'focusin',
    ({ target }) => {
      const island = target.closest('[data-island]');
      if (island) wake(island);
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('a[data-copy], a[data-click]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const { copy, click } = link.dataset;
      if (copy != null && !navigator.clipboard) return;
      event.preventDefault();
      event.stopPropagation();
      if (copy != null)
        navigator.clipboard.writeText(link.href).then(() => {
          link.lastElementChild.textContent = copy;
        });
      else {
        link.ariaBusy = 'true';
        load(click)
          .then(
            (loaded) => loaded.default(link),
            () => navigator.onLine && location.assign(link.href),
          )
          .finally(() => {
            link.ariaBusy = null;
          });
      }
    },
    true,
  );
  if (document.querySelector('[data-app=now]')) start();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        sendWaiting();
        const [island] = all('[data-island]:has([method=post])');
        const [now] = all('[data-now]');
        if (isKnown()) start();
        else if (now) wake(now);
        else if (
          island &&
          has(
            () => sessionStorage,
            (key) => key.startsWith('draft'),
          )
        )
          wake(island);
      }),
    );
})();
