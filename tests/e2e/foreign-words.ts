import { schoolContent } from '../../api/seed/content/school-content.ts';
import { demoWords } from '../support/demo-words.ts';

const { settings, profiles, news } = schoolContent(new Date());

/** Its name and motto, whom one calls there, who works there and what is told of it. */
const ofItsContent = [
  ...[settings.schoolName, settings.shortName, settings.motto, settings.mailbox, settings.vision, settings.mission],
  ...settings.address.split('\n'),
  ...profiles.map(({ name }) => name),
  ...news.map(({ title }) => title),
].filter((words) => words !== 'Uganda');

/** A school in the same country has its clock, its money and its language, too. */
const ofTheCountry = /Africa\/Kampala|Uganda\b|\bUGX\b|en-UG/g;

/** A mail as it is read: its lines put together again, and what was written in digits as letters. */
export const letterOf = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Which words of the demo school stand in a text, with what is around them. */
export function demoWordsIn(text: string): string[] {
  const rest = text.replace(ofTheCountry, '');
  const found = [...rest.matchAll(new RegExp(demoWords, 'g'))].map(({ index }) => rest.slice(index - 40, index + 60));
  return [...found, ...ofItsContent.filter((words) => rest.includes(words))].map((words) => words.replace(/\s+/g, ' '));
}
