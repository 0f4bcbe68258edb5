// Not a secret and no session: it only says that asking for one is worth a request.
const name = 'signed-in';
const days = 14;

export function readHint(): string | null {
  try {
    return localStorage.getItem(name) ?? cookieHint();
  } catch {
    return cookieHint();
  }
}

export function writeHint(value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser
  if (cookieHint()) document.cookie = `${name}=; Path=/; Max-Age=0`;
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {}
}

/** There is a session: what was a cookie becomes a note that on-demand.js finds, too. */
export function confirmHint(): void {
  if (cookieHint() || !readHint()) writeHint(String(Date.now()));
}

/** Calls when another tab has written it, or with the whole storage cleared it. */
export function onHintChange(written: () => void, cleared: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === name) written();
    else if (key === null) cleared();
  });
}

/** Who signs in without a script gets it as a cookie: the script may come later. */
export const hintCookie = (secure: boolean): string =>
  `${name}=1; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Strict${secure ? '; Secure' : ''}`;

const cookieHint = (): string | null => (document.cookie.includes(`${name}=1`) ? '1' : null);
