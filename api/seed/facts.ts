/** The numbers of the demo school. Texts take them from here, so that no two pages say something different. */
export const facts = {
  staff: 146,
  largestClass: 24,
  governors: 4,
  clubs: 31,
  boarders: 84,
  books: 11_400,
  /** Pupils and classes of each campus, and the buses that serve it. */
  campuses: {
    kitante: { pupils: 580, classes: 27, buses: 3 },
    najja: { pupils: 470, classes: 21, buses: 4, books: 3_100 },
    makindye: { pupils: 240, classes: 11, buses: 2, sickBayBeds: 3 },
    bunga: { pupils: 430, classes: 20, buses: 2, deafPupils: 3 },
    ntinda: { pupils: 220, classes: 10, buses: 3, babyClass: 18 },
  },
  fees: {
    nursery: 1_450_000,
    lowerPrimary: 1_850_000,
    upperPrimary: 2_150_000,
    candidates: 2_400_000,
    boarding: 1_650_000,
    deposit: 300_000,
    /** Per cent off for the second child, and for the third and later ones. */
    secondChild: 10,
    thirdChild: 15,
    rise: 4,
    instalments: 'half on the first day of term, a quarter in week four and a quarter in week eight',
  },
  /** What the fee does not include, in shillings. */
  prices: {
    uniform: 260_000,
    busFrom: 350_000,
    busMiddle: 380_000,
    busTo: 480_000,
    tripToJinja: 85_000,
    outingFrom: 25_000,
    outingTo: 60_000,
    instrument: 180_000,
    lateStay: 90_000,
    nurseryAfternoon: 150_000,
    reunionLunch: 30_000,
  },
  /** Pupils of the other campuses come to the pool for a block of lessons. */
  swimmingLessons: 8,
  swimmingGroup: 8,
  robotBuilders: 4,
  ple: { candidates: 152, divisionOne: 132 },
  choir: 80,
  drummers: 22,
  festivalPoints: 91,
  festivalSchools: 11,
  newChildren: 206,
  grandparents: 142,
  mandazi: 300,
  trees: 300,
  scienceProjects: 40,
  galaSwimmers: 216,
  galaRaces: 41,
  artworks: 612,
  artsWeekBooks: 188,
  reunionGuests: 210,
  mentors: 57,
  debateSchools: 14,
  greetings: 23,
} as const;

const campusList = Object.values(facts.campuses);
const sumOf = (key: 'pupils' | 'buses') => campusList.reduce((sum, campus) => sum + campus[key], 0);
export const pupils = sumOf('pupils');
export const buses = sumOf('buses');
export const divisionOnePercent = Math.round((facts.ple.divisionOne / facts.ple.candidates) * 100);

/** 1,940 */
export const figure = (value: number): string => value.toLocaleString('en-GB');
/** UGX 1,450,000 */
export const shillings = (value: number): string => `UGX ${figure(value)}`;

const small = [
  ...['nought', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Eighty-four as one writes it: below a thousand. */
export function spelled(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    return `${spelled(Math.floor(value / 100))} hundred${rest > 0 ? ` and ${spelled(rest)}` : ''}`;
  }
  const word = small[value];
  if (word) return word;
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit > 0 ? `-${small[unit]}` : ''}`;
}

/** At the beginning of a sentence. */
export const capital = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());
