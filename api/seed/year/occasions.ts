import type { Day } from './days.ts';
import { inMonth, inTerm, termsOf } from './terms.ts';

type Rule = (year: number) => Day | Day[];

/** What comes back every year, and when. */
const occasions = {
  termBegins: (year) => termsOf(year).map(({ begins }) => begins),
  termOneBegins: (year) => termsOf(year)[0].begins,
  termTwoBegins: (year) => termsOf(year)[1].begins,
  termThreeBegins: (year) => termsOf(year)[2].begins,
  termOneEnds: (year) => termsOf(year)[0].ends,
  termTwoEnds: (year) => termsOf(year)[1].ends,
  termThreeEnds: (year) => termsOf(year)[2].ends,
  openMorning: (year) => [11, 11, 10].map((week, index) => inTerm(termNumbers[index] ?? 1, week, 'Saturday')(year)),
  visitingDay: (year) => termNumbers.map((term) => inTerm(term, 5, 'Saturday')(year)),

  // January to May
  pleResults: inMonth('Friday', '01-19'),
  choosingSecondary: inMonth('Saturday', '01-27'),
  forestWalk: inTerm(1, 3, 'Saturday'),
  candidatesMeeting: inTerm(1, 4, 'Saturday'),
  swimmingGala: inTerm(1, 6, 'Friday'),
  adunguLessons: inTerm(1, 7, 'Wednesday'),
  careersEvening: inTerm(1, 8, 'Thursday'),
  serviceDay: inTerm(1, 9, 'Thursday'),

  // May to August
  alumniTeach: inTerm(2, 3, 'Thursday'),
  debate: inTerm(2, 3, 'Friday'),
  artsWeek: inTerm(2, 4, 'Saturday'),
  readingHour: inTerm(2, 6, 'Thursday'),
  bookWeek: inTerm(2, 7, 'Monday'),
  culturalDay: inTerm(2, 8, 'Friday'),
  radioHour: inTerm(2, 8, 'Saturday'),
  mentorEvening: inTerm(2, 9, 'Thursday'),
  netballCup: inTerm(2, 9, 'Saturday'),
  choirConcert: inTerm(2, 10, 'Saturday'),
  reunion: inMonth('Saturday', '08-08'),
  prizeGiving: inTerm(2, 13, 'Thursday'),

  // September to December
  loans: inTerm(3, 1, 'Friday'),
  tripToJinja: inTerm(3, 2, 'Friday'),
  feesSet: inMonth('Tuesday', '10-01'),
  sickBay: inTerm(3, 3, 'Tuesday'),
  scienceFair: inTerm(3, 4, 'Saturday'),
  treePlanting: inTerm(3, 5, 'Wednesday'),
  poolOpens: inTerm(3, 6, 'Monday'),
  grandparents: inTerm(3, 6, 'Friday'),
  lastPaper: inTerm(3, 8, 'Wednesday'),
  festival: inTerm(3, 8, 'Saturday'),
  leaversTea: inTerm(3, 9, 'Wednesday'),
  chessFriendly: inTerm(3, 10, 'Wednesday'),
  sportsDay: inTerm(3, 10, 'Friday'),
  carols: inMonth('Friday', '11-24'),
  graduation: inMonth('Saturday', '11-24'),
  alumniGames: inMonth('Saturday', '12-15'),
} satisfies Record<string, Rule>;

const termNumbers = [1, 2, 3] as const;

export type Occasion = keyof typeof occasions;

export const occurrencesIn = (occasion: Occasion, year: number): Day[] => [occasions[occasion](year)].flat();
