import { pdfBytes } from '../support/document-files.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { apply, send, writeMessage } from './enquiries.ts';
import { heading, rowOf } from './office.ts';
import { button, comeIn, enterOffice, find, goTo, region } from './office-week.ts';
import { addOrder, unique } from './orders.ts';

for (const width of [360, 1440]) {
  test(`a secretary’s Monday at ${width} px: what people sent`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const asker = uniqueTitle('Juma');
    const child = uniqueTitle('Asha');
    await writeMessage(page, asker);
    const { receipt } = await apply(page, child);
    const spammer = uniqueTitle('Prize');
    const inquiry = 'A friendly word, not for the school at all.';
    const sender = { senderEmail: 'prize@mail.example', senderPhone: '+256772555103' };
    await send(page, 'contact', { senderName: spammer, ...sender, inquiry });

    await test.step('the day begins with what waits', async () => {
      await comeIn(page, 4);
      await enterOffice(page, 'Admin');
      await expect(heading(page)).toHaveText(/^Good (morning|afternoon|evening), /);
      await region(page, 'Needs attention')
        .getByRole('link', { name: /messages$/ })
        .click();
      await expect(heading(page)).toHaveText('Enquiries');
    });
    await test.step('a question is answered with a template', async () => {
      await page.getByRole('searchbox', { name: 'Search enquiries' }).fill(asker);
      await rowOf(page, asker).getByRole('link', { name: asker }).click();
      await button(page, 'Thank you, we look into it').click();
      await button(page, 'Send and close').click();
      await expect(notice(page)).toContainText(`Your answer to ${asker} is on its way.`);
    });
    await test.step('what is no question goes aside', async () => {
      await find(page, spammer, new RegExp(spammer));
      await expect(heading(page)).toHaveText(spammer);
      await button(page, 'Spam').click();
      await expect(notice(page)).toContainText(/spam/i);
    });
    await test.step('an application is found by its code, given to somebody and booked a visit', async () => {
      await find(page, receipt, new RegExp(child));
      await expect(heading(page)).toHaveText('Rehema Juma');
      await page.getByLabel('Assigned to').selectOption({ label: 'Grace Achieng (you)' });
      await button(page, 'Save').click();
      await expect(region(page, 'Conversation')).toContainText('Assigned to Grace Achieng');
      await goTo(page, 'Enquiries');
      await page.getByRole('link', { name: 'Applications board' }).click();
      await button(page, `Move ${child}`).click();
      await page
        .getByRole('list', { name: `Move ${child} to` })
        .getByRole('button', { name: 'Visit booked' })
        .click();
      await expect(notice(page)).toContainText(`${child} moved to Visit booked.`);
    });
    await test.step('a testimonial is read', async () => {
      await goTo(page, 'Testimonials');
      await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
    });
  });
}

for (const width of [360, 1440]) {
  test(`a secretary’s Monday at ${width} px: money, news for families and a colleague`, async ({ page, browser }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 4);
    const customer = `Amina ${unique()}`;
    const order = await addOrder(page, token, customer);
    const other = await addOrder(page, token, `Moses ${unique()}`);
    const reader = await (await browser.newContext()).newPage();
    await page.goto('/admin');
    await expect(heading(page)).toBeVisible();

    await test.step('an order is paid in two parts and leaves', async () => {
      await find(page, order.orderCode, new RegExp(order.orderCode));
      await expect(heading(page)).toHaveText(`Order ${order.orderCode}`);
      for (const amount of [order.amount - 1000, 1000]) {
        await page.getByLabel('How it was paid').selectOption('cash');
        await page.getByLabel('Amount').fill(String(amount));
        await button(page, 'Record the payment').click();
        await expect(notice(page)).toContainText(order.orderCode);
        await expect(page.getByRole('article')).toContainText(amount === 1000 ? 'Receipt' : 'Paid so far');
      }
      await button(page, 'Mark as dispatched').click();
      await expect(region(page, 'Status')).toContainText('Paid. Dispatched');
    });
    await test.step('the statement of mobile money pays another', async () => {
      await goTo(page, 'Orders');
      await page.getByRole('link', { name: 'Import payments' }).click();
      const csv = `Transaction ID,Amount,Reference\nT${unique()},${other.amount},${other.orderCode}`;
      await page.getByLabel('Or paste it here').fill(csv);
      await button(page, 'Look at the payments').click();
      await button(page, 'Confirm 1 payment').click();
      await expect(page.getByText('1 payment is recorded')).toBeVisible();
    });
    const headline = uniqueTitle('No bus to Bunga');
    await test.step('families are told, and later no more', async () => {
      await goTo(page, 'Notices');
      await page.getByRole('link', { name: 'Add a notice' }).first().click();
      await page.getByLabel('Headline').fill(headline);
      await page.getByRole('checkbox', { name: /Urgent/ }).check();
      await page.getByLabel('Only on these pages').fill('/talent');
      await button(page, 'Add the notice').click();
      await expect(notice(page)).toContainText(`${headline} is added.`);
      await reader.goto('/talent');
      await expect(reader.getByRole('heading', { name: headline })).toBeVisible();
      await rowOf(page, headline).getByRole('link').click();
      await button(page, 'Delete this notice').click();
      await expect(notice(page)).toContainText(`${headline} is deleted.`);
    });
    const letter = uniqueTitle('Letter of Monday');
    await test.step('a letter is put on the site', async () => {
      await goTo(page, 'Documents');
      await page.getByLabel('Title').first().fill(letter);
      await page.getByLabel('Topic').first().fill('Letters');
      const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdfBytes() };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await button(page, 'Upload').click();
      await expect(page.getByRole('main')).toContainText(letter);
      await reader.goto('/documents');
      await expect(reader.getByRole('link', { name: letter })).toBeVisible();
    });
    await test.step('a colleague is invited, and the day is over', async () => {
      await goTo(page, 'Users');
      await page.getByRole('link', { name: /^Invit/ }).click();
      const name = uniqueTitle('Grace Apio');
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('E-mail').fill(`${unique()}@mail.example`);
      await button(page, 'Make the invitation').click();
      await expect(page.getByRole('textbox', { name: `The link for ${name}` })).toHaveValue(/\/invitation\?token=/);
      await button(page, 'Log out').click();
      await expect(page).toHaveURL('/');
    });
    await reader.context().close();
  });
}
