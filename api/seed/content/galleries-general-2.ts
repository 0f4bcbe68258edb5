import { capital, facts, spelled } from '../facts.ts';
import { daysAfter } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedGallery } from './types.ts';

/** Art, the trip to Jinja, the science fair and the first day of school. */
export const galleriesGeneral2 = (when: SchoolYear): SeedGallery[] => [
  {
    name: 'Arts week',
    description: 'Clay, bark cloth and bottle tops, and a great deal of paint.',
    category: 0,
    on: daysAfter(when.last('artsWeek'), 1),
    event: 'Arts week show',
    pictures: [
      {
        set: 'facility',
        n: 9,
        caption: 'Every painting on this wall was made in four afternoons.',
      },
      {
        set: 'gallery',
        n: 6,
        caption: 'Two hands, three colours, one hill.',
      },
      {
        set: 'gallery',
        n: 32,
        caption: 'The same hill by her neighbour, who saw it quite differently.',
      },
      {
        set: 'facility',
        n: 8,
        caption: 'In the music room the drums were painted with patterns from bark cloth.',
      },
      {
        set: 'event',
        n: 1,
        caption: 'The evening show. The dancers had made their own crowns.',
      },
      {
        set: 'gallery',
        n: 0,
        caption: 'The model for the big bottle-top crane. She did not hold still for long.',
      },
      {
        set: 'hero',
        n: 2,
        caption: 'The lake shore in the evening, where P5 went to draw cranes.',
      },
      {
        set: 'gallery',
        n: 27,
        caption: 'The avenue at four in the afternoon, the favourite subject of the week.',
      },
      {
        set: 'event',
        n: 10,
        caption: 'The cultural dance group was painted, and then danced.',
      },
      {
        set: 'gallery',
        n: 31,
        caption: 'Kites by P3, made from bags, sticks and a lot of tape.',
      },
      {
        set: 'facility',
        n: 0,
        caption: `The ${facts.artsWeekBooks} books that the week paid for found their shelf.`,
      },
    ],
  },
  {
    name: 'P6 trip to Jinja',
    description: 'The source of the Nile, from a boat, and a second breakfast under a mango tree.',
    category: 0,
    on: daysAfter(when.last('tripToJinja'), 4),
    event: 'P6 trip to Jinja',
    pictures: [
      {
        set: 'gallery',
        n: 10,
        caption: 'Before our boat went out: the first canoe of the day.',
      },
      {
        set: 'gallery',
        n: 3,
        caption: 'Half past five, and nobody was late.',
      },
      {
        set: 'hero',
        n: 6,
        caption: 'Our bus on the ridge after Mukono.',
      },
      {
        set: 'hero',
        n: 4,
        caption: 'Two of us found the best place to look at the water.',
      },
      {
        set: 'gallery',
        n: 0,
        caption: 'She stood ten steps from the path and was not afraid of forty-six children.',
      },
      {
        set: 'hero',
        n: 2,
        caption: 'Crested cranes by the water in the last light.',
      },
      {
        set: 'gallery',
        n: 29,
        caption: 'The second bus, five minutes behind and singing louder.',
      },
      {
        set: 'gallery',
        n: 12,
        caption: 'On Monday we put everything on the map. The orange took 41 seconds for 30 metres.',
      },
      {
        set: 'hero',
        n: 3,
        caption: 'It was dark when we came over the last hill.',
      },
    ],
  },
  {
    name: 'Science fair',
    description: `${capital(spelled(facts.scienceProjects))} projects from P1 to P4, three judges and one power cut.`,
    category: 0,
    on: daysAfter(when.last('scienceFair'), 2),
    event: 'Makindye science fair',
    pictures: [
      {
        set: 'event',
        n: 5,
        caption: 'The volcano, of course. It went off four times.',
      },
      {
        set: 'facility',
        n: 7,
        caption: 'The robot that waters beans, with its builders.',
      },
      {
        set: 'facility',
        n: 10,
        caption: 'Is there anything alive in a drop from the pond? There was.',
      },
      {
        set: 'facility',
        n: 6,
        caption: 'The computer room was open all day for games made by P4.',
      },
      {
        set: 'gallery',
        n: 30,
        caption: 'One judge gave a lesson on the spot about how to divide a prize by four.',
      },
      {
        set: 'gallery',
        n: 11,
        caption: 'The beans from the control group, which were watered by hand.',
      },
      {
        set: 'event',
        n: 12,
        caption: 'Parents asked more questions than the judges did.',
      },
      {
        set: 'facility',
        n: 12,
        caption: 'The garden behind the hall, where the water filter was tested.',
      },
      {
        set: 'event',
        n: 9,
        caption: 'The reading table: stories about people who found things out.',
      },
      {
        set: 'gallery',
        n: 4,
        caption: 'Before the doors opened: what will you say if they ask why?',
      },
      {
        set: 'facility',
        n: 13,
        caption: 'Those who had been judged already.',
      },
    ],
  },
  {
    name: 'First day of school',
    description: 'New shoes on all five campuses, and a greeting by name at every gate.',
    category: 0,
    on: daysAfter(when.last('termOneBegins'), 1),
    event: 'First day of the school year',
    pictures: [
      {
        set: 'hero',
        n: 0,
        caption: 'Ten to eight, and the hill is still a little cool.',
      },
      {
        set: 'gallery',
        n: 1,
        caption: 'A new pupil and her partner from P5 on the avenue at Kitante.',
      },
      {
        set: 'hero',
        n: 9,
        caption: 'The first assembly. The flag went up at the second try.',
      },
      {
        set: 'gallery',
        n: 4,
        caption: 'Who remembers where we stopped? One hand, at once.',
      },
      {
        set: 'facility',
        n: 13,
        caption: 'The playground passed its test within four minutes.',
      },
      {
        set: 'facility',
        n: 1,
        caption: 'Reading partners meet for the first time.',
      },
      {
        set: 'facility',
        n: 11,
        caption: 'The first lunch at school. The beans got good marks.',
      },
      {
        set: 'event',
        n: 4,
        caption: 'A family on the way home, with one bag less to carry.',
      },
      {
        set: 'hero',
        n: 5,
        caption: 'At Makindye it rained, so the greeting was held under umbrellas.',
      },
      {
        set: 'hero',
        n: 8,
        caption: 'A quiet corner on the veranda for those who needed one.',
      },
      {
        set: 'gallery',
        n: 9,
        caption: 'At noon they were strangers. This was taken at three.',
      },
      {
        set: 'gallery',
        n: 29,
        caption: 'The Ntinda bus going home, with one passenger already asleep in the back row.',
      },
      {
        set: 'facility',
        n: 0,
        caption: 'The library was the one place where nobody cried.',
      },
    ],
  },
];
