import { expect, test } from './console.ts';

const year = new Date().getFullYear();

test('the dates of a year are read and narrowed to a campus without a script', { tag: '@journey' }, async ({
  browser,
}) => {
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto('/');
  const strip = reader.getByRole('region', { name: 'Notice' }).getByRole('link').first();
  await expect(strip).toHaveText(/^(Term I+ (begins|ends) \w+day \d|Today: |Now: |.+, \w+ \d+ \w+)/);
  await strip.click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^Term dates \d{4}$/);
  for (const name of ['Term I', 'Term II', 'Term III'])
    await expect(reader.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(reader.getByText('Independence Day').first()).toBeVisible();
  await expect(reader.getByText(/^Today is \w+day \d+ \w+ \d{4}$/)).toBeVisible();
  const visits = reader.getByText('Visiting day, boarders');
  await expect(visits.first()).toBeVisible();
  const campuses = reader.getByRole('navigation', { name: 'Campus', exact: true });
  await campuses.getByRole('link', { name: 'Ntinda' }).click();
  await expect(campuses.getByRole('link', { name: 'Ntinda' })).toHaveAttribute('aria-current', 'true');
  await expect(visits).toHaveCount(0);
  await expect(reader.getByText('Open morning').first()).toBeVisible();
  await campuses.getByRole('link', { name: 'All campuses' }).click();
  await reader.getByRole('link', { name: `Dates of ${year + 1}` }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Term dates ${year + 1}`);
  expect((await reader.goto('/term-dates?campus=nowhere'))?.status()).toBe(404);
});

test('a year is one sheet of paper, with every date on it', async ({ page }) => {
  await page.goto(`/term-dates?year=${year + 1}`);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b/g)]).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Term III' })).toBeVisible();
  for (const name of ['Heroes’ Day', 'Visiting day, boarders'])
    await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.locator('#phone')).toBeHidden();
});

test('the button prints, although the page comes without a framework', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/term-dates');
  await page.getByRole('link', { name: 'Print on one sheet' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

test('a phone gets what was chosen, as whole days', { tag: '@journey' }, async ({ page, request }) => {
  await page.goto('/term-dates?campus=ntinda');
  const phone = page.locator('#phone');
  const add = phone.getByRole('link', { name: 'Add to my calendar' });
  await expect(add).toHaveAttribute('href', /^webcal:\/\/.*\/term-dates\.ics\?campus=ntinda$/);
  await phone.getByRole('link', { name: /^Visiting days/ }).click();
  await expect(add).toHaveAttribute('href', /campus=ntinda&visits=no$/);
  await phone.getByRole('link', { name: /^Events/ }).click();
  const file = '/term-dates.ics?campus=ntinda&visits=no&events=yes';
  await expect(phone.getByRole('link', { name: 'As a file' })).toHaveAttribute('href', file);

  const read = async (path: string) => (await request.get(path)).text();
  const all = await read('/term-dates.ics');
  expect(all).toContain('SUMMARY:Term I begins\r\n');
  expect(all).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\nSUMMARY:Independence Day/);
  expect(all).toContain('SUMMARY:Visiting day\\, boarders');
  expect(all).toContain('LOCATION:Kitante');
  const narrowed = await read('/term-dates.ics?campus=ntinda&visits=no');
  expect(narrowed).toContain('SUMMARY:Term I begins\r\n');
  expect(narrowed).not.toMatch(/Visiting day|Open morning|Sports Day/);
  expect(await read(file)).toContain('Sports Day');
  const calendar = await read('/calendar.ics');
  expect(calendar).toContain('SUMMARY:Independence Day');
  // An event says when each term begins, so the date of it is not said again.
  const begins = [...calendar.matchAll(/SUMMARY:Term I begins/g)].length;
  expect(begins).toBeLessThanOrEqual(2);
  for (const odd of ['campus=nowhere', 'campus=%00', 'visits=zzz']) {
    expect((await request.get(`/term-dates.ics?${odd}`)).status(), odd).toBe(404);
  }
  expect(await read('/term-dates.ics?campus=Ntinda&visits=NO')).toMatch(/X-WR-CALNAME:.*: Ntinda\\, term dates/);
});

test('the calendar of a campus is linked where its events and its card are, and what is not there is said', async ({
  page,
  request,
}) => {
  await page.goto('/events?campus=ntinda');
  const subscribe = page.getByRole('link', { name: 'Subscribe on your phone' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/.*\/calendar\.ics\?campus=ntinda$/);
  await page.goto('/events');
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/.*\/calendar\.ics$/);
  await page.goto('/ntinda');
  await expect(subscribe).toHaveAttribute('href', /\/calendar\.ics\?campus=ntinda$/);
  for (const odd of ['kind=zzz', 'kind=terms', 'kind=holiday,zzz', 'campus=%00', 'campus=nowhere'])
    expect((await request.get(`/calendar.ics?${odd}`)).status(), odd).toBe(404);
  const chosen = await (await request.get('/calendar.ics?kind=Holiday&campus=Ntinda')).text();
  expect(chosen).toMatch(/X-WR-CALNAME:.*: Ntinda\\, public holidays/);
  expect(chosen).toContain('SUMMARY:Independence Day');
});

test('odd addresses of the public pages are answered like other unknown ones', async ({ request }) => {
  for (const path of ['/term-dates', '/events', '/print/term-dates'])
    expect((await request.get(`${path}?campus=%00`)).status(), path).toBe(404);
  for (const path of ['/documents?q=a%00b', '/alum?q=%00', '/cost?campus=%00', '/search?q=%00', '/news?page=%00'])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('a year without dates is left out by search engines and offers no dates', async ({ page }) => {
  await page.goto('/term-dates?year=2150');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('There are no dates of 2150 yet.')).toBeVisible();
  await expect(page.getByText('All dates of 2150')).toHaveCount(0);
  await page.goto(`/term-dates?year=${year + 1}`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the calendar leads to what comes next', async ({ page }) => {
  await page.goto('/events');
  const dates = page.getByRole('navigation', { name: 'Term dates' });
  await expect(dates.getByRole('link')).toHaveCount(4);
  await page.getByRole('link', { name: 'All term dates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Term dates/);
  await page.goto('/alumni/alevents');
  await expect(dates).toHaveCount(0);
});
