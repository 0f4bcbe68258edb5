import { daysLater, weekdayName } from '../../contract/common/days.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { addEvent, editLink, heading, removeEvent, save } from './event-editing.ts';

/** At the demo school, which is three hours ahead. */
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

for (const width of [360, 1440]) {
  test(`an event of every week is read at ${width} px, once in the list and with all its days`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const next = daysLater(today(), 1);
    const [first, leftOut, last] = [daysLater(next, -7), daysLater(next, 7), daysLater(next, 21)];
    const { id, title } = await addEvent(page, token, {
      ...{ date: `${first}T14:30:00+03:00`, endDate: `${first}T16:00:00+03:00`, location: 'Library' },
      repeat: { until: last, except: [leftOut] },
    });
    await page.goto('/events');
    const card = page.getByRole('main').locator('.date', { hasText: title });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(`Library, every ${weekdayName(next)}, 14:30 to 16:00`);
    await card.click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('.ticket .weekly')).toContainText(`Every ${weekdayName(next)} until`);
    await expect(page.locator('.ticket .weekly')).toContainText(`, not on ${Number(leftOut.slice(8))} `);
    const days = page.getByRole('region', { name: 'Coming days' }).locator('time');
    await expect(days).toHaveCount(3);
    const shown = await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(shown).toEqual([next, daysLater(next, 14), last]);
    await expectAccessible(page, 'the event', { widths: [width], themes: ['light', 'dark'] });

    await page.reload();
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const fact = facts.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Event');
    expect(fact.eventSchedule).toMatchObject({ startDate: first, endDate: last, exceptDate: [leftOut] });
    const ics = await (await page.request.get(`/events/calendar/${id}`)).text();
    const compact = (day: string) => day.replaceAll('-', '');
    expect(ics).toContain(`DTSTART;TZID=Africa/Kampala:${compact(first)}T143000\r\n`);
    expect(ics).toContain(`RRULE:FREQ=WEEKLY;UNTIL=${compact(last)}T113000Z\r\n`);
    expect(ics).toContain(`EXDATE;TZID=Africa/Kampala:${compact(leftOut)}T143000\r\n`);
    await removeEvent(page, token, id);
  });
}

for (const width of [360, 1440]) {
  test(`an event of every week is written at ${width} px, and read and changed`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, consoleErrors }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const title = uniqueTitle('Chess club');
    await page.goto('/events/add');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Date', { exact: true }).first().fill('2031-11-04');
    await page.getByLabel('Time').first().fill('14:30');
    await expect(page.getByLabel('Until')).toBeHidden();
    await page.getByLabel('Repeats').selectOption('Every week');
    await expect(page.getByText('the day until which it repeats')).toBeVisible();
    await page.getByLabel('Until').fill('2031-10-28');
    await save(page, 'Publish').click();
    await expect(page.getByText('It repeats until a day that is not before the first one.').first()).toBeVisible();
    await page.getByLabel('Until').fill('2031-12-02');
    await expect(page.getByRole('group', { name: 'On these days' }).getByRole('checkbox')).toHaveCount(5);
    await page.getByLabel('Tue 18 Nov').uncheck();
    await expect(page.locator('.event-preview')).toContainText('every Tuesday, 14:30');
    await expectAccessible(page, 'the form', { widths: [width], themes: ['light', 'dark'] });
    await save(page, 'Publish').click();
    await expect(notice(page)).toContainText('New Event Added');
    await notice(page).getByRole('link', { name: 'View' }).click();
    await expect(page.locator('.ticket .weekly')).toHaveText('Every Tuesday until 2 December, not on 18 November');
    const id = Number(page.url().split('/').at(-1));

    await editLink(page).click();
    await expect(page.getByLabel('Tue 18 Nov')).not.toBeChecked();
    // Days that are none of it any more are forgotten, and none is left out by accident.
    await page.getByLabel('Date', { exact: true }).first().fill('2031-11-05');
    await expect(page.getByLabel('Wed 19 Nov')).toBeChecked();
    await page.getByLabel('Repeats').selectOption('Every week in term');
    await expect(page.getByText('None of these days lies in a term.')).toBeVisible();
    await save(page, 'Update').click();
    await expect(page.locator('.field.bad')).toContainText('None of these days lies in a term.');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByLabel('Repeats').selectOption('Every week');
    await save(page, 'Update').click();
    await expect(notice(page)).toContainText('Calendar Event Edited');
    await page.goto(`/events/view/${id}`);
    await expect(page.locator('.ticket .weekly')).toHaveText('Every Wednesday until 2 December');
    await removeEvent(page, token, id);
  });
}

test('in term, the editor shows the days of terms, and the keyboard is enough to leave one out', async ({ page }) => {
  await signInAs(page, 3);
  const { docs } = await (await page.request.get('/api/term-dates/calendar')).json();
  const isWhole = ({ kind, campus }: { kind: string; campus: string | null }) => kind === 'term' && campus === null;
  const term = docs.filter(isWhole).at(-1);
  await page.goto('/events/add');
  await page.getByLabel('Date', { exact: true }).first().fill(daysLater(term.lastDay, -20));
  await page.getByLabel('Repeats').focus();
  await page.keyboard.type('Every week in');
  await page.getByLabel('Until').fill(daysLater(term.lastDay, 60));
  const days = page.getByRole('group', { name: 'On these days' }).getByRole('checkbox');
  await expect(days.first()).toBeChecked();
  await expect.poll(() => days.count()).toBeLessThanOrEqual(3);
  await days.first().focus();
  await page.keyboard.press('Space');
  await expect(days.first()).not.toBeChecked();
});
