import { beginForm } from './app.ts';
import { expect, test } from './console.ts';
import { withDatabase } from './database.ts';

test('a campus and a class that are chosen become the first lines of the details', { tag: '@journey' }, async ({
  page,
}) => {
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

test('in the order of the page, what is typed behind the choices is kept as it was typed', async ({ page }) => {
  await page.goto('/apply');
  await beginForm(page);
  const [campus, wanted] = [page.getByLabel('Campus (optional)'), page.getByLabel('Class (optional)')];
  const details = page.getByLabel('Additional details');
  await campus.selectOption('Ntinda');
  await wanted.selectOption('P1');
  await expect(details).toHaveValue('Campus: Ntinda\nClass: P1\n');
  // They are details enough: not everybody has more to say.
  await expect(page.getByText(/^Still needed: .*child/)).not.toContainText('additional details');
  await details.pressSequentially('She has asthma.\nClass: boarding, please');
  await expect(details).toHaveValue('Campus: Ntinda\nClass: P1\nShe has asthma.\nClass: boarding, please');
  await wanted.selectOption('P2');
  await expect(details).toHaveValue('Campus: Ntinda\nClass: P2\nShe has asthma.\nClass: boarding, please');
  // A draft comes back with its choices, and knows which lines they have made.
  await page.reload();
  await expect(wanted).toHaveValue('P2');
  await campus.selectOption('');
  await wanted.selectOption('P3');
  await expect(details).toHaveValue('Class: P3\nShe has asthma.\nClass: boarding, please');
});

test('a class that the chosen campus does not teach is said, and may be asked for', async ({ page }) => {
  await page.goto('/apply');
  await beginForm(page);
  await page.getByLabel('Campus (optional)').selectOption('Ntinda');
  const said = page.getByText(/is not taught at/);
  await page.getByLabel('Class (optional)').selectOption('P3');
  await expect(said).toBeHidden();
  await page.getByLabel('Class (optional)').selectOption('P7');
  await expect(said).toHaveText('P7 is not taught at Ntinda. It is at Kitante, Najja and Bunga.');
  await expect(said).toHaveRole('status');
  await page.getByLabel('Campus (optional)').selectOption('Bunga');
  await expect(said).toBeHidden();
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

  test('the server fills the details in, and what was chosen stays chosen after a refusal', {
    tag: '@journey',
  }, async ({ page, consoleErrors }) => {
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

  test('what was typed arrives whole behind what was chosen', async ({ page }) => {
    await page.goto('/apply');
    await page.getByLabel("Parent or guardian's name").fill('Agnes Namutebi');
    await page.getByLabel('E-mail').fill('unscripted@post.example');
    await page.getByLabel('Phone').fill('772418330');
    await page.getByLabel("Child's full name").fill('Hope Unscripted');
    await page.getByLabel('Date of birth').fill('2020-05-04');
    await page.getByLabel('Class (optional)').selectOption('P1');
    await page.getByLabel('Additional details').fill('Class: boarding, please\nClass: P2 would do, too.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/\/sent\?receipt=/);
    const [row] = await withDatabase((client) =>
      client.query<{ message: string }>("select message from enquiries where child_name = 'Hope Unscripted'"),
    );
    expect(row?.message.split(/\r?\n/)).toEqual(['Class: P1', 'Class: boarding, please', 'Class: P2 would do, too.']);
  });
});
