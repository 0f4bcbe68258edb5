import { capital, facts, spelled } from '../facts.ts';
import { daysAfter } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedGallery } from './types.ts';

/** Galleries of what former pupils do together. */
export const galleriesAlumni = (when: SchoolYear): SeedGallery[] => [
  {
    name: 'Reunion in the garden',
    description: `${capital(spelled(facts.reunionGuests))} former pupils, one lunch and one very small chair.`,
    category: 1,
    on: daysAfter(when.last('reunion'), 3),
    event: 'Alumni reunion in the garden',
    pictures: [
      {
        set: 'event',
        n: 24,
        caption: 'The cake had one candle for each house and three for luck.',
      },
      {
        set: 'gallery',
        n: 1,
        caption: 'The avenue. Most people walked it twice.',
      },
      {
        set: 'hero',
        n: 1,
        caption: 'The children of the alumni took over the yard.',
      },
      {
        set: 'gallery',
        n: 2,
        caption: 'The old drums were brought out, and so were the old drummers.',
      },
      {
        set: 'facility',
        n: 2,
        caption: 'Class of 2009 against everybody. It ended 4 to 4.',
      },
      {
        set: 'facility',
        n: 3,
        caption: 'Netball at noon, with players from eleven different years.',
      },
      {
        set: 'facility',
        n: 11,
        caption: 'Lunch was in the dining hall for those who had had enough sun.',
      },
      {
        set: 'gallery',
        n: 4,
        caption: 'Mrs Nalwoga’s room, with the sums left on the board as they used to be.',
      },
      {
        set: 'gallery',
        n: 30,
        caption: 'One former pupil gave a lesson again, and four others put up their hands.',
      },
      {
        set: 'facility',
        n: 0,
        caption: 'The library has grown. The atlases are where they always were.',
      },
      {
        set: 'gallery',
        n: 13,
        caption: 'The last to leave saw the windows lit, as on boarding evenings.',
      },
      {
        set: 'hero',
        n: 3,
        caption: 'Somebody missed the bus on purpose and shared a matatu to town.',
      },
    ],
  },
  {
    name: 'Alumni in the classroom',
    description: 'For one day thirty-four former pupils each taught one lesson.',
    category: 1,
    on: daysAfter(when.last('alumniTeach'), 1),
    event: 'Alumni in the classroom',
    pictures: [
      {
        set: 'gallery',
        n: 30,
        caption: 'How does a bank decide? Class of 2003 translatingErrors it with beans.',
      },
      {
        set: 'facility',
        n: 10,
        caption: 'A vet and a microscope. The snake stayed at home.',
      },
      {
        set: 'facility',
        n: 7,
        caption: 'Class of 2009 looked at what the robotics club had built, and asked what broke.',
      },
      {
        set: 'facility',
        n: 6,
        caption: 'A film editor showed P6 how a cut is made.',
      },
      {
        set: 'facility',
        n: 9,
        caption: 'An architect asked everyone to paint the view from bed.',
      },
      {
        set: 'event',
        n: 10,
        caption: 'Dance with Faith Nabirye, class of 2016, before the show.',
      },
      {
        set: 'facility',
        n: 8,
        caption: 'Two former drummers found that their hands still knew it.',
      },
      {
        set: 'event',
        n: 17,
        caption: 'Chess with the club champion of 2008. He lost, and asked for another game.',
      },
      {
        set: 'facility',
        n: 1,
        caption: 'Reading hour, with one chair for a guest.',
      },
      {
        set: 'gallery',
        n: 6,
        caption: 'Painting signs for the new benches in the yard.',
      },
      {
        set: 'hero',
        n: 8,
        caption: 'Two P5 pupils writing down what they had heard.',
      },
    ],
  },
  {
    name: 'Football, netball and old friends',
    description: 'The afternoon on which former pupils play in mixed teams, with their children on the line.',
    category: 1,
    on: daysAfter(when.last('alumniGames'), 2),
    event: 'Alumni football and netball afternoon',
    pictures: [
      {
        set: 'facility',
        n: 2,
        caption: 'The keeper has not played since P7. It did not show.',
      },
      {
        set: 'gallery',
        n: 33,
        caption: 'From above you cannot see who is out of breath.',
      },
      {
        set: 'facility',
        n: 3,
        caption: 'Class of 2012 had the longest arms.',
      },
      {
        set: 'facility',
        n: 5,
        caption: 'The mile for everyone under fourteen. Fathers ran beside, for some of it.',
      },
      {
        set: 'event',
        n: 3,
        caption: 'The children got a podium as well.',
      },
      {
        set: 'facility',
        n: 13,
        caption: 'The swings were never empty.',
      },
      {
        set: 'gallery',
        n: 34,
        caption: 'Skipping: an event in which the former pupils came second.',
      },
      {
        set: 'event',
        n: 4,
        caption: 'One of ours, with her husband and a future pupil.',
      },
      {
        set: 'gallery',
        n: 35,
        caption: 'Three cousins in three classes.',
      },
      {
        set: 'gallery',
        n: 5,
        caption: 'Kites above the field, when the wind came up at five.',
      },
      {
        set: 'hero',
        n: 7,
        caption: 'A last look over the hills before the way home.',
      },
    ],
  },
];
