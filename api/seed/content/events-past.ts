import { capital, facts, spelled } from '../facts.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedEvent } from './types.ts';

/** What is over. */
export const eventsPast = (when: SchoolYear): SeedEvent[] => [
  {
    title: 'Kampala primary schools festival',
    day: when.last('festival'),
    hour: 8,
    campus: 'kitante',
    location: 'National Theatre, Kampala',
    html: `<p>${capital(spelled(facts.festivalSchools))} schools from the five divisions of the city met for a day of drums, dance and song. Our P5 and P6 ensemble from Kitante played for seven minutes and came home with first place, ${facts.festivalPoints} points and the Ssingo shield.</p>
<p>Thank you to the parents who drove, fed and calmed ${spelled(facts.drummers)} musicians. You can read the whole story in <a href="/news">the news</a>.</p>`,
    result: `First place with ${facts.festivalPoints} points, and the Ssingo shield`,
    category: 0,
  },
  {
    title: 'Alumni tea with the P7 leavers',
    day: when.last('leaversTea'),
    hour: 15,
    location: 'Dining hall, Kitante campus',
    html: `<p>A few days after their last paper the candidates of Kitante, Najja and Bunga had tea with thirty former pupils. Each table had guests from the early, the middle and the late years of the school.</p>
<p>The leavers asked how long one is new at a new school. The answers were between one day and two terms. They also got a card with a telephone number to call on a bad day.</p>`,
    result: 'Thirty former pupils at tea with the candidates of three campuses',
    category: 1,
  },
  {
    title: 'Grandparents’ morning',
    day: when.last('grandparents'),
    hour: 9,
    location: 'All campuses',
    html: `<p>${capital(spelled(facts.grandparents))} grandparents came, told stories in nine languages and ate ${facts.mandazi} mandazi. They taught games, corrected songs and were asked if there had been electricity when they were small.</p>
<p>Twenty-six of the stories have been recorded for the library. A second morning is planned for next year, with more chairs of a normal height.</p>`,
    result: `${facts.grandparents} grandparents, ${facts.mandazi} mandazi`,
    category: 0,
  },
  {
    title: 'Makindye science fair',
    day: when.last('scienceFair'),
    hour: 10,
    campus: 'makindye',
    location: 'Makindye campus',
    html: `<p>${capital(spelled(facts.scienceProjects))} projects by pupils from P1 to P4 were on show, each with a notebook in which the mistakes had to be written down. Three judges asked every team what went wrong the first time.</p>
<p>First prize went to a robot that waters beans. The visitors’ prize went to a study of mouldy bread, which has since been taken away.</p>`,
    result: `${facts.scienceProjects} projects on show; first prize for a robot that waters beans`,
    category: 0,
  },
  {
    title: 'P6 trip to Jinja',
    day: when.last('tripToJinja'),
    hour: 5,
    location: 'Source of the Nile, Jinja',
    html: `<p>Pupils of P6 from Kitante and Bunga spent a day at the source of the Nile. They crossed it by boat, measured the current with an orange, counted fourteen kinds of birds and drew the old railway bridge.</p>
<p>All of them came back, and so did all but one of the hats.</p>`,
    result: 'Fourteen kinds of birds, one hat lost',
    category: 0,
  },
  {
    title: 'Prize giving, Term II',
    day: when.last('prizeGiving'),
    hour: 10,
    location: 'Kitante hall',
    html: `<p>We do not give prizes for the best marks only. This time there were cups for the longest way climbed in reading, for the best question, for the tidiest mistake and for the pupil who had opened the most doors for others.</p>
<p>Forty-eight children were called to the stage. The hall stood up for Sumayya Nakayenga of P5, who walked there on her new leg.</p>`,
    result: 'Forty-eight children called to the stage',
    category: 0,
  },
  {
    title: 'Alumni reunion in the garden',
    day: when.last('reunion'),
    hour: 11,
    location: 'Kitante garden',
    html: `<p>${capital(spelled(facts.reunionGuests))} former pupils came for lunch, from the class of 2002 to those who left last year. Mrs Nalwoga called the names from the first registers. Everyone sat once on the small chair.</p>
<p>The day raised UGX 8,250,000 for the alumni fund. A list of ${facts.mentors} mentors was opened for P7 pupils. Thank you to the class of 2009 for cooking.</p>`,
    result: `${facts.reunionGuests} guests, and UGX 8,250,000 for the alumni fund`,
    category: 1,
  },
  {
    title: 'Inter-campus choir concert',
    day: when.last('choirConcert'),
    hour: 15,
    location: 'Kitante hall',
    html: `<p>${capital(spelled(facts.choir))} singers from five campuses sang in Luganda, English, Kiswahili and Acholi. The smallest twenty stood on the stairs, because the stage was full.</p>
<p>Half of the songs were sent to us by families. The concert ended with a lullaby from Makindye that was so quiet that the rain could be heard, and then with one that was not quiet at all.</p>`,
    result: `${facts.choir} singers, four languages`,
    category: 0,
  },
  {
    title: 'Mentor evening with P7',
    day: when.last('mentorEvening'),
    hour: 17,
    location: 'Bunga campus',
    html: `<p>Twenty-one former pupils each sat with two children from P7 for one hour. There was a list of questions to begin with, but it was not needed for long. The most frequent one was whether you can change your mind later.</p>
<p>Every pair has agreed to speak once a month until the end of the first year in secondary school.</p>`,
    category: 1,
  },
  {
    title: 'Arts week show',
    day: when.last('artsWeek'),
    hour: 10,
    location: 'Kitante hall',
    html: `<p>For one week every child made something from clay, bark cloth or bottle tops. On the last day ${facts.artworks} works hung in the hall, among them a crested crane two metres high.</p>
<p>Families bought most of it for the price of one book each. The week paid for ${facts.artsWeekBooks} new library books.</p>`,
    result: `${facts.artworks} works, ${facts.artsWeekBooks} new library books`,
    category: 0,
  },
  {
    title: 'Alumni in the classroom',
    day: when.last('alumniTeach'),
    hour: 8,
    location: 'All campuses',
    html: `<p>For one day thirty-four former pupils came to teach one lesson each. Children learned how to plait three kinds of knots, how a bank decides, what a vet does with a snake, and how to say good morning in Mandarin.</p>
<p>The rule was that nobody may bring slides. Most of the teachers of the day said afterwards that they had slept at six in the evening.</p>`,
    category: 1,
  },
  {
    title: 'Book week and family reading night',
    day: when.last('bookWeek'),
    hour: 8,
    location: 'All campuses',
    html: `<p>Each morning began with a surprise reader: a baker, a judge, two bus drivers and a bishop who did all the voices. On the reading night 320 people sat on the floors of our five libraries until seven.</p>
<p>The pupils voted for the character of the week. It was, again, the tortoise who wants to fly.</p>`,
    result: '320 readers on the floors of five libraries',
    category: 0,
  },
  {
    title: 'Swimming gala at Bunga',
    day: when.last('swimmingGala'),
    hour: 9,
    location: 'Bunga pool',
    html: `<p>There were ${facts.galaSwimmers} swimmers in ${facts.galaRaces} races, and one record fell by two seconds: 36.3 for 50 metres freestyle, by Leticia Kemigisha of P6. Kibuli won the house cup with 304 points.</p>
<p>The longest applause was for the last swimmer of the P4 relay, who did the whole length on his back.</p>`,
    result: 'The house cup for Kibuli, and one record',
    category: 0,
  },
  {
    title: 'Alumni walk in Mabira forest',
    day: when.last('forestWalk'),
    hour: 6,
    location: 'Mabira forest, bus from Kitante',
    html: `<p>Twenty-six former pupils and fourteen children walked eleven kilometres on the forest paths, with a guide from the village. They saw hornbills, two kinds of monkey and a great number of ants.</p>
<p>The bus came back after dark, singing. The next walk will be shorter, by request of the class of 2003.</p>`,
    category: 1,
  },
  {
    title: 'First day of the school year',
    day: when.last('termOneBegins'),
    hour: 8,
    location: 'All campuses',
    html: `<p>${capital(spelled(facts.newChildren))} new children came through five gates and were greeted by name. Each was met by a partner from an older class, who showed them the toilet, the tap, the hook for the bag and a quiet place to sit.</p>
<p>By a quarter past nine most parents had been sent home by their children.</p>`,
    result: `${facts.newChildren} new children greeted by name`,
    category: 0,
  },
  {
    title: 'Alumni football and netball afternoon',
    day: when.last('alumniGames'),
    hour: 14,
    location: 'Kitante grounds',
    html: `<p>Seventy former pupils played in ten mixed teams, chosen by drawing lots. Nobody was badly hurt, and the ice ran out only at four. The staff team lost its first three games and then, surprisingly, won one.</p>
<p>Entry was a pair of children’s sports shoes. Sixty-one pairs went to the sports store, where pupils can borrow them for a season.</p>`,
    result: 'Sixty-one pairs of shoes for the sports store',
    category: 1,
  },
  {
    title: 'Sports Day and the Hill Cup',
    day: when.last('sportsDay'),
    hour: 8,
    location: 'Kitante grounds',
    html: `<p>All five campuses ran, jumped and pulled for their houses. Before the big relay Rubaga and Nakasero had the same number of points. Rubaga won by a few steps, for the third year in a row.</p>
<p>The parents’ sack race was won by a grandmother from Makindye, who asked us not to print her age.</p>`,
    result: 'The Hill Cup for Rubaga, for the third year in a row',
    category: 0,
  },
];
