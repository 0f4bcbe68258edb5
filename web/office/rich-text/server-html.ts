/** What the editor gives, in the shape in which the server stores it: saving without a change changes nothing. */
export function serverHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    if (!paragraph.hasAttribute('class')) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const cell of body.querySelectorAll('td, th')) {
    for (const span of ['colspan', 'rowspan']) if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
  }
  // In the order in which the server writes them.
  for (const link of body.querySelectorAll('a')) {
    link.removeAttribute('rel');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const table of body.querySelectorAll('table')) {
    giveHead(table);
    for (const row of table.rows) sayScope(row);
  }
  // The editor keeps an empty line at the end, to write on.
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.textContent?.trim() || body.querySelector('hr, table, img') ? body.innerHTML : '';
}

const isHeading = (row: HTMLTableRowElement) => [...row.cells].every(({ tagName }) => tagName === 'TH');

/** A first row of headings is the head of its table, unless one of them reaches down: no cell leaves the head. */
function giveHead(table: HTMLTableElement): void {
  const first = table.rows[0];
  if (!first || table.rows.length < 2 || table.tHead || !isHeading(first)) return;
  if ([...first.cells].every(({ rowSpan }) => rowSpan === 1)) table.createTHead().append(first);
}

/** Who listens to a table hears with each cell what it is about. */
function sayScope(row: HTMLTableRowElement): void {
  const scope = isHeading(row) ? 'col' : 'row';
  for (const cell of row.cells) {
    cell.removeAttribute('scope');
    if (cell.tagName === 'TH') cell.setAttribute('scope', scope);
  }
}
