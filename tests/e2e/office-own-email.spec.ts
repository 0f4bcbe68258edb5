import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { arrived, button, factorRegion, logIn } from './factors.ts';
import { linkTo, withMailServer } from './mailbox.ts';
import { loginStatus } from './office.ts';
import { makeAccount } from './own-account.ts';

test('another e-mail address: asked for with the password, proven by its mail', { tag: '@journey' }, async ({
  page,
  browser,
  request,
  consoleErrors,
}) => {
  test.slow();
  const account = await makeAccount('Grace Moves', 3);
  const email = `moved.${account.email}`;
  await withMailServer(request, async (mail) => {
    await logIn(page, account);
    await arrived(page);
    const box = factorRegion(page, 'Password and e-mail');
    await button(page, 'Change my e-mail').press('Enter');
    await expect(page.getByLabel('New e-mail address')).toBeFocused();
    await page.keyboard.type(email);
    await page.getByLabel('Your password').fill('wrong');
    await button(page, 'Mail the link').click();
    await expect(box.getByText('Invalid Entry')).toBeVisible();
    // The browser reports the refusal.
    consoleErrors.length = 0;
    await expectAccessible(page, 'the form for another address');
    await page.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(`A link is on its way to ${email}.`);
    await expect(box).toContainText(`${account.email}Waits for proof: ${email}.`);
    await expect(button(page, 'Mail again')).toBeFocused();
    await expectAccessible(page, 'an address that waits for proof', { themes: ['light', 'dark'] });

    await test.step('what merely opens the link changes nothing', async () => {
      const opened = await request.get(await linkTo(mail, email));
      expect(opened.headers()['cache-control']).toContain('no-store');
      expect(await opened.text()).toContain('noindex');
      expect(await loginStatus(request, account.email, account.password)).toBe(200);
    });
    await test.step('the button does, without a script, and once', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const reader = await context.newPage();
      for (const outcome of ['Your address is changed', 'This link does not work']) {
        await reader.goto(await linkTo(mail, email));
        await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Is this your new address?');
        await button(reader, 'Yes, use this address').click();
        await expect(reader.getByRole('heading', { level: 1 })).toHaveText(outcome);
      }
      await context.close();
    });
    await page.reload();
    await expect(box.getByText(email)).toBeVisible();
    await expect(box).not.toContainText('Waits for proof');
    expect(await loginStatus(request, account.email, account.password)).toBe(401);
    expect(await loginStatus(request, email, account.password)).toBe(200);
  });
});

test('a change is stopped, the link is followed with a script, and without a mail server none is offered', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await makeAccount('Ruth Stays', 1);
  await withMailServer(request, async (mail) => {
    await logIn(page, account);
    await arrived(page);
    const box = factorRegion(page, 'Password and e-mail');
    const ask = async (opener: string, email: string) => {
      await button(page, opener).click();
      await page.getByLabel('New e-mail address').fill(email);
      await page.getByLabel('Your password').fill(account.password);
      await button(page, 'Mail the link').click();
      await expect(box).toContainText(`Waits for proof: ${email}`);
    };
    await ask('Change my e-mail', `first.${account.email}`);
    await button(page, 'Stop the change of my e-mail').click();
    await expect(notice(page)).toContainText(`Your address stays ${account.email}.`);
    await ask('Change my e-mail', `second.${account.email}`);
    await ask('Mail again', `third.${account.email}`);
    await page.goto(await linkTo(mail, `third.${account.email}`));
    await expectAccessible(page, 'the page that a mailed link opens', { themes: ['light', 'dark'] });
    await button(page, 'Yes, use this address').click();
    await expect(page.getByText(`From now on you log in with third.${account.email}.`)).toBeVisible();
    await page.getByRole('link', { name: 'To your account' }).click();
    await expect(box.getByText(`third.${account.email}`)).toBeVisible();
  });
  await page.reload();
  const box = factorRegion(page, 'Password and e-mail');
  await expect(box.getByText('This website cannot send mail yet')).toBeVisible();
  await expect(box.getByRole('button')).toHaveCount(0);
});

/** React's scheduler posts messages to itself: late ones are a render that takes long on a slow phone. */
function delayRendering() {
  const { prototype } = MessagePort;
  const post = prototype.postMessage;
  prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
    setTimeout(() => Reflect.apply(post, this, given), 300);
  };
}

test('logging out everywhere ends this session, too, and leads to the login', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const account = await makeAccount('Moses Leaves', 2);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  for (const one of [phone, page]) {
    await logIn(one, account);
    await arrived(one);
  }
  await expectAccessible(page, 'two devices');
  await page.evaluate(delayRendering);
  await button(page, 'Log out everywhere').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are logged out on every device.')).toBeVisible();
  for (const one of [phone, page]) {
    await one.goto('/user/sign-in');
    await expect(one).toHaveURL('/login?from=%2Fuser%2Fsign-in');
  }
  await context.close();
  // The browser reports the refusals.
  consoleErrors.length = 0;
});

test('an administrator signs somebody out on every device', async ({ page, browser, consoleErrors }) => {
  const account = await makeAccount('Sam Lost', 3);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, account);
  await arrived(theirs);
  await signInAs(page, 4);
  await page.goto(`/admin/users/${account.id}`);
  await button(page, 'Sign out everywhere').click();
  await expect(notice(page)).toContainText('Sam Lost is signed out on every device.');
  await theirs.reload();
  await expect(theirs).toHaveURL('/login?from=%2Fuser%2Fsign-in');
  await context.close();
  // The browser reports the refusals.
  consoleErrors.length = 0;
});
