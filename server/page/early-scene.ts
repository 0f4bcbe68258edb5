import { firstScene, startOfHead, waitingScene } from './framework-text.ts';

/** An image has to have a source; an empty one costs nothing until the script beside it has chosen. */
export const giveSources = (html: string): string => html.replace(waitingScene, (tag) => `${tag}src="data:," `);

/**
 * The picture that is seen first is one of several, chosen where the page is read (web/page-scripts). The choice is made
 * at the top of the head, so that the picture comes together with the style sheet and not after it.
 */
export function chooseEarly(html: string, code: string): string {
  const [found, sizes, choices] = firstScene.exec(html) ?? [];
  if (!found) return html;
  const data = [choices, sizes && `data-${sizes}`].filter(Boolean).join(' ');
  // By a function: in a text a dollar sign would mean something.
  return html.replace(startOfHead, () => `${startOfHead}<script ${data}>${code}</script>`);
}
