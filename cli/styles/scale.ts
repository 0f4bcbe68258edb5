/**
 * What the styles are made of (docs/decisions/034-scoped-css.md). Space, corners and breakpoints stand in them as they
 * are: as custom properties they would be more to download.
 */

/** Even pixels, in larger steps where they are larger. What is wider than a gap can be is a measure of something else. */
export function isOnScale(rem: number): boolean {
  const pixels = rem * 16;
  return pixels % (pixels <= 24 ? 2 : pixels <= 64 ? 4 : 8) === 0;
}

/** Phones that are held upright, tablets, a second column, the whole menu. */
export const breakpoints = ['30rem', '48rem', '60rem', '80rem'];

/** Phones that are smaller than most, or whose owner reads large type: the name of the school has to fit beside a button. */
export const smallPhones = { file: 'web/features/site/header/header.css', widths: ['18rem', '22rem', '25rem'] };

/** Marks, controls, cards, pills, and the arch over a portrait; what follows a shape, its letters or paper says so itself. */
export const radii = ['4px', '10px', 'var(--radius)', 'var(--radius-l)', '99px', '7rem', '14rem'];
export const isRadius = (value: string): boolean =>
  radii.includes(value) || /^(0|inherit|[\d.]+(%|em|mm))$/.test(value);

/** The only files in which a colour is written as such. */
export const colourFiles = ['web/ui/tokens.css', 'web/office/tokens.css'];

/** They see a page as a whole, and name the parts of others without owning them. */
export const pageWide = ['web/print.css', 'web/ui/layout/below-the-fold.css', 'web/features/auth/proof/bare-frame.css'];

/** Names that a library gives. */
export const isForeign = (name: string): boolean => /^ProseMirror|^selectedCell$/.test(name);
