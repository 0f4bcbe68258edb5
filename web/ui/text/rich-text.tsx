import { linkPhones } from '../../../contract/phone-numbers.ts';

/** HTML that the API has sanitised when it was written. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API keeps only what its editor can make
  return <div className={className} dangerouslySetInnerHTML={{ __html: linkPhones(withScrollingTables(html)) }} />;
}

/** A table that is wider than a phone is pushed sideways by itself; a keyboard reaches it too. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
