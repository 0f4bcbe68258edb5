import { useEffect, useState } from 'react';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import { loadPalette, type Palette } from './look-calls.ts';

const debounceMs = 150;

/** The palette of what is picked just now; the one before stays until it has come. */
export function usePalette({ brand, accent }: BrandSettings): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const loaded = await loadPalette({ brand, accent }).catch(() => undefined);
      if (isCurrent && loaded) setPalette(loaded);
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [brand, accent]);
  return palette;
}

const asStyle = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));

/** As custom properties, for a part of the page that is to look so. */
export const dayStyle = (palette: Palette | undefined) => (palette ? asStyle(palette.light) : {});
export const nightStyle = (palette: Palette | undefined) =>
  palette ? { ...asStyle(palette.light), ...asStyle(palette.dark) } : {};
