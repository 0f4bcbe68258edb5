/**
 * A reader gets no framework code. This starts it when somebody is signed in, when the page is made of it, or when the
 * reader begins what needs it; the click that caused it is then carried out. The code itself stands in the page as
 * text (see the server's on-demand file), so that the content security policy knows it. The data that React needs is
 * fetched then, too. A start that fails changes nothing, since forms work without React, and is retried at the next
 * touch; a link is followed where the server has answered. Only when the server says that the page has changed
 * meanwhile is it loaded again, and never with text in a field. What the browser has stored is looked at after the
 * first paint: the first look takes a cheap phone as long as laying out the page.
 */
(() => {
  const code = document.querySelector('script[data-app-code]');
  if (!code) return;
  const held = [...document.querySelectorAll('form[data-app=form] [type=submit]:enabled')];
  for (const button of held) button.disabled = true;
  let name = code.dataset.appState,
    started,
    ready;
  const start = () =>
    (started ||= new Promise((resolve, fail) => {
      addEventListener('app:ready', () => resolve((ready = 1)), { once: true });
      addEventListener('unhandledrejection', fail, { once: true });
      for (const button of held.splice(0)) button.disabled = false;
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
    }).catch((reason) => {
      started = 0;
      return reason;
    }));
  const reload = () => {
    const typed = [...document.querySelectorAll('input, textarea')].some((field) => field.value != field.defaultValue);
    if (typed || Date.now() - (history.state?.reloadedAt ?? 0) < 5000) return;
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
    location.reload();
  };
  addEventListener('app:start', start);
  // React, once its code is there and while it waits for the data, stops such events at the document: they are heard on
  // the way down.
  addEventListener(
    'focusin',
    (event) => {
      if (event.target.closest('form[data-app]')) start();
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('[data-app=click] a, a[data-app=click]');
      if (!link || ready || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      start().then((reason) => (ready ? link.click() : reason.status && location.assign(link.href)));
    },
    true,
  );
  const has = (storage, test) => {
    try {
      return Object.keys(storage()).some(test);
    } catch {
      return false;
    }
  };
  const startIfKnown = () => {
    if (
      has(
        () => localStorage,
        (key) => key == 'signed-in',
      ) ||
      /[?&]edit/.test(location.search) ||
      (held[0] &&
        has(
          () => sessionStorage,
          (key) => key.startsWith('draft'),
        ))
    )
      start();
  };
  if (document.querySelector('[data-app=now]')) start();
  else requestAnimationFrame(() => setTimeout(startIfKnown));
})();
