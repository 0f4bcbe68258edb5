import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type Letter = {
  subject: string;
  /** The plain-text part. */
  body: string;
  html: string;
};

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'pre', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: '.fact', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: '.preview', format: 'skip' },
  ],
});

/** A page as a mail: what somebody has typed is text in it, whatever it looks like. */
export function letterOf(subject: string, page: ReactElement): Letter {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return { subject, body: toText(html), html };
}
