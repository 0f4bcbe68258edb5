/**
 * Loaded by a page that has something in its outbox (web/page-scripts/on-demand.js), at its opening and when the line is
 * back: sends it, and says what became of it: where its form stands, if that is in the page (web/islands), else at the
 * top.
 */
const element = (name, words, more) => Object.assign(document.createElement(name), { textContent: words, ...more });

function lineFor({ key, form }, drop) {
  const values = Object.fromEntries(new URLSearchParams(form.body));
  const what = form.form == 'application' ? `application for ${values.cName}` : 'message';
  const line = element('p', '', { className: 'no-line', role: 'status' });
  line.dataset.outbox = key.url;
  if (form.receipt) {
    const words = `Your ${what} was sent when the line was back. Your code is ${form.receipt}.`;
    line.append(words);
    const isTold = !dispatchEvent(new CustomEvent('outbox:sent', { detail: { ...form, words }, cancelable: true }));
    if (!isTold) sessionStorage.removeItem(`draft:${form.form}`);
    return isTold ? '' : line;
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
    if (one.form.receipt) await drop();
  }
  if ((await box.keys()).length == 0) localStorage.removeItem('outbox');
};
