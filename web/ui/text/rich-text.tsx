/** HTML that the API has sanitised when it was written. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API keeps only what its editor can make
  return <div className={className} dangerouslySetInnerHTML={{ __html: withWholePhones(withScrollingTables(html)) }} />;
}

/** A table that is wider than a phone is pushed sideways by itself; a keyboard reaches it too. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');

const phone = /(?<![\d+])(?:\+\d{1,3}|0\d{2,3})(?: \d{2,4}){2,3}(?!\d)(?![^<]*>)/g;

/** A number that is broken over two lines is dialled wrong. */
const withWholePhones = (html: string): string => html.replace(phone, (number) => number.replaceAll(' ', '\u00a0'));
