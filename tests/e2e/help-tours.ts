import type { Page } from '@playwright/test';

/** Where the words of a task are seen: the last address is the one that is pictured. */
type Tour = { visit: string[]; finish?: (page: Page) => Promise<unknown> };

const at = (...visit: string[]): Tour => ({ visit });

export const helpTours: Record<string, Tour> = {
  desk: at('/desk'),
  story: at('/news/add'),
  text: at('/news/add'),
  event: at('/events/add'),
  gallery: at('/gallery/add'),
  profile: at('/desk/staff', '/profiles/add'),
  lists: {
    visit: ['/desk/news'],
    finish: (page) =>
      page
        .getByRole('checkbox', { name: /^Choose (?!all)/ })
        .first()
        .check(),
  },
  statistics: at('/desk/statistics'),
  page: {
    visit: ['/admin/site'],
    finish: (page) => page.getByRole('link', { name: 'About us', exact: true }).first().click(),
  },
  site: at('/admin/site'),
  home: at('/admin/home'),
  words: at('/admin/words'),
  'search-words': at('/admin/search-words'),
  redirects: at('/admin/redirects'),
  documents: at('/desk/documents'),
  notices: at('/admin/notices', '/admin/notices/add'),
  'term-dates': at('/desk/term-dates', '/desk/term-dates/add'),
  campuses: at('/admin/campuses', '/admin/campuses/1'),
  dashboard: at('/admin'),
  enquiries: at('/admin/enquiries/40'),
  templates: at('/admin/enquiries/templates'),
  applications: at('/admin/applications'),
  testimonials: at('/admin/testimonials'),
  orders: at('/admin/orders/SH-DEMO03', '/admin/orders/SH-DEMO02'),
  'order-add': at('/admin/orders/add'),
  'order-lines': at('/admin/orders/SH-DEMO02', '/admin/orders/SH-DEMO02/lines'),
  statement: at('/admin/orders/import'),
  products: at('/admin/products', '/admin/products/1'),
  users: at('/admin/users', '/admin/users/invitations'),
  account: at('/admin/users/2'),
  'sign-in': at('/user/sign-in'),
  committees: at('/admin/committees', '/admin/committees/1'),
  consent: at('/admin/consent'),
  privacy: at('/admin/privacy'),
  trash: at('/admin/trash'),
  audit: at('/admin/audit'),
  settings: at('/admin/settings', '/admin/settings/name'),
  name: at('/admin/settings/name'),
  contact: at('/admin/settings/contact'),
  place: at('/admin/settings/place'),
  strip: at('/admin/settings/notice'),
  statements: at('/admin/settings/statements'),
  social: at('/admin/settings/social'),
  recipients: at('/admin/settings/recipients'),
  retention: at('/admin/settings/privacy'),
  look: at('/admin/settings/look'),
  mail: at('/admin/settings/mail'),
  'second-step': at('/admin/settings/sign-in'),
  scenes: at('/admin/settings/pictures-hero'),
  setup: at('/setup/yours'),
  own: at('/user'),
  search: at('/desk/search'),
  answers: at('/admin/settings', '/admin/settings/mailbox'),
  order: at('/desk/staff', '/desk/staff/order'),
};

/** Every short text of the page by itself, and the names of what has no text. */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const named = ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name));
      const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
      for (const text of [element.textContent, ...own, ...named]) {
        const short = text?.replace(/\s+/g, ' ').trim();
        if (short && short.length < 80) words.add(short);
      }
    }
    return [...words];
  });

/** What a picture shows of the program rather than of the school: titles, fields and buttons. */
export const labelsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main :is(h1, h2, label, legend, button, th)')].filter(
      (element) => element.checkVisibility() && !element.closest('tbody, li, article'),
    );
    const labels = shown.map(({ textContent }) => textContent.replace(/\s+/g, ' ').replace(/\d+/g, '#').trim());
    return [...new Set(labels)].filter((label) => label !== '' && !label.startsWith('Good ')).slice(0, 30);
  });

/** Brings the thing with these words into sight and draws a frame around it. */
export async function markOn(page: Page, words: string) {
  const found = await page.evaluate((wanted) => {
    const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const namesOf = (element: Element) =>
      [element.ariaLabel, element.getAttribute('placeholder'), element.textContent].map(tidy);
    const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => element.checkVisibility());
    const exact = shown.filter((element) => namesOf(element).includes(wanted));
    const begun = shown.filter((element) => namesOf(element).some((name) => name.startsWith(wanted)));
    // The innermost that has the words, and then the whole control around them.
    const all = exact.length > 0 ? exact : begun;
    const inner = all.find((element) => !all.some((other) => other !== element && element.contains(other)));
    const thing = inner?.closest<HTMLElement>('button, a, label, th, h2') ?? inner;
    thing?.scrollIntoView({ block: 'center' });
    if (thing) thing.style.cssText += ';outline: 4px solid #f2b200; outline-offset: 3px; border-radius: 6px';
    return thing !== undefined;
  }, words);
  if (!found) throw new Error(`“${words}” is to be marked, but is not on ${page.url()}`);
}
