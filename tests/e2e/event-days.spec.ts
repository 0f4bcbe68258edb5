import { daysLater, weekdayName } from '../../contract/days.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { addEvent, heading, removeEvent } from './event-editing.ts';

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
