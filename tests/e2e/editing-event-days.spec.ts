import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { addEvent, editLink, heading, removeEvent, save } from './event-editing.ts';

for (const width of [360, 1440]) {
  test(`an event of several days is written and read at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const title = uniqueTitle('Book week');
    await page.goto('/events/add');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Date', { exact: true }).first().fill('2031-12-08');
    await page.getByLabel('Last day').fill('2031-12-05');
    await save(page, 'Publish').click();
    await expect(page.getByText('The last day is before the first one.').first()).toBeVisible();
    await page.getByLabel('Last day').fill('2032-01-12');
    await save(page, 'Publish').click();
    await expect(page.getByText('An event ends after it has begun, within 31 days.').first()).toBeVisible();
    await page.getByLabel('Last day').fill('2031-12-12');
    await expect(page.locator('.event-preview')).toContainText('Mon 8 to Fri 12 December');
    await expectAccessible(page, 'the form', { widths: [width], themes: ['light', 'dark'] });
    await save(page, 'Publish').click();
    await expect(notice(page)).toContainText('New Event Added');
    await notice(page).getByRole('link', { name: 'View' }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('.ticket dd')).toHaveText(['Mon 8 to Fri 12 December 2031']);
    await expectAccessible(page, 'the event', { widths: [width], themes: ['light', 'dark'] });
    const id = Number(page.url().split('/').at(-1));

    await editLink(page).click();
    await expect(page.getByLabel('Last day')).toHaveValue('2031-12-12');
    await page.getByLabel('Time').first().fill('08:30');
    await page.getByLabel('Ends at').fill('12:00');
    await save(page, 'Update').click();
    await expect(notice(page)).toContainText('Calendar Event Edited');
    await page.goto(`/events/view/${id}`);
    await expect(page.locator('.ticket dd')).toHaveText(['Mon 8 to Fri 12 December 2031', 'Mon 8:30 to Fri 12:00']);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'Event')).toMatchObject({
      startDate: '2031-12-08T05:30:00.000Z',
      endDate: '2031-12-12T09:00:00.000Z',
    });
    const ics = await (await page.request.get(`/events/calendar/${id}`)).text();
    expect(ics).toContain('DTSTART:20311208T053000Z\r\nDTEND:20311212T090000Z\r\n');
    await removeEvent(page, token, id);
  });
}

test('an event that goes on is to come for readers, and the keyboard is enough to say how long', async ({ page }) => {
  const token = await signInAs(page, 3);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const event = await addEvent(page, token, { date: day(-3), endDate: day(2), location: 'All campuses' });
  await page.goto('/events');
  const card = page.getByRole('region', { name: 'Upcoming events' }).locator('.date', { hasText: event.title });
  await expect(card).toContainText(/All campuses, \w{3} \d+( \w+)? to \w{3} \d+ \w+/);
  await card.click();
  await expect(heading(page)).toHaveText(event.title);
  await expect(page.getByText('This event is over')).toHaveCount(0);
  // Search engines get it from the server, and the app that takes over leaves it there.
  await page.reload();
  await expect(heading(page)).toHaveText(event.title);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const fact = facts.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'Event');
  expect(fact.endDate).toBe(day(2));
  await removeEvent(page, token, event.id);

  await page.goto('/events/add');
  await page.getByLabel('Date', { exact: true }).first().focus();
  await page.keyboard.type('12082031');
  await page.getByLabel('Last day').focus();
  await page.keyboard.type('12122031');
  await expect(page.locator('.event-preview')).toContainText('Mon 8 to Fri 12 December');
});
