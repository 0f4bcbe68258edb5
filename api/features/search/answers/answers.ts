import { homeCountry, joinPhone } from '../../../../contract/common/phone/phone.ts';
import { defaultPlace } from '../../../../contract/common/this-school.ts';
import { blocksOf } from '../../../../contract/pages/stored-blocks.ts';
import { feesOn } from '../../../../contract/school/fee-tables.ts';
import { namesIn } from '../../../../contract/school/fees.ts';
import type { DirectAnswer } from '../../../../contract/site/search.ts';
import type { Meaning } from '../search.queries.ts';
import { type Asked, campusOf, has, isSmall, isWord } from './asked.ts';
import { dateAnswer } from './date-answer.ts';
import type { CampusFact } from './facts.queries.ts';
import { feeRows, rowsFor } from './fee-table.ts';

/**
 * An answer only where every word belongs to it: "fees P3" is asked of the table of fees, "fees policy" is not. What is
 * said in vain stands above what would have helped.
 */
export function answerTo(asked: Asked): DirectAnswer | undefined {
  if (asked.question.isExpert || asked.meanings.length === 0) return undefined;
  return feesAnswer(asked) ?? dateAnswer(asked) ?? personAnswer(asked) ?? phoneAnswer(asked);
}

/** The page that an answer was made from. */
export function addressOf(answer: DirectAnswer): string | undefined {
  if (answer.kind === 'fees') return answer.cost === undefined ? answer.page.url : '/cost';
  // Somebody's page comes first by itself where it is the name that was asked for.
  if (answer.kind === 'person') return undefined;
  if (answer.kind === 'date') return '/term-dates';
  return (answer.phones.length === 1 && answer.phones[0]?.url) || '/contact';
}

const phoneOf = ({ name, phone, hours, path }: CampusFact) => ({
  ...{ name, phone, hours },
  ...(path !== null && { url: `/${path}` }),
});

function feesAnswer({ question, meanings, facts }: Asked): DirectAnswer | undefined {
  const { fees, place, school } = facts;
  if (!fees) return undefined;
  const { classes, currency } = { ...defaultPlace, ...place };
  const [asked] = namesIn(question.words.join(' '), classes);
  const ofClass = new Set((asked ?? '').toLowerCase().split(' '));
  const campuses = facts.campuses ?? [];
  const boards = meanings.some((meaning) => has(meaning, 'board'));
  const isAbout = (meaning: Meaning) =>
    has(meaning, 'fee', 'board', 'pupil') ||
    (asked !== undefined && has(meaning, 'bus')) ||
    isSmall(meaning) ||
    ofClass.has(meaning.word) ||
    campusOf(meaning, campuses);
  if (!meanings.every(isAbout) || !(question.hints.includes('fees') || meanings.some((meaning) => has(meaning, 'fee'))))
    return undefined;
  const all = feeRows(feesOn(blocksOf(fees))?.tables ?? [], classes);
  const rows = asked ? rowsFor(all, asked, classes) : all;
  // A row that is added to others, such as boarding, is no fee of a class by itself.
  const [first, ...more] = rows;
  if (!first) return undefined;
  const shown = asked && !boards ? [first] : rows;
  const campus = meanings.map((meaning) => campusOf(meaning, campuses)).find((found) => found?.phone);
  const phone = school?.phone && { name: school.shortName ?? '', phone: school.phone, hours: school.officeHours ?? '' };
  const call = campus ? phoneOf(campus) : phone;
  const page = { title: fees.title, url: `/${fees.path}`, updatedAt: new Date(fees.updatedAt).toISOString() };
  return {
    ...{ kind: 'fees', of: asked ?? '', currency, rows: shown.length > 0 ? shown : more, page },
    ...(call && { call }),
    // The bus is no row of a class: its price is added where the sum is made.
    ...(asked &&
      meanings.some((meaning) => has(meaning, 'bus')) && { cost: `/cost?${new URLSearchParams({ class: asked })}` }),
  };
}

/** Somebody by name; or by what they are, when it is asked who, or when nobody else has that position. */
function personAnswer({ question, meanings, facts: { person } }: Asked): DirectAnswer | undefined {
  if (!person) return undefined;
  const { id, name, position, picture } = person;
  const called = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const isNamed = meanings.some(({ word }) => called(name).has(word));
  const isPosition = meanings.every(({ word }) => called(position).has(word));
  const isAll = isPosition && called(position).size === meanings.length;
  if (!isNamed && !isAll && !(isPosition && question.hints.includes('staff'))) return undefined;
  return { kind: 'person', name, position, url: `/profiles/view/${id}`, picture };
}

/** Whoever is asked for by what they do is called by way of the office. */
const atTheOffice =
  'director principal head headteacher headmaster headmistress deputy bursar secretary reception matron nurse teacher driver bus security admissions'.split(
    ' ',
  );

/** The campus's own; the school's would reach somebody else. */
function whatsappOf({ whatsapp }: CampusFact): string {
  const digits = joinPhone(homeCountry(), whatsapp).replace(/\D/g, '');
  return digits && `https://wa.me/${digits}`;
}

function phoneAnswer({ meanings, facts: { school, campuses } }: Asked): DirectAnswer | undefined {
  const all = (campuses ?? []).filter(({ phone }) => phone !== '');
  const asks = (m: Meaning) =>
    has(m, 'phone', 'contact', 'call') ||
    isWord(m, 'number', 'numbers', 'whatsapp', 'emergency', 'contacts', 'hours', 'urgent', 'line');
  const isOffice = (m: Meaning) => isWord(m, ...atTheOffice);
  const isAbout = (m: Meaning) => asks(m) || isSmall(m) || isOffice(m) || campusOf(m, all) !== undefined;
  if (!meanings.some(asks) || !meanings.every(isAbout)) return undefined;
  const asked = meanings.map((m) => campusOf(m, all)).filter((campus) => campus !== undefined);
  const own = school?.phone
    ? [{ name: school.shortName ?? '', phone: school.phone, hours: school.officeHours ?? '' }]
    : [];
  const phones = asked.length > 0 ? asked.map(phoneOf) : [...own, ...all.map(phoneOf)];
  if (phones.length === 0) return undefined;
  const [campus] = asked;
  return { kind: 'phone', phones, whatsapp: campus ? whatsappOf(campus) : (school?.social?.whatsapp ?? '') };
}
