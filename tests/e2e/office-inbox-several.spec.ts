import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { apply, writeMessage } from './enquiries.ts';
import { found, rowOf } from './office.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^Choose ${name}`) });
const bar = (page: Page) => page.getByRole('region', { name: /^\d+ chosen$/ });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const undo = (page: Page) => notice(page).getByRole('button', { name: 'Undo' }).click();

for (const width of [360, 1440]) {
  test(`at ${width} px several enquiries are assigned, moved on, set aside and deleted`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 4);
    const name = uniqueTitle('Nabirye');
    for (const who of ['one', 'two']) await writeMessage(page, `${name} ${who}`);
    await apply(page, `${name} three`);
    await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
    await expect(found(page, '3 enquiries found')).toBeVisible();
    const all = page.getByRole('checkbox', { name: 'Choose all on this page' }).last();
    const chooseAll = async () => {
      await box(page, `${name} one`).check();
      if (!(await all.isChecked())) await all.check();
    };

    await test.step('assigned, and taken back', async () => {
      await chooseAll();
      await expect(bar(page)).toContainText('3 chosen');
      await press(page, 'Assign');
      await expectAccessible(page, 'the bar of the inbox', { widths: [width] });
      await bar(page).getByLabel('Assign to').selectOption({ index: 2 });
      await bar(page).getByRole('button', { name: 'Assign' }).last().click();
      await expect(notice(page)).toContainText(/^Assigned to .+: 3 enquiries\./);
      await expect(rowOf(page, `${name} one`)).not.toContainText('–');
      await undo(page);
      await expect(rowOf(page, `${name} one`)).toContainText('–');
    });
    await test.step('a step that only applications know: the others say why they stay', async () => {
      await chooseAll();
      await press(page, 'Status');
      await bar(page).getByLabel('Status').selectOption('Visit booked');
      await bar(page).getByRole('button', { name: 'Set it' }).click();
      await expect(notice(page)).toContainText('Visit booked: what Rehema Juma sent.');
      const report = page.getByRole('region', { name: 'What was not done' });
      await expect(report).toContainText('2 of them stayed as they are:');
      await expect(report).toContainText('A message or testimonial is new, contacted or closed.');
      await report.getByRole('button', { name: 'Close this report' }).click();
    });
    await test.step('set aside, and not spam after all', async () => {
      await box(page, `${name} one`).check();
      await box(page, `${name} two`).check();
      await press(page, 'Spam');
      await expect(notice(page)).toContainText('Set aside as spam: 2 enquiries.');
      await expect(found(page, '1 enquiry found')).toBeVisible();
      await undo(page);
      await expect(found(page, '3 enquiries found')).toBeVisible();
    });
    await test.step('deleted, brought back, and deleted', async () => {
      await chooseAll();
      await press(page, 'Trash');
      await expect(notice(page)).toContainText('Moved to the trash: 3 enquiries.');
      await expect(found(page, '0 enquiries found')).toBeVisible();
      await undo(page);
      await expect(found(page, '3 enquiries found')).toBeVisible();
      await chooseAll();
      await press(page, 'Trash');
      await expect(found(page, '0 enquiries found')).toBeVisible();
    });
  });
}
