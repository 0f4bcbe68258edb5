import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, hiddenValue, removeStory, signInAs, textBody, toBeginning } from './editing.ts';
import { contentWidth } from './frames.ts';

const tools = (page: Page, name: 'Text tools' | 'Table tools') => page.getByRole('toolbar', { name });

/** From the text back to a tool, by Shift+Tab and the arrow keys alone. */
async function press(page: Page, bar: 'Text tools' | 'Table tools', name: string) {
  const tool = tools(page, bar).getByLabel(name, { exact: true });
  for (let n = 0; n < 3 && !(await tools(page, bar).evaluate((bar) => bar.contains(document.activeElement))); n++) {
    await page.keyboard.press('Shift+Tab');
  }
  for (let n = 0; n < 20 && !(await tool.evaluate((one) => one === document.activeElement)); n++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(tool).toBeFocused();
  await page.keyboard.press('Enter');
}

async function openEditor(page: Page) {
  await signInAs(page, 3);
  await page.goto('/news/add');
  await textBody(page).focus();
  await expect(textBody(page)).toBeFocused();
  return { html: () => hiddenValue(page, 'detail') };
}

async function backToText(page: Page) {
  await page.keyboard.press('Tab');
  await expect(textBody(page)).toBeFocused();
}

/** Words in the cells of the first row, and the cursor in the first cell again. */
async function fillFirstRow(page: Page) {
  await press(page, 'Text tools', 'Table');
  await expect(textBody(page)).toBeFocused();
  for (const words of ['Class', 'Term', 'Year']) {
    await page.keyboard.type(words);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('ArrowLeft');
}

test('a table is made, grown, headed and taken away with the keyboard alone', { tag: '@journey' }, async ({ page }) => {
  const { html } = await openEditor(page);
  await fillFirstRow(page);
  const head = '<th scope="col">Class</th><th scope="col">Term</th><th scope="col">Year</th>';
  const row = `<tr>${'<td></td>'.repeat(3)}</tr>`;
  await expect.poll(html).toBe(`<table><thead><tr>${head}</tr></thead><tbody>${row}${row}</tbody></table>`);

  await press(page, 'Table tools', 'Add a row below');
  // The focus stays with the tool, for the next one.
  await page.keyboard.press('Enter');
  await press(page, 'Table tools', 'Remove this row');
  await expect(page.locator('.rich-text-body tr')).toHaveCount(4);
  await expect.poll(html).not.toContain('Class');
  await press(page, 'Table tools', 'Add a column right');
  await expect(page.locator('.rich-text-body tr').first().locator('td, th')).toHaveCount(4);
  await press(page, 'Table tools', 'Remove this column');
  await expect(page.locator('.rich-text-body tr').first().locator('td, th')).toHaveCount(3);
  await press(page, 'Table tools', 'Heading column');
  await expect.poll(html).toContain('<tr><th scope="row"></th><td></td><td></td></tr>');
  await press(page, 'Table tools', 'Heading row');
  await expect.poll(html).toContain('<thead>');

  await press(page, 'Table tools', 'Remove table');
  await expect(textBody(page)).toBeFocused();
  await expect(tools(page, 'Table tools')).toHaveCount(0);
  await expect.poll(html).toBe('');
});

test('cells are marked with Shift and the arrow keys, merged and split again', async ({ page }) => {
  const { html } = await openEditor(page);
  await fillFirstRow(page);
  const merge = tools(page, 'Table tools').getByLabel('Merge cells', { exact: true });
  await expect(merge).toHaveAttribute('aria-disabled', 'true');
  // At the beginning of a cell the selection goes on to the one before it.
  await toBeginning(page, 'Home');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('.selectedCell')).toHaveCount(2);
  await expect(merge).toHaveAttribute('aria-disabled', 'false');
  await press(page, 'Table tools', 'Merge cells');
  await expect
    .poll(html)
    .toContain('<th scope="col">Class</th><th colspan="2" scope="col"><p>Term</p><p>Year</p></th>');
  await press(page, 'Table tools', 'Split the cell');
  await expect.poll(html).not.toContain('colspan');
  await backToText(page);
  await page.keyboard.press('Control+z');
  await expect.poll(html).toContain('colspan="2"');
});

test('a list is nested by its keys and by its tools', async ({ page }) => {
  const { html } = await openEditor(page);
  await press(page, 'Text tools', 'Bulleted list');
  await expect(textBody(page)).toBeFocused();
  await page.keyboard.type('Kitante');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Library');
  await page.keyboard.press('Control+]');
  const nested = '<ul><li>Kitante<ul><li>Library</li></ul></li></ul>';
  await expect.poll(html).toBe(nested);
  await press(page, 'Text tools', 'Move the item out');
  await expect.poll(html).toBe('<ul><li>Kitante</li><li>Library</li></ul>');
  await expect(textBody(page)).toBeFocused();
  await press(page, 'Text tools', 'Move the item in');
  await expect.poll(html).toBe(nested);
});

test('a pasted table keeps its cells and loses its looks, and a pasted list keeps its levels', async ({ page }) => {
  const { html } = await openEditor(page);
  const paste = (pasted: string) =>
    textBody(page).evaluate((body, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
  await paste(
    '<table border=1 style="width:900px"><caption>Fees</caption><colgroup><col style="width:9px"></colgroup><tr style="height:9px">' +
      '<td colspan=2 style="background:red"><span style="color:blue">All</span></td></tr><tr><td>a</td><td><table><tr><td>b</td></tr></table></td></tr></table>',
  );
  await expect
    .poll(html)
    .toBe('<p>Fees</p><table><tbody><tr><td colspan="2">All</td></tr><tr><td>a</td><td>b</td></tr></tbody></table>');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(html).toBe('');
  await paste('<ul><li aria-level="1">one</li><ul><li aria-level="2">two</li></ul><li>three</li></ul>');
  await expect.poll(html).toBe('<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>');
});

test('readers on a phone push a wide table by itself, and the tools are accessible', async ({ page }) => {
  const token = await signInAs(page, 3);
  const cells = (tag: string) => `<${tag}>Boarding and meals</${tag}>`.repeat(8);
  const detail = `<p>Fees</p><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`;
  const story = await addStory(page, token, 'news', { detail });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/news/view/${story.id}`);
  const box = page.getByRole('group', { name: 'Table' });
  await expect(box).toBeVisible();
  await expect.poll(() => box.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect.poll(() => contentWidth(page)).toBe(360);

  await page.goto(`/news/view/${story.id}?edit`);
  await textBody(page).getByText('Boarding and meals').first().click();
  await expect(tools(page, 'Table tools')).toBeVisible();
  await expect.poll(() => contentWidth(page)).toBe(360);
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
  for (const button of await tools(page, 'Table tools').getByRole('button').all()) {
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await removeStory(page, token, 'news', story.id);
});
