import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { contentWidth } from './frames.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A reader with a small phone who begins at home and may tap three times. */
async function atHome(page: Page) {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    expect(taps, 'taps').toBeLessThanOrEqual(3);
    await what.click();
  };
  const parents = page.getByRole('navigation', { name: 'For parents' });
  const forParents = (name: string) => tap(parents.getByRole('link', { name }));
  const campus = (name: string) =>
    tap(page.getByRole('navigation', { name: 'Campuses' }).getByRole('link', { name, exact: true }));
  return { tap, forParents, campus };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}, at 360 px`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('1: what a class costs at a campus', { tag: '@journey' }, async ({ page }) => {
      const { tap, campus } = await atHome(page);
      await campus('Ntinda');
      await expect(heading(page)).toHaveText('Ntinda campus');
      await tap(page.getByRole('link', { name: 'What will it cost here?' }));
      await expect(page.getByRole('heading', { name: 'Fees at Ntinda' })).toBeVisible();
      await expect(page.getByRole('row', { name: /^P3 / })).toContainText('UGX 1,850,000');
      await expect(page.getByRole('rowheader', { name: 'P7' })).toHaveCount(0);
      await tap(page.getByRole('rowheader', { name: 'P3' }).getByRole('link'));
      const bill = page.getByRole('region', { name: 'P3 at Ntinda' });
      await expect(bill).toContainText('UGX 1,850,000 a term');
      await expect(page.getByRole('heading', { name: /^Three days to pay, Term/ })).toBeVisible();
    });

    test('2: the way to a campus', async ({ page }) => {
      const { campus } = await atHome(page);
      await campus('Ntinda');
      const card = page.getByRole('region', { name: 'Find and call Ntinda' });
      await expect(card.getByRole('img', { name: /^Map: Taxi stage Kiwatule is 4\d0 m north-west/ })).toBeVisible();
      await expect(card).toContainText('From the taxi stage walk down Stream Road');
      await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
        'href',
        /destination=0\.3536%2C32\.6142$/,
      );
      await expect(card.getByRole('link', { name: 'Map app' })).toHaveAttribute('href', /^geo:0\.3536,32\.6142\?q=/);
    });

    test('3 and 4: the term dates, and the next holiday', async ({ page }) => {
      const { forParents } = await atHome(page);
      await forParents('Term dates');
      await expect(heading(page)).toHaveText(/^Term dates \d{4}$/);
      await expect(page.getByRole('heading', { level: 3, name: 'Term II', exact: true })).toBeVisible();
      await expect(page.getByText(/^Next holiday: /).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Subscribe on your phone' })).toBeVisible();
    });

    test('5: the uniform list with prices', { tag: '@journey' }, async ({ page }) => {
      const { forParents } = await atHome(page);
      await forParents('Uniform list');
      const list = page.getByRole('region', { name: 'Uniform list' });
      await expect(list.getByRole('row', { name: /sweater/ })).toContainText('65,000');
      await expect(list.getByRole('row', { name: /Full set/ })).toContainText('UGX 260,000');
    });

    test('6: whom to call now', { tag: '@journey' }, async ({ page }) => {
      const { tap } = await atHome(page);
      await tap(page.getByRole('button', { name: 'Menu', exact: true }));
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: '+256 414 530 117' })).toHaveAttribute('href', 'tel:+256414530117');
      await tap(menu.locator('summary', { hasText: 'Campuses' }));
      await tap(menu.getByRole('link', { name: 'Bunga' }));
      const card = page.getByRole('region', { name: 'Find and call Bunga' });
      await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:0414530120');
      await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/256772530120');
      // When nobody answers any more: a number within a sentence is a link as well.
      await expect(card.getByRole('link', { name: '0772 530 117' })).toHaveAttribute('href', 'tel:0772530117');
    });

    test('7: how to apply, and what happens then', async ({ page }) => {
      const { tap } = await atHome(page);
      await tap(page.locator('.bar-in > a', { hasText: 'Enroll Now' }));
      await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
      await expect(page.getByLabel('Additional details')).toBeVisible();
    });

    test('8: a form to print', async ({ page }) => {
      const { tap, forParents } = await atHome(page);
      await forParents('Forms to print');
      await tap(page.getByRole('link', { name: 'Application form' }));
      await expect(heading(page)).toHaveText('Application for a place');
      await expect(page.getByText('Makindye, to P4')).toBeVisible();
    });

    test('9: the school bus', async ({ page }) => {
      const { tap, forParents } = await atHome(page);
      await forParents('School bus');
      const list = page.getByRole('region', { name: 'School bus' });
      await expect(list).toContainText('Kiwatule and Najjera');
      await tap(list.getByRole('link', { name: 'Ntinda' }));
      const buses = page.getByRole('region', { name: 'Three buses' });
      await expect(buses.getByRole('row', { name: /Najjera, trading centre/ })).toContainText('6:40');
      // The line of the route is drawn beside the names of the stops, not over them.
      await expect(buses.getByRole('rowheader').first()).toHaveCSS('padding-left', '28px');
      await expect(buses.getByRole('link', { name: '0772 530 130' })).toHaveAttribute('href', 'tel:0772530130');
      await expect.poll(() => contentWidth(page)).toBe(360);
    });
  });
}
