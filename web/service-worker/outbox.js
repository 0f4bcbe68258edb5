/**
 * Loaded by a page that has something in its outbox (web/page-scripts/on-demand.js), at its opening and when the line is
 * back: sends it, and says at the top of the page what became of it.
 */
const element = (name, words, more) => Object.assign(document.createElement(name), { textContent: words, ...more });

function lineFor({ key, form }, drop) {
  const values = Object.fromEntries(new URLSearchParams(form.body));
  const what = form.form == 'application' ? `application for ${values.cName}` : 'message';
  const line = element('p', '', { className: 'no-line', role: 'status' });
  line.dataset.outbox = key.url;
  if (form.receipt) {
    line.append(`Your ${what} was sent when the line was back. Your code is ${form.receipt}.`);
    return line;
  }
  const again = element('a', 'Read it again', { href: form.action });
  again.onclick = () => sessionStorage.setItem(`draft:${form.form}`, JSON.stringify(values));
  const remove = element('button', 'Remove it', { type: 'button' });
  remove.onclick = () => drop().then(() => line.remove());
  const words = form.refused ? 'could not be sent' : 'waits on this phone and goes by itself when the line is back';
  line.append(`Your ${what} ${words}. `, again, ' ', remove);
  return line;
}

export default async () => {
  const box = await caches.open('outbox');
  const forms = await self.sendWaiting();
  for (const old of document.querySelectorAll('[data-outbox]')) old.remove();
  for (const one of forms) {
    const drop = () => box.delete(one.key);
    document.body.prepend(lineFor(one, drop));
    if (!one.form.receipt) continue;
    sessionStorage.removeItem(`draft:${one.form.form}`);
    await drop();
  }
  if ((await box.keys()).length == 0) localStorage.removeItem('outbox');
};
