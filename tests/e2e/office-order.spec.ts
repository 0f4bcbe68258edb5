import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { heading } from './office.ts';

type Ordered = { docs: { id: number; name: string }[] };
type Uniform = { uniform: { name: string }[] };

const staff = '/api/admin/staff-order/10';
const management = '/api/admin/staff-order/20';
const products = '/api/admin/products-order';
const auth = (token: string) => ({ Authorization: `Bearer ${token}` });

async function orderAt(page: Page, token: string, path: string): Promise<Ordered['docs']> {
  return ((await (await page.request.get(path, { headers: auth(token) })).json()) as Ordered).docs;
}

async function putBack(page: Page, token: string, path: string, order: Ordered['docs']) {
  const [ids, was] = [order, await orderAt(page, token, path)].map((docs) => docs.map(({ id }) => id));
  expect((await page.request.put(path, { headers: auth(token), data: { ids, was } })).status()).toBe(200);
}

const rows = (page: Page) => page.locator('.ordered-list li');
const namesOf = (page: Page) => rows(page).locator('a').allTextContents();
const moved = <T>(list: T[], from: number, to: number): T[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
};

test('governors are put in order by keys, by number and by dragging, and readers find them so', {
  tag: '@journey',
}, async ({ page, browser }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const before = await orderAt(page, token, staff);
  const names = before.map(({ name }) => name);
  const [first = ''] = names;
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const readers = async () => {
    await reader.goto('/profiles');
    const text = (await reader.getByRole('main').textContent()) ?? '';
    return names.toSorted((one, two) => text.indexOf(one) - text.indexOf(two));
  };

  await page.goto('/desk/staff');
  await page.getByRole('link', { name: 'Put in order' }).click();
  await expect(heading(page)).toHaveText('Order of the staff');
  await expect.poll(() => namesOf(page)).toEqual(names);
  await test.step('arrows, with the focus going along', async () => {
    const down = page.getByRole('button', { name: `Move ${first} down` });
    await down.press('Enter');
    await expect(down).toBeFocused();
    await down.press('Enter');
    await expect(down).toBeFocused();
    await expect.poll(() => namesOf(page)).toEqual(moved(names, 0, 2));
    await expect(page.getByRole('status').filter({ hasText: `${first} is now number 3.` })).toHaveCount(1);
    await expect.poll(readers).toEqual(moved(names, 0, 2));
  });
  await test.step('Home and End', async () => {
    const down = page.getByRole('button', { name: `Move ${first} down` });
    await down.press('End');
    await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeFocused();
    await expect.poll(readers).toEqual(moved(names, 0, names.length - 1));
  });
  await test.step('a number', async () => {
    const number = page.getByLabel(`Place of ${first}, of ${names.length}`);
    await number.fill('2');
    await number.press('Enter');
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('2');
    await expect.poll(readers).toEqual(moved(names, 0, 1));
    await number.fill('many');
    await number.press('Enter');
    await expect(number).toHaveValue('2');
  });
  await test.step('dragging, and it is there after a reload', async () => {
    await rows(page).nth(1).dragTo(rows(page).nth(0));
    await expect.poll(readers).toEqual(names);
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(names);
  });
  await putBack(page, token, staff, before);
});

test('the next press moves the same person, also where the browser comes late to its work', async ({ page }) => {
  const token = await signInAs(page, 4);
  const before = await orderAt(page, token, staff);
  const [first = ''] = before.map(({ name }) => name);
  const delayMs = 300;
  // React schedules renders and passive effects by messages to itself: this is a slow phone.
  await page.addInitScript((delayMs) => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), delayMs);
    };
  }, delayMs);
  await page.goto('/desk/staff');
  await page.getByRole('link', { name: 'Put in order' }).click();
  await page.getByRole('button', { name: `Move ${first} down` }).focus();
  for (let press = 0; press < before.length - 1; press += 1) {
    const answered = (method: string) =>
      page.waitForResponse((answer) => answer.url().includes(staff) && answer.request().method() === method);
    const drawnAgain = Promise.all([answered('PUT'), answered('GET')]);
    await page.keyboard.press('Enter');
    await drawnAgain;
    // The list is rendered again after one delay, and the effects of that run after two.
    await page.waitForTimeout(1.5 * delayMs);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toContain(first);
  }
  await putBack(page, token, staff, before);
});

test('of two who put the management in order the second is told, and sees the list as it is', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await signInAs(page, 4);
  const before = await orderAt(page, token, management);
  const [one, two, ...rest] = before;
  if (!one || !two) throw new Error('there are no two of them');
  await page.goto('/desk/staff/order');
  await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: 'Management' }).click();
  await expect(rows(page).first()).toContainText(one.name);
  await putBack(page, token, management, [two, one, ...rest]);
  await page.getByRole('button', { name: `Move ${one.name} down` }).click();
  await expect(notice(page)).toContainText('The order was not saved. Somebody else has changed this list meanwhile.');
  expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('409');
  await expect(rows(page).first()).toContainText(two.name);
  // From here on it works again, however fast one presses.
  const down = page.getByRole('button', { name: `Move ${two.name} down` });
  for (let press = 0; press < 3; press++) await down.press('Enter');
  const ids = async () => (await orderAt(page, token, management)).map(({ id }) => id);
  const wanted = moved([two, one, ...rest], 0, 3).map(({ id }) => id);
  await expect.poll(ids).toEqual(wanted);
  await putBack(page, token, management, before);
});

test('a product is moved on a phone, and the uniform list follows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await signInAs(page, 4);
  const uniform = async () => {
    const { uniform: pieces } = (await (await page.request.get('/api/cost')).json()) as Uniform;
    return pieces.map(({ name }) => name);
  };
  const [one = '', two = ''] = await uniform();
  const isFirst = async (name: string, other: string) => {
    const listed = await uniform();
    return listed.indexOf(name) < listed.indexOf(other);
  };
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Put in order' }).click();
  await expect(heading(page)).toHaveText('Order of the products');
  // Products of other tests come and go meanwhile; then the list is another one, and that is said.
  const swap = (name: string, other: string) =>
    expect(async () => {
      await page.reload();
      const place = (await orderAt(page, token, products)).findIndex((product) => product.name === other);
      const number = page.getByLabel(new RegExp(`^Place of ${name}, of`));
      await number.fill(String(place + 1));
      await number.press('Enter');
      await expect.poll(() => isFirst(name, other), { timeout: 2000 }).toBe(true);
    }).toPass();
  await swap(two, one);
  await swap(one, two);
});

test('the screens are accessible, for administrators alone', async ({ page }) => {
  await signInAs(page, 4);
  for (const address of ['/desk/staff/order?group=20', '/admin/products/order']) {
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page, address);
  }
  await page.goto('/desk/staff/order?group=nonsense');
  await expect(rows(page).first()).toBeVisible();
  await signInAs(page, 3);
  await page.goto('/desk/staff');
  await expect(page.getByRole('link', { name: 'Add Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Put in order' })).toHaveCount(0);
  await page.goto('/desk/staff/order');
  await expect(page).toHaveURL('/unauthorized');
});
