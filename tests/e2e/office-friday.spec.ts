import { expect, test } from './console.ts';
import { chooseFile, notice, photograph, pictureFile, signInAs, textBody, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';
import { button, comeIn, enterOffice, goTo, region } from './office-week.ts';

const picture = async () => pictureFile('beans.jpg', await photograph(200));

for (const width of [360, 1440]) {
  test(`an editor’s Friday at ${width} px: what authors sent, and a story of one’s own`, async ({
    page,
    browser,
    consoleErrors,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const author = await (await browser.newContext()).newPage();
    const sent = uniqueTitle('Beans of Baby Class');
    await signInAs(author, 2);
    await author.goto('/desk/add/news');
    await author.getByLabel('Title').fill(sent);
    await textBody(author).fill('We put five beans into the soil.');
    await chooseFile(author).setInputFiles(await picture());
    await author.getByLabel('Send it in').check();
    await button(author, 'Send in').click();
    await expect(notice(author)).toContainText('Sent in.');

    await test.step('the desk says what waits; it is read and published', async () => {
      await comeIn(page, 3);
      await enterOffice(page, 'Isaac Tumusiime');
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Desk' }).click();
      const waiting = region(page, 'Waits for you').getByRole('listitem').filter({ hasText: sent });
      await waiting.getByRole('link', { name: `Read ${sent}` }).click();
      await expect(heading(page)).toHaveText(sent);
      await region(page, 'Review').getByRole('button', { name: 'Publish' }).click();
      await expect(notice(page)).toContainText('Readers see it now.');
      await author.goto('/news');
      await expect(author.getByRole('link', { name: sent }).first()).toBeVisible();
    });
    const title = uniqueTitle('Carols on the hill');
    await test.step('a story with a heading, a list and a picture is kept as a draft', async () => {
      await page.getByRole('link', { name: 'Post New Story' }).first().click();
      await page.getByLabel('Title').fill(title);
      await textBody(page).click();
      await page.keyboard.type('We sing at six.');
      await chooseFile(page).setInputFiles(await picture());
      await page.getByLabel('What it shows').fill('A choir on the hill');
      await page.getByLabel('As a draft').check();
      await button(page, 'Save draft').click();
      await expect(notice(page)).toContainText(/draft/i);
    });
    await test.step('it is found in the list and published with a tick', async () => {
      await page.goto('/desk');
      await goTo(page, 'News');
      await page.getByRole('searchbox', { name: 'Search stories' }).fill(title);
      await expect(found(page, '1 story found')).toBeVisible();
      await page.getByRole('checkbox', { name: `Choose ${title}`, exact: true }).check();
      await region(page, /^\d+ chosen$/)
        .getByRole('button', { name: 'Publish', exact: true })
        .click();
      await expect(rowOf(page, title)).toContainText('Published');
    });
    await author.context().close();
    // A draft is not there for the server, which renders anonymously; the browser says so.
    expect(consoleErrors.splice(0).filter((words) => !words.includes('404 (Not Found)'))).toEqual([]);
  });
}

for (const width of [360, 1440]) {
  test(`an editor’s Friday at ${width} px: an event, photographs, a page and a slip`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 3);
    await page.goto('/desk');
    const event = uniqueTitle('Science fair');
    await test.step('an event of two days', async () => {
      await page.getByRole('link', { name: 'Add Event' }).click();
      await page.getByLabel('Title').fill(event);
      await page.locator('#event-date').fill('2031-03-14');
      await page.getByLabel('Last day').fill('2031-03-15');
      await page.getByRole('main').getByLabel('Campus').selectOption({ label: 'Kitante' });
      await page.getByLabel('Now').check();
      await button(page, 'Publish').click();
      await expect(heading(page)).toHaveText('Calendar');
    });
    const gallery = uniqueTitle('Pictures of the fair');
    await test.step('a gallery, found among the others', async () => {
      await page.goto('/desk');
      await goTo(page, 'Galleries');
      await page.getByRole('link', { name: 'Add Gallery' }).click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await picture());
      await page.getByLabel('What it shows').fill('A volcano of paper');
      await page.getByLabel('Name').fill(gallery);
      await page.getByLabel('Description').fill('Vinegar and soda.');
      await button(page, 'Post').click();
      await expect(notice(page)).toContainText('Image Posted');
    });
    await test.step('a page is found and opened', async () => {
      await page.goto('/desk');
      await goTo(page, 'Pages');
      await page.getByRole('searchbox', { name: 'Search pages' }).fill('Talent');
      await expect(found(page, '1 page found')).toBeVisible();
      await rowOf(page, 'Talent clubs').getByRole('link', { name: 'Talent clubs', exact: true }).click();
      await expect(heading(page)).toHaveText('Talent clubs');
      await expect(button(page, 'Only keep it')).toBeEnabled();
    });
    await test.step('a slip: the gallery goes to the trash and comes back', async () => {
      await page.goto('/desk');
      await goTo(page, 'Galleries');
      await page.getByRole('checkbox', { name: `Choose ${gallery}`, exact: true }).check();
      await region(page, /^\d+ chosen$/)
        .getByRole('button', { name: 'Trash', exact: true })
        .click();
      await expect(rowOf(page, gallery)).toHaveCount(0);
      await goTo(page, 'Trash');
      await button(page, `Restore ${gallery}`).click();
      await expect(notice(page)).toContainText(`Restored: ${gallery}`);
      await goTo(page, 'Galleries');
      await expect(rowOf(page, gallery)).toBeVisible();
    });
    await test.step('what was read this week', async () => {
      await goTo(page, 'Statistics');
      await page.getByRole('link', { name: '90 days' }).click();
      await expect(page).toHaveURL(/days=90/);
      await page.getByRole('link', { name: 'View site' }).click();
      await expect(page).toHaveURL('/');
    });
  });
}
