/**
 * A reader gets no framework code. This starts it when somebody is signed in, when the page is made of it, or when the
 * reader begins what needs it; the click that caused it is then carried out. The code itself stands in the page as
 * text (see the server's on-demand file), so that the content security policy knows it. The data that React needs is
 * fetched then, too; when the page has changed meanwhile, the page is. What the browser has stored is looked at after the
 * first paint: the first look takes a cheap phone as long as laying out the page.
 */
export const startAppScript = `
(() => {
  const code = document.querySelector('script[data-app-code]');
  if (!code) return;
  const held = [...document.querySelectorAll('form[data-app=form] [type=submit]:enabled')];
  for (const button of held) button.disabled = true;
  const release = () => { for (const button of held.splice(0)) button.disabled = false; };
  let started, ready = false;
  const start = () => started ??= new Promise((resolve) => {
    addEventListener('app:ready', () => { ready = true; resolve(); }, { once: true });
    release();
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = code.textContent;
    document.head.append(script);
    const name = code.dataset.appState;
    if (name) fetch(location.href.split('#')[0] + (location.search ? '&' : '?') + 'app-state=' + name)
      .then((answer) => answer.ok ? answer.text() : Promise.reject())
      .then((state) => {
        const { streamController } = window.__reactRouterContext;
        streamController.enqueue(state);
        streamController.close();
      }, () => {
        const last = Number(history.state?.reloadedAt ?? 0);
        if (Date.now() - last < 5000) return;
        history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
        location.reload();
      });
  });
  addEventListener('app:start', start);
  addEventListener('focusin', (event) => { if (event.target.closest('form[data-app]')) start(); });
  addEventListener('click', (event) => {
    const link = event.target.closest('[data-app=click] a, a[data-app=click]');
    if (!link || ready || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    start().then(() => link.click());
  }, true);
  const has = (storage, test) => { try { return Object.keys(storage()).some(test); } catch { return false; } };
  const startIfKnown = () => {
    if (has(() => localStorage, (key) => key === 'signed-in')
      || (held.length > 0 && has(() => sessionStorage, (key) => key.startsWith('draft')))) start();
  };
  if (document.querySelector('[data-app=now]')) start();
  else requestAnimationFrame(() => setTimeout(startIfKnown));
})()`
  .replace(/\s+/g, ' ')
  .trim();
