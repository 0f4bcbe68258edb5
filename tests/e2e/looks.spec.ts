import { expect, test } from './console.ts';

test('home closes with the year of the next term and the lowest fee of the table', async ({ page, request }) => {
  const { site } = await (await request.get('/api/settings')).json();
  expect(site.next).toEqual({ year: expect.stringMatching(/^20\d\d$/), lowestFee: 'UGX 1,450,000' });
  await page.goto('/');
  const call = page.getByRole('region', { name: `A place for your child in ${site.next.year}` });
  await expect(call).toContainText('Nursery from UGX 1,450,000 a term');
  await page.goto('/fees');
  await expect(page.locator('table').first()).toContainText('1,450,000');
});

test('home shows figures, a share among them, and five different pictures with whole captions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('.facts dd')).toHaveText([/^24$/, /^\d\d%$/, /^31$/]);
  await expect(page.locator('.voice .by')).toContainText('Ruth Namutebi');
  await page.locator('.mosaic').scrollIntoViewIfNeeded();
  const names = await page.locator('.mosaic img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(new Set(names).size).toBe(5);
  for (const caption of await page.locator('.mosaic span').all()) {
    const { fits, inside } = await caption.evaluate((words) => {
      const [own, frame] = [words.getBoundingClientRect(), words.parentElement?.getBoundingClientRect()];
      return {
        fits: words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight,
        inside: frame !== undefined && own.top >= frame.top && own.right <= frame.right,
      };
    });
    expect([fits, inside], await caption.innerText()).toEqual([true, true]);
  }
});

test.describe('the calendar with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar of one campus, also as a file', async ({ page, request }) => {
    await page.goto('/events');
    const chips = page.getByRole('navigation', { name: 'Campus', exact: true });
    await expect(chips.getByRole('link')).toHaveText([
      'All campuses',
      'Kitante',
      'Najja',
      'Makindye',
      'Bunga',
      'Ntinda',
    ]);
    await chips.getByRole('link', { name: 'Bunga' }).click();
    await expect(page).toHaveURL('/events?campus=bunga');
    await expect(chips.locator('[aria-current]')).toHaveText('Bunga');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/events$/);
    await expect(page.getByText('Visiting day, boarding section')).toHaveCount(0);
    for (const link of await page
      .getByRole('navigation', { name: /events pages$/ })
      .getByRole('link')
      .all())
      await expect(link).toHaveAttribute('href', /campus=bunga/);
    const file = async (campus: string) => (await request.get(`/calendar.ics?campus=${campus}`)).text();
    expect(await file('bunga')).not.toContain('SUMMARY:Visiting day\\, boarding section');
    const kitante = await file('kitante');
    expect(kitante).toContain('SUMMARY:Visiting day\\, boarding section');
    expect(kitante).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\nSUMMARY:Carols on the hill/);
  });

  test('what is over says what came of it; what is to come says until when', async ({ page }) => {
    await page.goto('/events');
    const past = page.getByRole('region', { name: 'Past events' });
    const card = past.locator('.date', { hasText: 'Grandparents’ morning' });
    await expect(card).toContainText('142 grandparents, 300 mandazi');
    await card.click();
    await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('142 grandparents');
    await page.goto('/search?q=Carols on the hill&kind=event');
    await page.locator('main').getByRole('link', { name: 'Carols on the hill' }).first().click();
    await expect(page.locator('.ticket')).toContainText('17:00 to 19:00');
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'Event').endDate).toMatch(/T16:00/);
  });
});

test.describe('alumni and texts with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the alumni closes with the question to them, and no other page does', async ({ page }) => {
    const question = page.getByRole('heading', { name: 'Were you one of ours?' });
    const last = page.locator('main > :last-child');
    for (const path of [
      '/alum',
      '/alum/view/1',
      '/alumni/alnews',
      '/alumni/alblog',
      '/alumni/alevents',
      '/alumni/algallery',
    ]) {
      await page.goto(path);
      await expect(question, path).toHaveCount(1);
      await expect(last.getByRole('link', { name: 'Share your story' }), path).toBeVisible();
      await expect(page.locator('.call'), path).toHaveCount(0);
    }
    for (const path of ['/', '/news', '/alumni/alumcontact']) {
      await page.goto(path);
      await expect(question, path).toHaveCount(0);
    }
  });

  test('the directory and the page of an alumnus say what they became', async ({ page }) => {
    await page.goto('/alum?q=Brenda');
    await expect(page.locator('.alum-row')).toContainText('Children’s doctor, Mulago');
    await page.locator('.alum-row a').first().click();
    await expect(page.locator('main')).toContainText('Class of 2004 · Children’s doctor, Mulago');
  });

  test('a story shows who wrote it, and its pictures have captions', async ({ page }) => {
    await page.goto('/news');
    await page
      .getByRole('link', { name: /^Kitante drummers/ })
      .first()
      .click();
    await expect(page.locator('.byline img')).toHaveAttribute('alt', '');
    await expect(page.locator('.reading-flow figcaption')).toHaveCount(2);
    // The words that lead to the quotation, the quotation and who spoke stand in one part.
    const quoted = page.locator('.reading-flow .prose', { has: page.locator('blockquote') });
    await expect(quoted).toContainText('That was the verdict');
    await page.goto('/about');
    await expect(page.locator('.page-flow figcaption')).toHaveCount(3);
    await expect(page.locator('.page-flow .pair').nth(1).locator('h2').first()).toHaveText('Five campuses, one school');
  });
});
