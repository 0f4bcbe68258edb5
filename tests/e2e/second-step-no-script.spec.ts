import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { expect, test } from './console.ts';
import { arrived, button, codeOf, factorRegion, protect } from './factors.ts';
import { makeAccount, type OwnAccount } from './own-account.ts';

async function post(page: Page, { email, password }: OwnAccount) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Log in').click();
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the password signs in, and who has a script later is found', { tag: '@journey' }, async ({
    page,
    browser,
    consoleErrors,
  }) => {
    const account = await makeAccount('Okello Plain', 2);
    await page.goto('/login?from=%2Fnews');
    await expect(page.getByText(/^The back office needs JavaScript/)).toBeVisible();
    await expect(button(page, 'Use a passkey')).toHaveCount(0);
    await post(page, { ...account, password: 'wrong' });
    await expect(page.getByRole('alert')).toContainText('Unauthorized');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page).toHaveURL('/login?from=%2Fnews');
    await post(page, account);
    await expect(page).toHaveURL('/news');

    const scripted = await browser.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
    });
    const later = await scripted.newPage();
    await later.goto('/user/sign-in');
    await expect(factorRegion(later, 'Where you are signed in').getByText('This device')).toBeVisible();
    const cookies = await scripted.cookies();
    expect(
      cookies.find(({ name }) => name === 'signed-in'),
      'the hint has moved',
    ).toBeUndefined();
    await later.reload();
    await expect(factorRegion(later, 'Where you are signed in')).toBeVisible();
    await scripted.close();
    // The browser reports the refusal.
    consoleErrors.length = 0;
  });

  test('with a second step the code finishes it, or a recovery code', async ({ page, request, consoleErrors }) => {
    const account = await makeAccount('Adongo Plain', 3);
    const { secret, codes } = await protect(request, account);
    await page.goto('/login?from=%2Fevents');
    await post(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code from your app');
    await expect(page.locator('.si-who')).toContainText(account.email);
    await page.getByLabel('Six digits').fill('000000');
    await button(page, 'Continue').click();
    await expect(page.locator('#second-step-code-error')).toHaveText('This code is not right.');
    await page.getByLabel('Six digits').fill(codeOf(secret, 1));
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/events');

    await page.context().clearCookies();
    await page.goto('/login');
    await post(page, account);
    await button(page, /^Printed recovery code/).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Printed recovery code');
    await page.getByLabel('One code from your sheet').fill(codes[0] ?? '');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/');
    // The browser reports the refusals.
    consoleErrors.length = 0;
  });
});

test('a page that was posted before the script came goes on with it', async ({ page, request, consoleErrors }) => {
  const account = await makeAccount('Auma Quick', 3);
  const { codes } = await protect(request, account);
  // The form as a browser sends it whose script is still on its way.
  await page.goto('/login?from=%2Fuser%2Fsign-in');
  await page.evaluate(
    ([email, password]) => {
      const form = document.createElement('form');
      form.method = 'post';
      for (const [name, value] of [
        ['user', email],
        ['pwd', password],
      ] as const) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [account.email, account.password] as const,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code from your app');
  await expectAccessible(page, 'second step from the server');
  await button(page, /^Printed recovery code/).click();
  await page.getByLabel('One code from your sheet').fill(codes[0] ?? '');
  await button(page, 'Continue').click();
  await arrived(page);
  // The browser reports the refusal.
  consoleErrors.length = 0;
});

test('a form of another site signs nobody in', async ({ request, baseURL }) => {
  const { email, password } = accountOf(1);
  const form = { user: email, pwd: password };
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of foreign) {
    const answer = await request.post('/login', { form, headers, maxRedirects: 0 });
    expect(answer.status(), JSON.stringify(headers)).not.toBe(303);
    expect(answer.headers()['set-cookie'], JSON.stringify(headers)).toBeUndefined();
  }
  const own = await request.post('/login', { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 });
  expect(own.status()).toBe(303);
});

test('what was tampered with begins again', async ({ request, baseURL }) => {
  const shaped = { token: 'x'.repeat(43), expiresAt: '', name: '<b>', email: 'b', methods: ['totp', 'magic'] };
  const steps = ['', '{', '[]', '{"token":1}', JSON.stringify({ ...shaped, methods: 'totp' }), JSON.stringify(shaped)];
  for (const step of steps) {
    const form = { step, method: 'totp', code: '123456' };
    const answer = await request.post('/login', { form, headers: { Origin: baseURL ?? '' } });
    expect([400, 401], step).toContain(answer.status());
    expect(answer.headers()['cache-control'], step).toBe('no-store');
    expect(await answer.text(), step).toContain('This took too long. Please start again.');
  }
});
