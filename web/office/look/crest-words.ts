import type { CrestAnswer } from '../../../contract/site/crest.ts';
import { timeOfDay } from '../../ui/dates/dates.ts';

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

export const chosenWords = (file: File) =>
  `${file.name}, ${kilobytes(file.size)}. Not in use until you press “Use it” or save.`;

export const usedWords = (file: File, { removed, leftOut }: Pick<CrestAnswer, 'removed' | 'leftOut'>) =>
  `${file.name}, ${kilobytes(file.size)}. Saved ${timeOfDay(new Date().toISOString())}. ${leftBehind(removed, leftOut)}`;

/** What the file had and the crest has not. */
function leftBehind(removed: number, leftOut: number): string {
  const scripts = `${removed === 1 ? 'One script' : `${removed} scripts`} inside it ${removed === 1 ? 'was' : 'were'} taken out`;
  const parts = `${leftOut === 1 ? 'One part' : `${leftOut} parts`} of it ${leftOut === 1 ? 'lies in another file and is' : 'lie in other files and are'} left out`;
  if (leftOut > 0) {
    const both = removed > 0 ? `${scripts}. ${parts}` : parts;
    return `${both}: look whether something is missing, or save it as PNG.`;
  }
  return removed === 0 ? 'It is in use now.' : `${scripts}, the picture is unchanged.`;
}
