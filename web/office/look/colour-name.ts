const hues: readonly [upTo: number, name: string][] = [
  [14, 'Red'],
  [42, 'Orange'],
  [68, 'Yellow'],
  [168, 'Green'],
  [195, 'Turquoise'],
  [255, 'Blue'],
  [295, 'Purple'],
  [345, 'Pink'],
  [360, 'Red'],
];

/** What people call a colour such as #1b4a8a: Blue. */
export function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const range = most - least;
  if (range < 0.08) return most > 0.9 ? 'White' : most < 0.15 ? 'Black' : 'Grey';
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const hue = hues.find(([upTo]) => sixth * 60 <= upTo)?.[1] ?? 'Red';
  const light = (most + least) / 2;
  if (hue === 'Orange' && light < 0.4) return 'Brown';
  if (light < 0.2) return `Dark ${hue.toLowerCase()}`;
  return light > 0.75 ? `Light ${hue.toLowerCase()}` : hue;
}
