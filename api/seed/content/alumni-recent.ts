import { yearOf } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedAlumnus } from './types.ts';

/** Those who left in the last four years. Who ran for the Hill Cup was in P7 in the year of that Sports Day. */
export const recentAlumni = (when: SchoolYear): SeedAlumnus[] => [
  {
    name: 'Jotham Kiconco',
    classOf: when.year - 4,
    html: `<p>Jotham built a model of Kitante in P7, at a scale of one to a hundred, with every tree. It took two terms, and it stands in the office, under glass.</p>
<p>When the new gate was planned, the builders came to look at the model first. They found that a bus could not turn there. The gate is now four metres further left.</p>
<p>He would like to be an architect or a bus driver.</p>`,
  },
  {
    name: 'Priscilla Nankya',
    classOf: when.year - 4,
    html: `<p>Priscilla leads the choir of her boarding school in Mukono, and sends us new songs with the words translated.</p>`,
  },
  {
    name: 'Mark Anyuru',
    classOf: when.year - 4,
    html: `<p>Mark left with the house cup for reading: 212 books in two years, and one of them twice.</p>`,
  },
  {
    name: 'Sumaya Nabbosa',
    classOf: when.year - 4,
    html: `<p>Sumaya started a club for girls who like repairing things. They began with the kettle.</p>`,
  },
  {
    name: 'Allan Muhindo',
    classOf: when.year - 4,
    html: `<p>Allan plays in goal for a youth team in Kasese and hopes to be a geologist.</p>`,
  },
  {
    name: 'Angel Nyakato',
    classOf: when.year - 3,
    html: `<p>Angel was prefect for the green bench at Bunga, where children sit who would like somebody to play with. She kept no list, but knew each of them.</p>
<p>In P7 she asked that the bench be moved from the edge to the middle of the yard, so that it should not look like a punishment. It was moved the same week.</p>
<p>At her new school there was no such bench. There is one now, and she painted it.</p>`,
  },
  {
    name: 'Joel Ssempala',
    classOf: when.year - 3,
    html: `<p>Joel still comes on Saturdays to play the long drum with the ensemble, and carries the heavy end.</p>`,
  },
  {
    name: 'Blessing Akite',
    classOf: when.year - 3,
    html: `<p>Blessing won the spelling prize of her division with the word mischievous.</p>`,
  },
  {
    name: 'Ashiraf Wambuzi',
    classOf: when.year - 3,
    html: `<p>Ashiraf keeps pigeons on a roof in Bugolobi and is learning to train them.</p>`,
  },
  {
    name: 'Daphne Ninsiima',
    classOf: when.year - 3,
    html: `<p>Daphne is the youngest member of her school’s quiz team in Mbarara.</p>`,
  },
  {
    name: 'Elijah Ojok',
    classOf: yearOf(when.last('sportsDay')) - 1,
    html: `<p>Elijah was captain of Rubaga house when it won the Hill Cup for the second time in a row. He is at a boarding school in Gulu.</p>
<p>He thinks that captains get too much praise. In his last speech he thanked thirty-nine other runners by name, from Baby Class upwards, without a paper.</p>
<p>He wants to be a sports teacher, at a school with grass.</p>`,
  },
  {
    name: 'Martina Nakabuye',
    classOf: when.year - 2,
    html: `<p>Martina taught herself the harmonica on the school bus, and was asked to stop only once.</p>`,
  },
  {
    name: 'Derrick Asaba',
    classOf: when.year - 2,
    html: `<p>Derrick is good at long division and at explaining it. His younger sisters charge him for the practice.</p>`,
  },
  {
    name: 'Nuriat Nabaggala',
    classOf: when.year - 2,
    html: `<p>Nuriat keeps the class garden at her new school in Wakiso and has planted a guava from Ntinda in it.</p>`,
  },
  {
    name: 'Caleb Masaba',
    classOf: when.year - 2,
    html: `<p>Caleb moved back to Mbale and writes to his reading partner in P2 each month.</p>`,
  },
  {
    name: 'Shanita Nakimuli',
    classOf: when.year - 1,
    html: `<p>Shanita left us with a prize for the best question: why does the examination not ask what we would like to know? The governors talked about it for half an hour.</p>
<p>She was in Nakasero house, ran the tuck shop without a missing shilling and read with the same small partner on Thursdays for two years. On the last Thursday the partner read to her.</p>`,
  },
  {
    name: 'Trevor Otim',
    classOf: yearOf(when.last('sportsDay')),
    html: `<p>Trevor was captain of Rubaga when it won the Hill Cup for the third year. He called the runner who had lost it, because she had stopped for somebody who fell, up to the top step with him.</p>
<p>He started secondary school in Mukono, where he is again the smallest in the class and, as he says, again the one with the loudest laugh.</p>`,
  },
  {
    name: 'Hadijah Nantongo',
    classOf: yearOf(when.last('sportsDay')),
    html: `<p>Hadijah is the runner from Nakasero who turned her head. She runs for her new school, and still looks.</p>`,
  },
  {
    name: 'Arthur Kwikiriza',
    classOf: when.year - 1,
    html: `<p>Arthur sang the low part in the choir from the day his voice broke, which was in the middle of a concert.</p>`,
  },
  {
    name: 'Melissa Auma',
    classOf: when.year - 1,
    html: `<p>Melissa coached her younger sister Patience at netball, on the road in front of their house, with a bucket for a ring.</p>`,
  },
];
