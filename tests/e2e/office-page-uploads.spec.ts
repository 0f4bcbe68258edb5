import { pdfBytes } from '../support/document-files.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs } from './editing.ts';
import { hold } from './hold.ts';
import { blockOf, pageWith } from './page-editing.ts';
import { button } from './site-parts.ts';

test('what is written while a picture comes is not lost', async ({ page }) => {
  const token = await signInAs(page, 4);
  const bus = { id: 'bus', type: 'picture', version: 1, picture: '', html: '<p>Four buses.</p>', side: 'left' };
  const sent = await page.request.post('/api/singleUpload', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file: pictureFile('bus.jpg', await photograph(400)) },
  });
  const { name: picture } = (await sent.json()) as { name: string };
  const { id, forReaders } = await pageWith(page, token, [{ ...bus, picture }]);
  await page.goto(`/desk/pages/${id}`);
  const block = blockOf(page, 'Picture with text');
  const arrive = await hold(page, '**/api/singleUpload', 'POST');
  const shown = block.locator('.block-picture img');
  const before = (await shown.getAttribute('src')) ?? '';
  await block.locator('.block-picture input[type=file]').setInputFiles(pictureFile('new.jpg', await photograph(640)));
  await expect(button(page, 'Publish changes')).toBeDisabled();
  await block.getByRole('textbox', { name: 'Text', exact: true }).fill('Five buses.');
  await block.getByLabel('The picture stands').selectOption('right');
  arrive();
  await expect(shown).not.toHaveAttribute('src', before);
  await expect(block.getByLabel('The picture stands')).toHaveValue('right');
  await button(page, 'Publish changes').click();
  await expect(notice(page)).toContainText('Published');
  const [stored] = await forReaders();
  expect(stored).toMatchObject({ html: '<p>Five buses.</p>', side: 'right' });
  expect(stored?.picture).not.toBe(picture);
});

test('the words of all cards stay when a picture of one comes', async ({ page }) => {
  const token = await signInAs(page, 4);
  const card = (title: string) => ({ title, text: '', link: '/fees', picture: '' });
  const cards = { id: 'cards', type: 'cards', version: 1, title: '', cards: [card('Bus'), card('Boat')] };
  const { id, forReaders } = await pageWith(page, token, [cards]);
  await page.goto(`/desk/pages/${id}`);
  const block = blockOf(page, 'Cards');
  const [bus, boat] = ['Card 1', 'Card 2'].map((name) => block.getByRole('group', { name }));
  const arrive = await hold(page, '**/api/singleUpload', 'POST');
  await bus?.locator('input[type=file]').setInputFiles(pictureFile('bus.jpg', await photograph(400)));
  await bus?.getByLabel('Words').fill('Every morning');
  await boat?.getByLabel('Words').fill('On Fridays');
  arrive();
  await expect(block.locator('.block-picture img')).toHaveCount(1);
  await button(page, 'Publish changes').click();
  await expect(notice(page)).toContainText('Published');
  expect(await forReaders()).toMatchObject([{ cards: [{ text: 'Every morning' }, { text: 'On Fridays' }] }]);
});

test('a page is not saved between the arrival of its picture and its place in the block', async ({ page }) => {
  const token = await signInAs(page, 4);
  const card = (title: string) => ({ title, text: '', link: '/fees', picture: '' });
  const cards = { id: 'cards', type: 'cards', version: 1, title: '', cards: [card('Bus'), card('Boat')] };
  const { id } = await pageWith(page, token, [cards]);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: measured, resolve: measure } = Promise.withResolvers<void>();
  await page.exposeFunction('held', () => {
    ask();
    return measured;
  });
  await page.addInitScript(() => {
    const real = window.createImageBitmap.bind(window) as (from: ImageBitmapSource) => Promise<ImageBitmap>;
    const { held } = window as unknown as { held: () => Promise<void> };
    Object.assign(window, { createImageBitmap: (from: ImageBitmapSource) => held().then(() => real(from)) });
  });
  await page.goto(`/desk/pages/${id}`);
  const picture = blockOf(page, 'Cards').locator('.block-picture').first();
  await picture.locator('input[type=file]').setInputFiles(pictureFile('bus.jpg', await photograph(400)));
  await asked;
  // All that was to be drawn is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(picture).toContainText('One moment…');
  await expect(button(page, 'Publish changes')).toBeDisabled();
  measure();
  await expect(picture.locator('img')).toBeVisible();
  await expect(button(page, 'Publish changes')).toBeEnabled();
});

test('a page waits for its file, and keeps what is written meanwhile', async ({ page }) => {
  const token = await signInAs(page, 4);
  const headers = { Authorization: `Bearer ${token}` };
  const faresTitle = `Fares ${Date.now()}`;
  const [old = 0, fares = 0] = await Promise.all(
    [`Old routes ${Date.now()}`, faresTitle].map(async (title) => {
      const file = { name: 'routes.pdf', mimeType: 'application/pdf', buffer: pdfBytes(title) };
      const sent = await page.request.post('/api/admin/documents', {
        headers,
        multipart: { title, topic: 'Bus', file },
      });
      return ((await sent.json()) as { id: number }).id;
    }),
  );
  const block = { id: 'files', type: 'documents', version: 1, title: '', documents: [old] };
  const { id, forReaders } = await pageWith(page, token, [block]);
  await page.goto(`/desk/pages/${id}`);
  const files = blockOf(page, 'Documents');
  const arrive = await hold(page, '**/api/admin/documents', 'POST');
  const name = `New routes ${Date.now()}`;
  await files
    .getByLabel('Add a file, up to 10 MB')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdfBytes(name) });
  await expect(page.getByText('Still needed: the file that is on its way.')).toBeVisible();
  await expect(button(page, 'Publish changes')).toBeDisabled();
  await files.getByLabel('Title', { exact: true }).fill('By bus');
  await files.getByRole('checkbox', { name: faresTitle }).check();
  arrive();
  await expect(files.getByRole('checkbox', { name })).toBeChecked();
  await button(page, 'Publish changes').click();
  await expect(notice(page)).toContainText('Published');
  const [stored] = (await forReaders()) as { title: string; documents: { id: number }[] }[];
  expect(stored?.title).toBe('By bus');
  expect(stored?.documents).toMatchObject([{ id: old }, { id: fares }, {}]);
});
