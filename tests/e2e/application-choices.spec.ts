import { expect, test } from './console.ts';

test('a campus and a class that are chosen become the first lines of the details', async ({ page }) => {
  await page.goto('/apply');
  const details = page.getByLabel('Additional details');
  await details.fill('She sings.');
  await page.getByLabel('Campus (optional)').selectOption('Bunga');
  await expect(details).toHaveValue('Campus: Bunga\nShe sings.');
  await page.getByLabel('Class (optional)').selectOption('P3');
  await expect(details).toHaveValue('Campus: Bunga\nClass: P3\nShe sings.');
  await page.getByLabel('Campus (optional)').selectOption('Najja');
  await expect(details).toHaveValue('Campus: Najja\nClass: P3\nShe sings.');
  for (const label of ['Campus (optional)', 'Class (optional)']) await page.getByLabel(label).selectOption('');
  await expect(details).toHaveValue('She sings.');
});

test('a campus that is chosen before the script has come is not forgotten', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/apply');
  const details = page.getByLabel('Additional details');
  await details.fill('She sings.');
  await page.getByLabel('Campus (optional)').selectOption('Bunga');
  await expect(details).toHaveValue('She sings.');
  held.resolve();
  await expect(details).toHaveValue('Campus: Bunga\nShe sings.');
});

test('what is needed is said to the eye and to the ear', async ({ page }) => {
  for (const [address, needed, optional] of [
    ['/apply', ['Child', 'Date of birth', 'E-mail', 'Additional details'], ['Campus', 'Class']],
    ['/contact', ['Your name', 'E-mail', 'Message'], ['Phone']],
  ] as const) {
    await page.goto(address);
    for (const label of needed) {
      const field = page.getByRole('textbox', { name: label }).or(page.getByLabel(label)).first();
      await expect(field).toHaveAttribute('aria-required', 'true');
    }
    for (const label of optional)
      await expect(page.locator('label', { hasText: label }).last()).toContainText('optional');
    await expect(page.getByText('is needed. The rest may be left empty.')).toBeVisible();
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server fills the details in, and what was chosen stays chosen after a refusal', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/apply');
    await page.getByLabel('Campus (optional)').selectOption('Bunga');
    await page.getByLabel('Class (optional)').selectOption('P3');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Please look at this again')).toBeVisible();
    await expect(page.getByLabel('Campus (optional)')).toHaveValue('Bunga');
    // The choices are details enough.
    await expect(page.getByText('Additional details are required.')).toHaveCount(0);
    await expect(page.getByText('The name of the child is required.').first()).toBeVisible();
    expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('400');
  });
});
