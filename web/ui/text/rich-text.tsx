import { linkPhones } from '../../../contract/common/phone/phone-numbers.ts';
import { pictureSources } from '../pictures/picture-sources.ts';

/** HTML that the API has sanitised when it was written. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const shown = linkPhones(withSources(withScrollingTables(html)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API keeps only what its editor can make
  return <div className={className} dangerouslySetInnerHTML={{ __html: shown }} />;
}

/** A table that is wider than a phone is pushed sideways by itself; a keyboard reaches it too. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');

const sizes: Record<string, string> = {
  ...{ small: '14rem', half: '(min-width: 48rem) 22rem, 92vw', full: '(min-width: 48rem) 44rem, 92vw' },
};

/** The pictures of a text come in the width that they stand in, and when they are near. */
const withSources = (html: string) =>
  html.replace(
    /<img class="pic-(small|half|full)" src="([^"<>]+)" alt="([^"<>]*)" width="(\d+)"/g,
    (_, size: string, address: string, alt: string, width: string) => {
      const { src, srcSet } = pictureSources(address, Number(width));
      return `<img class="pic-${size}" src="${src}" srcset="${srcSet}" sizes="${sizes[size]}" loading="lazy" decoding="async" alt="${alt}" width="${width}"`;
    },
  );
