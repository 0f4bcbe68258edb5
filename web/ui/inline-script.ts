/** Marks a script that stands in every page. It is written to be read; the build makes it short (vite.config.ts). */
export const inlineScript = (source: string): string => source.trim();
