import { expect, test } from './console.ts';

const listed = [
  '/',
  '/about',
  '/fees',
  '/news',
  '/blog',
  '/events',
  '/gallery',
  '/profiles',
  '/alum',
  '/contact',
  '/apply',
  '/search',
  '/alumni/alnews',
  '/alumni/alblog',
  '/alumni/alevents',
  '/alumni/algallery',
  '/alumni/alumcontact',
];

const content = (html: string, key: string) => {
  const tag = html.match(new RegExp(`<(?:meta|link)[^>]*(?:name|property|rel)="${key}"[^>]*>`))?.[0] ?? '';
  return tag.match(/(?:content|href)="([^"]*)"/)?.[1] ?? '';
};
const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

test('every kind of page says what it is', { tag: '@journey' }, async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  const views = ['/news/view/', '/blog/view/', '/events/view/', '/gallery/view/', '/profiles/view/', '/alum/view/'];
  const examples = views.map((start) => paths.find((path) => path.startsWith(start)) ?? `missing ${start}`);
  const pictures = new Set<string>();
  for (const path of [...listed, ...examples]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<title>[^<]{4,}<\/title>/g), path).toHaveLength(1);
    expect(content(html, 'description').length, path).toBeGreaterThan(20);
    expect(content(html, 'description').length, path).toBeLessThanOrEqual(200);
    expect(content(html, 'canonical'), path).toBe(`${baseURL}${path}`);
    expect(content(html, 'og:url'), path).toBe(`${baseURL}${path}`);
    expect(content(html, 'og:title'), path).not.toBe('');
    expect(content(html, 'twitter:card'), path).toBe('summary_large_image');
    pictures.add(content(html, 'og:image'));
    expect(content(html, 'og:image:alt'), path).not.toBe('');
    for (const side of ['width', 'height'])
      expect(Number(content(html, `og:image:${side}`)), path).toBeGreaterThan(100);
    const isStory = /^\/(news|blog)\/view/.test(path);
    expect(content(html, 'article:published_time'), path).toMatch(isStory ? /^\d{4}-\d\d-\d\dT/ : /^$/);
    const types = linkedData(html).map((data) => data['@type']);
    expect(types.flat(), path).toContain(path === '/' ? 'ElementarySchool' : 'BreadcrumbList');
    if (path.startsWith('/news/view/')) expect(types).toContain('NewsArticle');
    if (path.startsWith('/blog/view/')) expect(types).toContain('BlogPosting');
    if (path.startsWith('/events/view/')) expect(types).toContain('Event');
  }
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(picture).toMatch(/^http/);
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg)$/);
  }
});

test('the canonical address keeps the page and drops what campaigns add', async ({ request, baseURL }) => {
  const html = await (await request.get('/news?page=2&utm_source=x&fbclid=1')).text();
  expect(content(html, 'canonical')).toBe(`${baseURL}/news?page=2`);
  const first = await (await request.get('/news?page=1&utm_source=x')).text();
  expect(content(first, 'canonical')).toBe(`${baseURL}/news`);
});

test('robots, sitemap and feeds are there, typed and cacheable', { tag: '@journey' }, async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  const rules = await robots.text();
  for (const path of ['/admin', '/user', '/api', '/login']) expect(rules).toContain(`Disallow: ${path}\n`);
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/news.xml', 'application/rss+xml'],
    ['/blog.xml', 'application/rss+xml'],
    ['/calendar.ics', 'text/calendar'],
    ['/calendar.ics?cat=1', 'text/calendar'],
    ['/social.png', 'image/png'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
    expect(answer.headers()['cache-control'], path).toMatch(/max-age=\d+/);
  }
});

test('feeds are well-formed, and pages name them', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/news.xml', '/blog.xml', '/sitemap.xml']) {
    const [problems, entries] = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return [xml.querySelectorAll('parsererror').length, xml.querySelectorAll('item, url').length];
    }, path);
    expect(problems, path).toBe(0);
    expect(entries, path).toBeGreaterThan(3);
  }
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveCount(2);
});

test('one event as a calendar file', async ({ page, request }) => {
  await page.goto('/events');
  const id = (await page.locator('a[href^="/events/view/"]').first().getAttribute('href'))?.split('/').at(-1);
  const ics = await (await request.get(`/events/calendar/${id}`)).text();
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(ics).toContain(`UID:event-${id}@`);
  expect((await request.get('/events/calendar/999999')).status()).toBe(404);
  expect((await request.get('/events/calendar/x')).status()).toBe(404);
});

test('fees on paper: no menus, no footer, the table whole', async ({ page }) => {
  await page.goto('/fees');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['header .bar', 'footer', '.crumbs']) await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('on paper the title can be read, and a sheet says whose it is, from where and from when', async ({ page }) => {
  const sheets = async () =>
    [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
  for (const [path, most] of [
    ['/fees', 1],
    ['/visit', 2],
    ['/events/view/1', 1],
  ] as const) {
    await page.goto(path);
    expect(await sheets(), path).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('.on-paper');
    await expect(head).toContainText(`Seven Hills Junior Academy`);
    await expect(head).toContainText('+256 414 530 117');
    await expect(head).toContainText(path);
    await expect(head).toHaveAttribute('data-day', /^\d+ \w+ \d{4}$/);
    const onTop = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { left, top, height } = title.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === title;
    });
    expect(onTop, `${path}: nothing lies over the title`).toBe(true);
    const links = page.locator('main .prose a[href]');
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^(https?|mailto|tel):/);
    await page.emulateMedia({ media: null });
  }
});

test('a story of one minute is one sheet', async ({ page }) => {
  await page.goto('/news');
  await page.locator('main .card h3 a').first().waitFor();
  const addresses = await page
    .locator('main .card h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  let short = 0;
  for (const address of addresses) {
    await page.goto(address ?? '');
    if (!(await page.getByText('1 minute to read').count())) continue;
    short += 1;
    const sheets = [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)];
    expect(sheets.length, address ?? '').toBe(1);
  }
  expect(short).toBeGreaterThan(0);
});
