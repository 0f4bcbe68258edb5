import type { Page } from '@playwright/test';
import { accountOf } from './accounts.ts';
import { appStarted } from './app.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './console.ts';
import {
  addStory,
  changeStory,
  chooseFile,
  hiddenValue,
  notice,
  photograph,
  pictureFile,
  removeStory,
  signInAs,
  textBody,
  uniqueTitle,
} from './editing.ts';

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text tools' }).getByLabel(name, { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const tiles = (page: Page) => page.locator('.picture-tiles figure');

async function paste(page: Page, html: string) {
  await textBody(page).evaluate((body, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('the editor writes exactly what the server keeps', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/news/add');
  const body = textBody(page);
  const html = () => hiddenValue(page, 'detail');
  // A tool gives the focus back a moment later.
  const type = async (words: string) => {
    await expect(body).toBeFocused();
    await page.keyboard.type(words);
  };

  await test.step('headings, bold, sizes, alignment, lists, quotations and links', async () => {
    await body.click();
    await tool(page, 'Style').selectOption('Heading');
    await expect(tool(page, 'Style')).toHaveValue('2');
    await type('One shield');
    await page.keyboard.press('Enter');
    await tool(page, 'Bold').click();
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await type('Loud');
    await page.keyboard.press('Control+b');
    await tool(page, 'Size').selectOption('Small');
    await expect(tool(page, 'Size')).toHaveValue('small');
    await type(' quiet');
    await tool(page, 'Size').selectOption('Medium');
    await tool(page, 'Alignment').selectOption('Centre');
    await expect(tool(page, 'Alignment')).toHaveValue('center');
    await body.press('Enter');
    await tool(page, 'Alignment').selectOption('Left');
    await tool(page, 'Bulleted list').click();
    await expect(tool(page, 'Bulleted list')).toHaveAttribute('aria-pressed', 'true');
    await type('drums');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool(page, 'Quotation').click();
    await expect(tool(page, 'Quotation')).toHaveAttribute('aria-pressed', 'true');
    await type('Again!');
    await expect
      .poll(html)
      .toBe(
        '<h2>One shield</h2><p class="align-center"><strong>Loud</strong><span class="size-small"> quiet</span></p>' +
          '<ul><li>drums</li></ul><blockquote><p>Again!</p></blockquote>',
      );
  });

  await test.step('a link is added, changed and removed; what is not safe is refused', async () => {
    await page.keyboard.press('Shift+Home');
    await tool(page, 'Link').click();
    const address = page.getByLabel('Link address');
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByText('This is no address of a page, a mailbox or a telephone.')).toBeVisible();
    await address.fill('sevenhills.example/fees');
    await address.press('Enter');
    await expect.poll(html).toContain('<a href="https://sevenhills.example/fees" rel="noopener noreferrer">Again!</a>');
    await expect(address).toHaveCount(0);
    await tool(page, 'Link').click();
    await expect(address).toHaveValue('https://sevenhills.example/fees');
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(html).not.toContain('<a');
  });

  await test.step('undo and redo', async () => {
    await tool(page, 'Undo').click();
    await expect.poll(html).toContain('<a');
    await tool(page, 'Redo').click();
    await expect.poll(html).not.toContain('<a');
  });

  await test.step('one Tab comes in, the arrow keys go from tool to tool, Tab leaves', async () => {
    await expect(body).toBeFocused();
    await page.getByLabel('Title').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
    await tool(page, 'Bold').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Italic')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(body).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chooseFile(page)).toBeFocused();
  });

  await test.step('what comes from Word and Google Docs is clean', async () => {
    await body.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect.poll(html).toBe('');
    await paste(page, fromWord);
    await expect
      .poll(html)
      .toBe(
        '<h2>Sports day</h2><p>All <strong>five</strong> campuses ran.</p><ul><li>Kitante</li><li>Najja</li></ul>' +
          '<ol><li>First</li></ol>',
      );
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect.poll(html).toBe('');
    await paste(page, fromGoogleDocs);
    await expect
      .poll(html)
      .toBe(
        '<h3>Music</h3><p><strong>Bold</strong> and <em>slanted</em>, ' +
          '<a href="https://sevenhills.example/" rel="noopener noreferrer">linked</a></p>',
      );
  });
});

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:"";}</style></head><body>
<!--StartFragment--><h1 style='mso-margin-top-alt:auto'><span lang=EN-GB style='font-family:"Calibri Light";color:#2F5496'>Sports day<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:Calibri;color:red'>All <b style='mso-bidi-font-weight:normal'>five</b> campuses ran.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Kitante<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Najja<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><h3 dir="ltr" style="line-height:1.38"><span style="font-size:14pt;font-family:Arial;color:#434343;font-weight:400">Music</span></h3><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic;font-weight:400">slanted</span><span>, </span><a href="https://www.google.com/url?q=https://sevenhills.example/&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">linked</span></a></p><br class="Apple-interchange-newline"></b>`;

test('pictures: what is refused, made smaller, put in order, described, and sent again', async ({
  page,
  complaints,
}) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  await page.goto(`/news/view/${story.id}?edit`);
  const small = await photograph(160);

  await test.step('the wrong and the large are left out, and the large is made smaller', async () => {
    await chooseFile(page).setInputFiles([
      pictureFile('notes.heic', small),
      pictureFile('holiday.jpg', await photograph(1150)),
    ]);
    await expect(
      page.getByText('only jpg, jpeg and png files of not more than 700kb will be uploaded', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('notes.heic was left out: wrong file type.')).toBeVisible();
    await expect(page.getByText('holiday.jpg was left out: too large.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Make the picture smaller' }).click();
    await expect(tiles(page)).toHaveCount(2);
    await expect.poll(() => hiddenValue(page, 'picture')).toMatch(/^[^,]+,\d{13}-[0-9a-f]{18}\.jpg$/);
  });

  await test.step('a broken line holds the save back until it is tried again', async () => {
    await page.route('**/api/singleUpload', (route) => route.abort());
    await chooseFile(page).setInputFiles([pictureFile('third.jpg', small), pictureFile('fourth.jpg', small)]);
    await expect(page.getByText('fourth.jpg was left out: At most 3 pictures.')).toBeVisible();
    await expect(page.getByText('It did not arrive.')).toBeVisible();
    await expect(update(page)).toBeDisabled();
    await expect(page.getByText('Still needed: the picture that did not arrive.')).toBeVisible();
    await page.unroute('**/api/singleUpload');
    let refused = 0;
    await page.route('**/api/singleUpload', (route) =>
      refused++ === 0 ? route.fulfill({ status: 403, json: { code: 'token_expired', message: '' } }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(update(page)).toBeEnabled();
    expect(refused).toBe(2);
    await expect(chooseFile(page)).toHaveCount(0);
  });

  await test.step('order, descriptions and removal are saved', async () => {
    await expect(page.getByText('1 · Cover', { exact: true })).toBeVisible();
    const third = (await hiddenValue(page, 'picture')).split(',')[2] ?? '';
    expect(third).toMatch(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    await page.getByRole('button', { name: 'Move picture 3 forward' }).click();
    await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await page.getByRole('button', { name: 'Remove picture 3' }).click();
    await expect(chooseFile(page)).toBeFocused();
    await page.getByLabel('What it shows').first().fill('The third one');
    await update(page).click();
    await expect(notice(page)).toContainText('News Story Edited');
    const pictures = page.locator('.fig img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAttribute('alt', 'The third one');
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(third));
  });
  await removeStory(page, token, 'news', story.id);
  complaints.length = 0;
});

test('nothing typed is lost: a reload, a failed save, an ended session', async ({ page, complaints }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const table = '<table><thead><tr><th>Club</th></tr></thead><tbody><tr><td>Chess</td></tr></tbody></table>';
  const story = await addStory(page, token, 'news', { detail: `${table}<p>They played well.</p>` });
  const form = `/news/view/${story.id}?edit`;
  const title = page.getByLabel('Title');

  await test.step('after a reload it is offered again, and discarded or restored', async () => {
    await page.goto(form);
    await title.fill('Half a title');
    await page.reload();
    // At midnight the day stands before the time.
    await expect(page.getByText(/^You have unsaved changes from .*\d{1,2}:\d{2}\.$/)).toBeVisible();
    await expect(title).toHaveValue(story.title);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await expect(title).toHaveValue(story.title);
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
    await title.fill('Half a title');
    await textBody(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And sang.');
    await expect.poll(() => hiddenValue(page, 'detail')).toContain('And sang.');
    await expect(page.getByText(/^Saved as a draft on this device at /)).toBeVisible();
    await page.goto('/news');
    await page.goto(form);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Half a title');
    // A table has no button, and stays a table.
    await expect.poll(() => hiddenValue(page, 'detail')).toBe(`${table}<p>They played well. And sang.</p>`);
  });

  await test.step('a double click sends once; a failed save and a wrong field keep everything', async () => {
    let sent = 0;
    await page.route('**/api/news/edit/*', async (route) => {
      sent++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.abort();
    });
    await update(page).dblclick();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeFocused();
    expect(sent).toBe(1);
    await expect(title).toHaveValue('Half a title');
    await page.unroute('**/api/news/edit/*');
    const refusal = { code: 'invalid', message: 'No.', fields: { title: 'Another title, please.' } };
    await page.route('**/api/news/edit/*', (route) => route.fulfill({ status: 400, json: refusal }));
    await update(page).click();
    await expect(page.locator('#news-title-error')).toHaveText('Another title, please.');
    await expect(title).toBeFocused();
    await page.unroute('**/api/news/edit/*');
  });

  await test.step('a token that has run out is renewed and the save goes through', async () => {
    let calls = 0;
    await page.route('**/api/news/edit/*', (route) =>
      calls++ === 0 ? route.fulfill({ status: 403, json: { code: 'token_expired', message: '' } }) : route.continue(),
    );
    await update(page).click();
    await expect(notice(page)).toContainText('News Story Edited');
    expect(calls).toBe(2);
    await page.unroute('**/api/news/edit/*');
    await page.goto(form);
    await expect(title).toHaveValue('Half a title');
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  });

  await test.step('an ended session leads to the door and back to the form with the draft', async () => {
    await title.fill('Written too late');
    await page.context().clearCookies();
    await page.route('**/api/news/edit/*', (route) =>
      route.fulfill({ status: 403, json: { code: 'token_expired', message: '' } }),
    );
    await update(page).click();
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(form)}`);
    await expect(page.getByRole('status').first()).toContainText(
      'your session has ended. What you wrote is kept on this device.',
    );
    await page.unroute('**/api/news/edit/*');
    await appStarted(page);
    const { email, password } = accountOf(3);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(form);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Written too late');
    await update(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written too late');
  });
  await removeStory(page, token, 'news', story.id);
  // The browser reports each refusal.
  complaints.length = 0;
});

test('a draft that was offered stays beside a newer one until one is chosen', async ({ page }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  const title = page.getByLabel('Title');
  const offers = page.getByRole('region', { name: 'Unsaved changes' });
  const offerOf = (words: string) => offers.filter({ hasText: words });
  await page.goto(`/news/view/${story.id}?edit`);
  await title.fill('The older one');
  await page.reload();
  await expect(offers).toHaveCount(1);
  // The offer is passed over.
  await title.fill('The newer one');
  await page.reload();
  await expect(offers).toHaveCount(2);
  await title.fill('Typed before choosing');
  await offerOf('The older one').getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('The older one');
  await expect(offers).toHaveCount(2);
  await offerOf('Typed before choosing').getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(offers).toHaveCount(2);
  await offerOf('The newer one').getByRole('button', { name: 'Restore' }).click();
  await offerOf('The older one').getByRole('button', { name: 'Discard' }).click();
  await expect(offers).toHaveCount(0);
  await update(page).click();
  await expect(notice(page)).toContainText('News Story Edited');
  await page.goto(`/news/view/${story.id}?edit`);
  await expect(title).toHaveValue('The newer one');
  await expect(offers).toHaveCount(0);
  await removeStory(page, token, 'news', story.id);
});

test('two who write the same story: both versions are shown and one is chosen; earlier ones come back', async ({
  page,
  complaints,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'articles', { detail: '<p>They played well.</p>' });
  const view = `/blog/view/${story.id}`;
  const title = page.getByLabel('Title');
  await page.goto(`${view}?edit`);
  await title.fill('Mine first');
  await expect(update(page)).toBeEnabled();

  await test.step('keep mine', async () => {
    await changeStory(page, token, 'articles', story, { title: 'Theirs first', detail: '<p>They sang well.</p>' });
    await update(page).click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await expect(page.locator('.conflict-version').first().locator('mark')).toHaveText(['Theirs', 'sang']);
    await expect(page.locator('.conflict-version').last().locator('mark')).toHaveText(['Mine', 'played']);
    await expect(page.getByText('Theirs stays in the history.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(notice(page)).toContainText('Blog Post Edited');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine first');
  });

  await test.step('take theirs, and mine stays on the device', async () => {
    await page.goto(`${view}?edit`);
    await title.fill('Mine again');
    await changeStory(page, token, 'articles', story, { title: 'Theirs again' });
    await update(page).click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(title).toHaveValue('Theirs again');
    await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Mine again');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(view);
  });

  await test.step('an earlier version is compared and brought back', async () => {
    await page.goto(`${view}?edit`);
    await page.getByText('History', { exact: true }).click();
    const versions = page.locator('.history li');
    await expect(versions).not.toHaveCount(0);
    await versions.last().getByRole('button').first().click();
    // Both what only the old version has, and what only the present one has.
    await expect(page.locator('.history-version div').first().locator('mark').first()).toHaveText('Drummers');
    await expect(page.locator('.history-version div').first().locator('del').first()).toHaveText('Theirs');
    await page.getByRole('button', { name: 'Bring this version back' }).click();
    await expect(notice(page)).toContainText('Blog Post Edited');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
  });
  await removeStory(page, token, 'articles', story.id);
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the tools stay at hand in one row, however far down one writes', async ({ page }) => {
    const token = await signInAs(page, 3);
    const detail = Array.from({ length: 60 }, (_, n) => `<p>Line ${n} of the long story.</p>`).join('');
    const story = await addStory(page, token, 'news', { detail });
    await page.goto(`/news/view/${story.id}?edit`);
    await textBody(page).getByText('Line 50 of').click();
    await expect(tool(page, 'Bold')).toBeInViewport();
    const [tools, bar] = [page.getByRole('toolbar'), page.locator('.bar')];
    const box = (await tools.boundingBox()) ?? { y: 0, height: 0 };
    const above = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    expect(box.height).toBeLessThan(80);
    // The last of them is reached by pushing the row, and never pushes the page.
    await tool(page, 'Alignment').scrollIntoViewIfNeeded();
    await tool(page, 'Alignment').selectOption({ index: 1 });
    await expect(tool(page, 'Alignment')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await removeStory(page, token, 'news', story.id);
  });
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('the form has no barrier', async ({ page }) => {
      test.slow();
      await signInAs(page, 3);
      await page.goto('/blog/add');
      await textBody(page).click();
      await page.keyboard.type(uniqueTitle('Words'));
      await chooseFile(page).setInputFiles(pictureFile('one.jpg', await photograph(160)));
      await expect(page.getByLabel('What it shows')).toBeVisible();
      await tool(page, 'Link').click();
      await expect(page.getByLabel('Link address')).toBeFocused();
      await page.getByLabel('At a date and time').check();
      await expect(page.getByText(/^To be published on /)).toBeVisible();
      await expectNoBarrier(page);
      for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}
