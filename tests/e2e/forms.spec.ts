import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beginForm, islandHydrated } from './app.ts';
import { expect, test } from './console.ts';

/** A photograph whose bytes cannot be squeezed: noise. */
function photograph(edge: number, format: 'jpeg' | 'png') {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: edge, height: edge, channels: 3, background: '#888', noise } });
  return (format === 'png' ? picture.png({ compressionLevel: 1 }) : picture.jpeg({ quality: 90 })).toBuffer();
}

async function fillContact(page: Page, message: string) {
  await page.getByLabel('Your name').fill('Josephine Nakimuli');
  await page.getByLabel('E-mail').fill('josephine@post.example');
  await page.getByLabel('Phone').fill('0772 418 330');
  await page.getByLabel('Message').fill(message);
}

async function fillStory(page: Page, who: string) {
  await page.getByLabel('Your name').fill(who);
  await page.getByLabel('Class of').selectOption('2012');
  await page.getByLabel('E-mail').fill('alum@post.example');
  await page.getByLabel('Phone').fill('772418330');
  for (let question = 1; question <= 6; question++) {
    await page.getByLabel(new RegExp(`^${question}\\.`)).fill(`Answer ${question} of ${who}`);
  }
}

/** The thanks, with the code that stands in the address to be read out. */
async function expectCode(page: Page, path: string) {
  await expect(page).toHaveURL(new RegExp(`${path}\\?receipt=[A-Z\\d]{3}-[A-Z\\d]{3}$`));
  const code = new URL(page.url()).searchParams.get('receipt') ?? '';
  await expect(page.getByText('Say this code when you call.').getByText(code, { exact: true })).toBeVisible();
}

test('contact: sending is possible exactly when name, valid email and message are there', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await beginForm(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('Still needed: your name, a valid e-mail and a message.')).toBeVisible();
  await page.getByLabel('E-mail').fill('josephine@');
  await page.getByLabel('Message').focus();
  await expect(page.getByText('Valid email is required.')).toBeVisible();
  await fillContact(page, 'A place in P3?');
  await expect(send).toBeEnabled();
  await page.getByLabel('Your name').fill('  ');
  await expect(send).toBeDisabled();
  await page.getByLabel('Message').focus();
  await expect(page.getByText('Name is required.')).toBeVisible();
  await page.getByLabel('Your name').fill('Josephine Nakimuli');

  await page.reload();
  await islandHydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue('A place in P3?');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent');
  await expectCode(page, '/sent');
  expect(posts).toBe(1);
  await page.goto('/contact');
  await beginForm(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('whoever comes back to a form that was sent can send it again', async ({ page }) => {
  await page.goto('/contact');
  await beginForm(page);
  await fillContact(page, 'A place for my first child?');
  // An answer without content leaves the page where it is.
  await page.route('/sent?*', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await page.getByRole('button', { name: 'Send message' }).click();
  await left;
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  // Under test the browser keeps no page that was left, so its return is played.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectCode(page, '/sent');
});

test('a form is sent from a site without https, where browsers offer less', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await page.goto('/contact');
  await beginForm(page);
  await fillContact(page, 'Do you have a bus to Ntinda?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectCode(page, '/sent');
});

test('a send without a line keeps what was typed and says so', { tag: '@journey' }, async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/contact');
  await beginForm(page);
  await fillContact(page, 'Is the pool heated?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No line: it is kept on this phone.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Is the pool heated?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectCode(page, '/sent');
  // The browser reports that it was offline.
  consoleErrors.length = 0;
});

test('apply: what the API refuses stands beside its field', { tag: '@journey' }, async ({ page, consoleErrors }) => {
  await page.goto('/apply');
  await beginForm(page);
  await page.getByLabel("Parent or guardian's name").fill('Charles Ochieng');
  await page.getByLabel('E-mail').fill('c.ochieng@post.example');
  await page.getByLabel('Phone').fill('701 226 954');
  await page.getByLabel("Child's full name").fill('Hope Ochieng');
  await page.getByLabel('Date of birth').fill('2090-05-18');
  const send = page.getByRole('button', { name: 'Send application' });
  await expect(page.getByText('Still needed: additional details.')).toBeVisible();
  await page.getByLabel('Additional details').fill('Kitante, Baby Class');
  await send.click();
  await expect(page.locator('#application-bDate-error')).toHaveText('The birthdate must be in the past.');
  await expect(page.getByRole('link', { name: /Date of birth/ })).toBeVisible();
  await page.getByLabel('Date of birth').fill('2021-05-18');
  await expect(page.locator('#application-bDate-error')).toHaveCount(0);
  await send.click();
  await expectCode(page, '/sent');
  // The browser reports the refusal.
  consoleErrors.length = 0;
});

test('a pasted number finds its country', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await beginForm(page);
  await expect(page.getByLabel('Country code')).toHaveValue('UG');
  await expect(page.getByLabel('Phone')).toHaveAttribute('maxlength', '12');
  await page.evaluate(() => navigator.clipboard.writeText('+44 20 7946 0000'));
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Country code')).toHaveValue('GB');
  await expect(page.getByLabel('Phone')).toHaveValue('2079460000');
  await expect(page.getByLabel('Phone')).toHaveAttribute('maxlength', '13');
});

test('testimonial: the picture is asked for, checked and made smaller', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  await page.goto('/alumni/alumcontact');
  await beginForm(page);
  const send = page.getByRole('button', { name: 'Send your story' });
  await expect(send).toBeDisabled();
  await fillStory(page, 'Miriam Atuhaire');
  await expect(send).toBeEnabled();
  await send.click();
  const error = page.locator('#testimonial-picture-error');
  await expect(error).toHaveText('You have not included recent picture of you');
  const picture = page.getByLabel('A recent picture of you');
  await picture.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(error).toHaveText('Wrong file type. Upload jpg, jpeg or png');
  for (const format of ['png', 'jpeg'] as const) {
    const buffer = await photograph(1150, format);
    expect(buffer.length).toBeGreaterThan(700_000);
    await picture.setInputFiles({ name: `me.${format}`, mimeType: `image/${format}`, buffer });
    await expect(error).toHaveText('File is too large. Upload a file less than 700kb');
    await page.getByRole('button', { name: 'Make the picture smaller' }).click();
    await expect(error).toHaveCount(0);
    const size = () => picture.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0);
    await expect.poll(size).toBeLessThanOrEqual(700_000);
  }
  await send.click();
  await expectCode(page, '/sent/story');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent');
  await expect(page.getByRole('heading', { name: 'Form Successfully Submitted' })).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('contact says what is missing, keeps the rest and sends', { tag: '@journey' }, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Josephine Nakimuli');
    await page.getByLabel('Country code').selectOption('KE');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-senderEmail-error')).toHaveText('Valid email is required.');
    await expect(page.locator('#contact-inquiry-error')).toHaveText('Please,leave us a message.');
    await expect(page.getByLabel('Your name')).toHaveValue('Josephine Nakimuli');
    await expect(page.getByLabel('Country code')).toHaveValue('KE');
    await fillContact(page, 'Written without a script');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectCode(page, '/sent');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    consoleErrors.length = 0;
  });

  test('testimonial refuses a large picture, keeps the words and sends a small one', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/alumni/alumcontact');
    await fillStory(page, 'Andrew Kizza');
    const picture = page.getByLabel('A recent picture of you');
    await picture.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(1150, 'jpeg') });
    await page.getByRole('button', { name: 'Send your story' }).click();
    await expect(page.locator('#testimonial-picture-error')).toHaveText(
      'File is too large. Upload a file less than 700kb',
    );
    await expect(page.getByLabel(/^6\./)).toHaveValue('Answer 6 of Andrew Kizza');
    await expect(page.getByLabel('Class of')).toHaveValue('2012');
    await picture.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(300, 'jpeg') });
    await page.getByRole('button', { name: 'Send your story' }).click();
    await expect(page.getByText('Form Successfully Submitted')).toBeVisible();
    await expectCode(page, '/sent/story');
    consoleErrors.length = 0;
  });
});

test('a code that cannot be one is not shown', async ({ page }) => {
  await page.goto('/sent?receipt=Call+0900+123');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent');
  await expect(page.getByText('Say this code')).toHaveCount(0);
});
