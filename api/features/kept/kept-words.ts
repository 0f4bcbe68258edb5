import type { KeptWords, PictureInfo, PictureWords } from '../../../contract/media/media.ts';

export const asKept = (words: PictureWords[]): KeptWords[] =>
  words.map(({ name, ...said }) => ({ picture: name, ...said }));

export const asSaid = (words: KeptWords[]): PictureWords[] =>
  words.map(({ picture, ...said }) => ({ name: picture, ...said }));

/** What is said now, and what was kept before of pictures that are still shown and of which nothing new is said. */
export function mergeWords(before: KeptWords[], now: KeptWords[], shown: string[]): KeptWords[] {
  const all = new Map(before.filter(({ picture }) => shown.includes(picture)).map((one) => [one.picture, one]));
  for (const one of now) all.set(one.picture, { ...all.get(one.picture), ...one });
  return [...all.values()];
}

/** Pictures as they will be described once the words are public. */
export const withWords = <T extends PictureInfo>(pictures: T[], words: KeptWords[]): T[] =>
  pictures.map((info) => {
    const { alt = info.alt, caption = info.caption } = words.find(({ picture }) => picture === info.name) ?? {};
    return { ...info, alt, ...(caption !== undefined && { caption }) };
  });
