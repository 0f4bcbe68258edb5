import { capital, facts, spelled } from '../facts.ts';
import { daysAfter } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedGallery } from './types.ts';

/** Sport, music, trees and the swimming gala. */
export const galleriesGeneral1 = (when: SchoolYear): SeedGallery[] => [
  {
    name: 'Sports Day',
    description: 'The Hill Cup, five campuses, one very long relay. Kitante grounds from morning to sunset.',
    category: 0,
    on: daysAfter(when.last('sportsDay'), 2),
    event: 'Sports Day and the Hill Cup',
    pictures: [
      {
        set: 'event',
        n: 3,
        caption: 'Rubaga house on the top step of the Hill Cup. They won, again.',
      },
      {
        set: 'event',
        n: 0,
        caption: 'The last metres of the P5 sprint, with the whole of Kibuli house shouting.',
      },
      {
        set: 'facility',
        n: 5,
        caption: 'Two runners from Najja and Bunga in the long race, both smiling, which is against all advice.',
      },
      {
        set: 'facility',
        n: 3,
        caption: 'Netball on the upper court: Ntinda against Makindye, 9 to 9.',
      },
      {
        set: 'facility',
        n: 2,
        caption: 'The penalty that decided the house football. The goalkeeper had guessed the other corner.',
      },
      {
        set: 'gallery',
        n: 7,
        caption: 'The P6 match seen from the roof of the library.',
      },
      {
        set: 'gallery',
        n: 8,
        caption: 'While the big ones rested, P2 turned a rope and held a contest of its own.',
      },
      {
        set: 'gallery',
        n: 35,
        caption: 'Three captains who had been rivals all day, after the last whistle.',
      },
      {
        set: 'gallery',
        n: 2,
        caption: 'The long drums, tuned and ready for the opening.',
      },
      {
        set: 'hero',
        n: 1,
        caption: 'Early in the morning: a quick game in the yard before the buses came.',
      },
      {
        set: 'gallery',
        n: 5,
        caption: 'Top Class had no race in the afternoon, so they brought their kites.',
      },
      {
        set: 'gallery',
        n: 13,
        caption: 'Nine hours later. The last parent finds the last pullover.',
      },
    ],
  },
  {
    name: 'Music, dance and drama',
    description: 'Rehearsals in the music room and the day of the festival.',
    category: 0,
    on: daysAfter(when.last('festival'), 1),
    event: 'Kampala primary schools festival',
    pictures: [
      {
        set: 'event',
        n: 1,
        caption: 'Seven minutes on the stage of the National Theatre.',
      },
      {
        set: 'facility',
        n: 8,
        caption: 'The first rehearsal with both leaders. The marimba came later.',
      },
      {
        set: 'gallery',
        n: 28,
        caption: 'Two of these drums are older than the school.',
      },
      {
        set: 'event',
        n: 8,
        caption: 'The choir warmed up the audience before the drummers went on.',
      },
      {
        set: 'event',
        n: 10,
        caption: 'The dancers tried on their costumes on the day before.',
      },
      {
        set: 'gallery',
        n: 3,
        caption: 'Ten past five in the morning, and still room for waving.',
      },
      {
        set: 'hero',
        n: 6,
        caption: 'On the way to town. The drums travelled in the back row.',
      },
      {
        set: 'gallery',
        n: 9,
        caption: 'Before the result: three players who had promised not to look nervous.',
      },
      {
        set: 'event',
        n: 3,
        caption: 'The shield comes down from the stage with three pairs of hands.',
      },
      {
        set: 'hero',
        n: 3,
        caption: 'The road home. The bus sang until Wandegeya, and then it slept.',
      },
    ],
  },
  {
    name: 'Tree planting at Ntinda',
    description: `${capital(spelled(facts.trees))} fruit trees along Kiwatule stream, planted in two days.`,
    category: 0,
    on: daysAfter(when.last('treePlanting'), 3),
    pictures: [
      {
        set: 'event',
        n: 15,
        caption: 'Tree number one was a jackfruit, and it got a great deal of water.',
      },
      {
        set: 'gallery',
        n: 11,
        caption: 'Watering the seedlings before they were carried down to the stream.',
      },
      {
        set: 'facility',
        n: 12,
        caption: 'The school garden, where the young trees stood for the first two weeks.',
      },
      {
        set: 'hero',
        n: 5,
        caption: 'It rained on the first day. We called it helping.',
      },
      {
        set: 'gallery',
        n: 26,
        caption: 'A crested crane came to look at the work and stayed for lunch.',
      },
      {
        set: 'hero',
        n: 0,
        caption: 'P4 on the way with hoes and a plan.',
      },
      {
        set: 'event',
        n: 6,
        caption: 'The watering turns are on the calendar until the end of next year.',
      },
      {
        set: 'gallery',
        n: 34,
        caption: 'Break time for those who had dug their hole.',
      },
      {
        set: 'gallery',
        n: 12,
        caption: 'Back in class: every tree got a number, a name and a line in the book.',
      },
    ],
  },
  {
    name: 'Swimming gala',
    description: `Bunga pool: ${facts.galaSwimmers} swimmers, ${facts.galaRaces} races and one broken record.`,
    category: 0,
    on: daysAfter(when.last('swimmingGala'), 2),
    event: 'Swimming gala at Bunga',
    pictures: [
      {
        set: 'event',
        n: 2,
        caption: 'A clean dive from block one in the P6 final.',
      },
      {
        set: 'facility',
        n: 4,
        caption: 'The heats of the morning, four lanes at a time.',
      },
      {
        set: 'event',
        n: 3,
        caption: 'Winners of the 25 metres, with the smallest on the highest step.',
      },
      {
        set: 'facility',
        n: 13,
        caption: 'The playground by the pool, for brothers and sisters with nothing to do.',
      },
      {
        set: 'hero',
        n: 4,
        caption: 'From the far end of the Bunga campus you can see the lake.',
      },
      {
        set: 'gallery',
        n: 10,
        caption: 'A fisherman passed by while we were hanging up the flags.',
      },
      { set: 'facility', n: 11, caption: 'Swimmers eat twice. The kitchen knew.' },
      {
        set: 'gallery',
        n: 29,
        caption: 'The Kitante team on the bus, hair still wet.',
      },
      {
        set: 'gallery',
        n: 33,
        caption: 'On the other field there was a match for those who would rather stay dry.',
      },
      {
        set: 'facility',
        n: 14,
        caption: 'The sick bay was ready all day and had one visitor, with a splinter.',
      },
    ],
  },
];
