/** Where a picture is kept as it was uploaded. */
export const originalKey = (name: string) => `pictures/${name}`;
/** Where a smaller copy of it is kept, once somebody has asked for one. */
export const widthKey = (name: string, width: number) => `widths/${width}/${name}.webp`;
