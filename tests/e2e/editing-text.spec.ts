import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import {
  addStory,
  chooseFile,
  hiddenValue,
  photograph,
  pictureFile,
  removeStory,
  signInAs,
  textBody,
  toBeginning,
  uniqueTitle,
} from './editing.ts';
import { contentWidth } from './frames.ts';

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text tools' }).getByLabel(name, { exact: true });

async function paste(page: Page, html: string) {
  await textBody(page).evaluate((body, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** The editor of a new story, and what it would send. */
async function openEditor(page: Page) {
  await signInAs(page, 3);
  await page.goto('/news/add');
  const body = textBody(page);
  return {
    body,
    html: () => hiddenValue(page, 'detail'),
    // A tool gives the focus back a moment later.
    async type(words: string) {
      await expect(body).toBeFocused();
      await page.keyboard.type(words);
    },
  };
}

test('headings, bold, sizes, alignment, lists and quotations are written as the server keeps them', {
  tag: '@journey',
}, async ({ page }) => {
  const { body, html, type } = await openEditor(page);
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

test('a link is added, changed and removed, and both undone and redone; what is not safe is refused', {
  tag: '@journey',
}, async ({ page }) => {
  const { body, html, type } = await openEditor(page);
  await body.click();
  await type('Again!');
  await toBeginning(page, 'Shift+Home');
  await tool(page, 'Link').click();
  const address = page.getByLabel('Link to', { exact: true });
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
  await tool(page, 'Undo').click();
  await expect.poll(html).toContain('<a');
  await tool(page, 'Redo').click();
  await expect.poll(html).not.toContain('<a');
});

test('one Tab comes into the tools, the arrow keys go from tool to tool, Tab leaves', async ({ page }) => {
  const { body } = await openEditor(page);
  await body.click();
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

test('what comes from Word and Google Docs is clean', async ({ page }) => {
  const { body, html, type } = await openEditor(page);
  await body.click();
  await type('Before');
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

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:"";}</style></head><body>
<!--StartFragment--><h1 style='mso-margin-top-alt:auto'><span lang=EN-GB style='font-family:"Calibri Light";color:#2F5496'>Sports day<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:Calibri;color:red'>All <b style='mso-bidi-font-weight:normal'>five</b> campuses ran.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Kitante<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Najja<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><h3 dir="ltr" style="line-height:1.38"><span style="font-size:14pt;font-family:Arial;color:#434343;font-weight:400">Music</span></h3><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic;font-weight:400">slanted</span><span>, </span><a href="https://www.google.com/url?q=https://sevenhills.example/&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">linked</span></a></p><br class="Apple-interchange-newline"></b>`;

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
    const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
    const belowBar = async () => (await edgesOf(tools)).top - (await edgesOf(bar)).bottom;
    await expect.poll(belowBar).toBeGreaterThanOrEqual(-1);
    await expect.poll(async () => (await edgesOf(tools)).height).toBeLessThan(80);
    // The last of them is reached by pushing the row, and never pushes the page.
    await tool(page, 'Alignment').scrollIntoViewIfNeeded();
    await tool(page, 'Alignment').selectOption({ index: 1 });
    await expect(tool(page, 'Alignment')).toBeInViewport();
    await expect.poll(() => contentWidth(page)).toBe(360);
    await removeStory(page, token, 'news', story.id);
  });
});

test('the form is accessible, and its tools are large enough to touch', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/blog/add');
  await textBody(page).click();
  await page.keyboard.type(uniqueTitle('Words'));
  await chooseFile(page).setInputFiles(pictureFile('one.jpg', await photograph(160)));
  await expect(page.getByLabel('What it shows')).toBeVisible();
  await tool(page, 'Link').click();
  await expect(page.getByLabel('Link to', { exact: true })).toBeFocused();
  await page.getByLabel('At a date and time').check();
  await expect(page.getByText(/^To be published on /)).toBeVisible();
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
      const shortSide = async () => {
        const box = await button.boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      };
      await expect.poll(shortSide).toBeGreaterThanOrEqual(44);
    }
  }
});
