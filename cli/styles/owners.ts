import { globSync } from 'node:fs';
import type { AtRule, Root } from 'postcss';
import { namesIn, usedIn, wordsIn } from './class-names.ts';
import { colourFiles, isForeign, pageWide } from './scale.ts';

export type Sheet = { file: string; root: Root };
type Say = (file: string, line: number | undefined, text: string) => void;

/** The folder that owns what a file defines: the design system, the office or one feature. */
const roomOf = (file: string) => /^web\/(features\/[^/]+|ui|office|routes)\//.exec(file)?.[1] ?? 'web';

/** A class belongs to one room, reaches no other, and somebody uses it. */
export function checkOwners(folder: string, sheets: Sheet[], say: Say): void {
  const places = new Map<string, Map<string, { file: string; line: number | undefined }>>();
  for (const { file, root } of sheets) {
    if (pageWide.includes(file)) continue;
    root.walkRules(({ selector, source }) => {
      for (const name of namesIn(selector)) {
        const rooms = places.get(name) ?? new Map();
        if (!rooms.has(roomOf(file))) rooms.set(roomOf(file), { file, line: source?.start?.line });
        places.set(name, rooms);
      }
    });
  }
  /** The design system comes first, then the office; a feature owns what neither of them names. */
  const ownerOf = (name: string) => {
    const rooms = [...(places.get(name)?.keys() ?? [])];
    return ['ui', 'office'].find((room) => rooms.includes(room)) ?? rooms[0];
  };

  const sources = globSync('web/**/*.{ts,tsx,js}', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const mentioned = sources.map((file) => wordsIn(`${folder}/${file}`));
  const words = new Set(mentioned.flatMap((file) => file.words));
  const beginnings = mentioned.flatMap((file) => file.beginnings);
  for (const [name, rooms] of places) {
    const [first, second] = [...rooms.values()];
    if (first && second && ownerOf(name)?.startsWith('features/')) {
      say(second.file, second.line, `.${name} is a class of ${first.file}: each belongs to one feature.`);
    }
    const isUsed = words.has(name) || isForeign(name) || beginnings.some((beginning) => name.startsWith(beginning));
    if (first && !isUsed) say(first.file, first.line, `.${name} is used by no source: remove it.`);
  }

  for (const { file, root } of sheets) {
    const room = roomOf(file);
    if (colourFiles.includes(file) || (room !== 'office' && !room.startsWith('features/'))) continue;
    root.walkRules((rule) => {
      if (/keyframes$/.test((rule.parent as AtRule).name ?? '')) return;
      for (const selector of rule.selectors) {
        if (namesIn(selector).some((name) => ownerOf(name) === room)) continue;
        say(file, rule.source?.start?.line, `"${selector}" reaches beyond ${room}: let it name a class of its own.`);
      }
    });
  }

  for (const file of sources.filter((source) => source.endsWith('.tsx'))) {
    const room = roomOf(file);
    const { used, imports } = usedIn(`${folder}/${file}`);
    for (const { name, line } of used) {
      const owner = ownerOf(name);
      const isOpen = owner === undefined || owner === 'ui' || owner === room || (owner === 'office' && room !== 'ui');
      // An address is part of the feature that it shows.
      if (isOpen || (room === 'routes' && imports.some((from) => from.includes(`/${owner}/`)))) continue;
      say(file, line, `.${name} is a class of ${owner}: use a component of it, or move the class to web/ui.`);
    }
  }
}
