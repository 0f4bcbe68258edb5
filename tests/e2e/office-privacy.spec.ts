import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import {
  addStory,
  changeStory,
  notice,
  photograph,
  pictureFile,
  removeStory,
  signInAs,
  uniqueTitle,
} from './editing.ts';
import { rowOf } from './office.ts';

const warning = 'Consent is not noted: can a child be recognised, and did the parents agree?';

test('a photograph of children warns until consent is noted, in its form or in the list', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const [first, second] = [await addStory(page, token, 'news'), await addStory(page, token, 'news')];

  await test.step('in the form it warns and does not hinder', async () => {
    await page.goto(`/news/view/${first.id}?edit`);
    const children = page.getByRole('group', { name: 'Children on picture 1' });
    await expect(children.getByText(warning)).toBeVisible();
    await page.getByLabel('What it shows').fill('Drummers on the lawn');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page)).toBeVisible();
    await page.goto(`/news/view/${first.id}?edit`);
    await children.getByRole('button', { name: 'Parents agreed' }).click();
    await expect(children.getByText(warning)).toBeHidden();
    await children.getByLabel('Who agreed, when, where it is filed').fill('All parents of P4, 3 May, folder 12');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(`/news/view/${first.id}`);
    await page.goto(`/news/view/${first.id}?edit`);
    await expect(children.getByRole('button', { name: 'Parents agreed' })).toHaveAttribute('aria-pressed', 'true');
    await expect(children.getByLabel('Who agreed')).toHaveValue('All parents of P4, 3 May, folder 12');
    await expectAccessible(page);
  });

  await test.step('for a whole gallery it is said once', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const story = await addStory(page, token, 'news');
    const gallery = { name: 'Drummers', description: 'They play.', category: 0, picture: story.picture };
    const { id } = await (await page.request.post('/api/galleries/add', { headers, data: gallery })).json();
    await page.goto(`/gallery/view/${id}?edit`);
    const children = page.getByRole('region', { name: 'Children on the pictures' });
    await expect(children.getByRole('status')).toHaveText('Consent is not noted for 1 of 1 picture.');
    await children.getByRole('button', { name: 'No child can be recognised' }).click();
    await children.getByRole('button', { name: 'Note it for 1 picture' }).click();
    await expect(notice(page)).toContainText('Noted for 1 picture.');
    await expect(children.getByRole('status')).toHaveText('Consent is noted for the picture.');
    await page.request.delete(`/api/galleries/delete/${id}`, { headers });
    await removeStory(page, token, 'news', story.id);
  });

  await test.step('the dashboard leads to the list, where it is said in place', async () => {
    await page.goto('/admin');
    await page.getByRole('listitem').filter({ hasText: 'shown without noted consent' }).getByRole('link').click();
    await expect(page).toHaveURL('/admin/consent');
    const row = rowOf(page, second.title);
    await expect(row).toBeVisible();
    await expect(rowOf(page, first.title)).toHaveCount(0);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'No child can be recognised' }).click();
    await expect(notice(page)).toContainText('No child can be recognised');
    await expect(row).toHaveCount(0);
    await page.goto('/admin/consent?state=given');
    await expect(rowOf(page, first.title).getByLabel('Who agreed')).toHaveValue(/folder 12/);
  });
  await removeStory(page, token, 'news', first.id);
  await removeStory(page, token, 'news', second.id);
});

test('one person’s data is found, exported and erased', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  const email = `${uniqueTitle('asker').replaceAll(' ', '.')}@home.example`;
  const data = { senderName: 'Immaculate Oryem', senderEmail: email, senderPhone: '+256 772 000111', inquiry: 'Hello' };
  expect((await page.request.post('/api/mail/contact', { data })).status()).toBe(201);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Personal data' }).click();
  await page.getByLabel('E-mail address').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  const held = page.getByRole('region', { name: `Held about ${email.toLowerCase()}` });
  await expect(held.getByText('Known as Immaculate Oryem.')).toBeFocused();
  // No server on the way is told who was looked for.
  expect(page.url()).not.toContain('asker');
  await expectAccessible(page);

  // At the school it is the next day already.
  await page.clock.setFixedTime('2030-05-01T22:30:00Z');
  const coming = page.waitForEvent('download');
  await held.getByRole('button', { name: 'Export as a file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('personal-data-2030-05-02.json');
  await page.clock.resume();
  const content = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(content.enquiries).toMatchObject([{ message: 'Hello', email }]);

  // Nothing is called deleted before it is.
  await expect(held.getByText('Will be deleted').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^(Is )?deleted$/i)).toHaveCount(0);
  const erase = page.getByRole('region', { name: 'Erase' });
  await expect(erase.getByText('There is no undo.')).toBeVisible();
  await erase.getByLabel('Type the address once more').fill('somebody@home.example');
  await expect(erase.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await erase.getByLabel('Type the address once more').fill(email);
  await erase.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/Erased\. Deleted: 1 enquiry/)).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is kept under this address.')).toBeFocused();
});

test('what was published, and every sentence that names a person, is decided about one by one', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const headers = { Authorization: `Bearer ${token}` };
  const email = `${uniqueTitle('alumna').replaceAll(' ', '.')}@home.example`;
  const name = `Kyomugisha ${uniqueTitle('Nalule').replace(/\W/g, '')}`;
  const [one, two] = [await addStory(page, token, 'news'), await addStory(page, token, 'news')];
  await changeStory(page, token, 'news', one, { detail: `<p>First. ${name} gave a talk. Last.</p>` });
  await changeStory(page, token, 'news', two, { detail: `<p>We thank <strong>${name}</strong>.</p>` });
  // As a stranger: only what a stranger sends waits for an approval.
  const multipart = { name: 'me.jpg', file: pictureFile('me.jpg', await photograph(120)) };
  const { name: picture } = await (await page.request.post('/api/singleUpload', { multipart })).json();
  const form = { name, email, phone: '+256 772 000111', classOf: 2012, alumDetails: 'I loved it here.', picture };
  const { id } = await (await page.request.post('/api/alum/add', { data: form })).json();
  expect((await page.request.post(`/api/alum/approve/${id}`, { headers })).status()).toBe(200);

  await page.goto('/admin/privacy');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  const erase = page.getByRole('region', { name: 'Erase' });
  const places = erase.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(places).toHaveCount(2);
  await expect(places.filter({ hasText: one.title }).getByText(`${name} gave a talk.`)).toBeVisible();
  await expect(erase.getByText('0 of 2 ticked.')).toBeVisible();
  await expectAccessible(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wider).toBe(0);
  }
  await places.filter({ hasText: one.title }).getByRole('checkbox').check();
  await expect(erase.getByText('1 of 2 ticked.')).toBeVisible();
  await erase.getByLabel('Type the address once more').fill(email);
  await expect(erase.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await expect(erase.getByText('Still needed: a decision about what was published.')).toBeVisible();
  await erase
    .getByRole('group', { name: `Blog post: ${name}` })
    .getByLabel('Delete it')
    .check();
  await erase.getByRole('button', { name: 'Erase for good' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Erased.' });
  await expect(done).toContainText('1 blog post');
  await expect(done.getByRole('listitem').filter({ hasText: two.title })).toBeVisible();

  const textOf = async (id: number) => (await (await page.request.get(`/api/news/view/${id}`)).json()).story.detail;
  expect(await textOf(one.id)).toBe('<p>First. (name removed) gave a talk. Last.</p>');
  expect(await textOf(two.id)).toBe(`<p>We thank <strong>${name}</strong>.</p>`);
  expect(await (await page.request.get('/api/articles?category=1')).text()).not.toContain(name);
  expect((await page.request.get(`/images/${picture}`)).status()).toBe(404);
  for (const story of [one, two]) await removeStory(page, token, 'news', story.id);
});
