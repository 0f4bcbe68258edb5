import { transformStyleAttribute, type Visitor } from 'lightningcss';

/** Reads a value as a browser would. */
function read(property: string, value: string, visitor: Visitor<never>): void {
  const code = new TextEncoder().encode(`${property}: ${value}`);
  transformStyleAttribute({ filename: property, code, errorRecovery: true, visitor });
}

/** Whether a colour stands there as such, by its name or its figures. */
export function hasColour(property: string, value: string): boolean {
  let found = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/.test(value);
  read(property, value.replace(/url\([^)]*\)/g, ''), {
    Color(colour) {
      if (typeof colour !== 'string' && colour.type !== 'currentcolor' && !isTransparent(colour)) found = true;
      return undefined;
    },
    // Beside a custom property, a name of a colour is but a word.
    Token: {
      ident({ value: word }) {
        if (word !== value && hasColour('color', word)) found = true;
        return undefined;
      },
    },
  });
  return found;
}

const isTransparent = (colour: object) => 'alpha' in colour && colour.alpha === 0;

/** The lengths of a value that grow with the type size of the reader, each once and without its sign. */
export function remsIn(property: string, value: string): number[] {
  const rems = new Set<number>();
  read(property, value, {
    Length(length) {
      if (length.unit === 'rem') rems.add(Math.abs(Math.round(length.value * 10_000) / 10_000));
      return undefined;
    },
  });
  return [...rems];
}
