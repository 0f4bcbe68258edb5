import type { SeedEvent } from './types.ts';

/** The calendar: what is to come, the next one first, then what is over, the latest first. */
export const events: SeedEvent[] = [
  {
    title: 'Chess friendly: Kitante against Najja',
    inDays: 3,
    hour: 14,
    location: 'Library, Kitante campus',
    html: `<p>Twelve boards, two campuses and one rule: you shake hands before and after. Pupils from P3 to P7 play three games each, with clocks for those who want them.</p>
<p>Parents are welcome to watch in silence. There is juice in the garden for those who find silence difficult. Beginners who are not in a team can learn the first moves at the small table by the window.</p>`,
    category: 0,
  },
  {
    title: 'Inter-campus Sports Day',
    inDays: 6,
    hour: 8,
    location: 'Kitante grounds',
    html: `<p>Gates open at 8:00 and the Kitante drummers begin at 8:30. All five campuses take part, from Baby Class to P7, in the colours of their houses. The Hill Cup is decided in the big relay at 15:00.</p>
<ul><li>Pupils come in sports kit with a hat and a filled water bottle.</li><li>School buses leave each campus at 7:00 and go back at 16:30.</li><li>The parents’ sack race is at noon. Sacks are provided, dignity is not.</li></ul>
<p>Lunch is cooked for all pupils, and parents can buy a plate for UGX 10,000.</p>`,
    category: 0,
  },
  {
    title: 'Top Class graduation',
    inDays: 13,
    hour: 9,
    location: 'Bunga campus',
    html: `<p>The children of Top Class leave nursery for P1. They sing three songs, show the plays they wrote with their teachers, and get a cap that will be too big. The ceremony starts at 9:30 and ends at 12:00.</p>
<p>Families from all five campuses are invited. There are seats for four guests for each child. Please tell your class teacher if grandparents need a chair in the shade.</p>`,
    category: 0,
  },
  {
    title: 'Carols on the hill',
    inDays: 14,
    hour: 17,
    location: 'Kitante campus, upper field',
    html: `<p>We sing as the sun goes down, in English, Luganda and Kiswahili, with the inter-campus choir on the stairs and everybody else on the grass. Bring a lantern, a blanket and a neighbour.</p>
<p>There is hot milk tea and roasted maize. Families of every faith are welcome, and the last song is one that all of us know. We end at 19:00, so that small children get to bed.</p>`,
    category: 0,
  },
  {
    title: 'Term III ends, reports collected',
    inDays: 19,
    hour: 8,
    location: 'All campuses',
    html: `<p>Reports can be collected from class teachers between 8:00 and 13:00. Each family has ten minutes, and teachers will keep a longer time free for those who ask for it before the day. Please come with your child.</p>
<p>Library books, sports kit and borrowed instruments should be returned by noon. Lost property is laid out in the hall. What nobody knows goes to the service day group.</p>`,
    category: 0,
  },
  {
    title: 'Alumni five-a-side and netball afternoon',
    inDays: 34,
    hour: 14,
    location: 'Kitante grounds',
    html: `<p>Come in old shirts. There will be six football teams and four netball teams, mixed by drawing lots, so that a banker may find himself in defence with somebody who left last year. The staff team has promised to be fitter this time.</p>
<p>Entry is a pair of children’s sports shoes in any size, or UGX 20,000 for the alumni fund. Families and spectators are welcome, and the tuck shop will be open.</p>`,
    category: 1,
  },
  {
    title: 'Careers evening: what do you do all day?',
    inDays: 55,
    hour: 18,
    location: 'Kitante hall',
    html: `<p>Ten former pupils tell P6 and P7, in five minutes each, what they really do between morning and evening. No slides and no big words. After that the children walk from table to table with their questions.</p>
<p>We are still looking for a nurse, a farmer, a mechanic and somebody who works at night. If that is you, please write to the office.</p>`,
    category: 1,
  },
  {
    title: 'Open morning for new parents',
    inDays: 62,
    hour: 9,
    location: 'Najja and Ntinda campuses',
    html: `<p>See a school day as it is. You can walk through classes while lessons go on, talk to the head and the nurse, and taste the porridge. Pupils from P4 will be your guides, and they answer every question truthfully, which is a risk we take.</p>
<p>Children are welcome: there is a supervised play corner. You do not need to book, but if you would like a talk about fees or a special need, please tell us first through <a href="/contact">the contact page</a>.</p>`,
    category: 0,
  },
  {
    title: 'Term I begins',
    inDays: 78,
    hour: 8,
    location: 'All campuses',
    html: `<p>New pupils arrive at 8:30, when the first rush is over. The head of each campus is at the gate to greet them by name. Returning pupils come at 7:45 as usual.</p>
<p>Please bring the health card, the telephone numbers of two adults and a marked bag. Parents of Baby Class may stay until 10:00. Boarders at Kitante can move in on the day before, between 14:00 and 17:00.</p>`,
    category: 0,
  },
  {
    title: 'Choosing a secondary school: alumni talk to P7 families',
    inDays: 83,
    hour: 10,
    location: 'Kitante hall',
    html: `<p>Which school is right after P7? Eight former pupils who went to very different ones, large and small, day and boarding, in the city and far from it, tell what they liked and what they would do otherwise.</p>
<p>After the talks there is tea and time for single questions. Daniel Mugisha, head of learning, explains how selection works. Pupils may come too. It is their life, after all.</p>`,
    category: 1,
  },
  {
    title: 'Visiting day, boarding section',
    inDays: 97,
    hour: 10,
    location: 'Kitante campus',
    html: `<p>Parents and families of boarders are invited from 10:00 to 16:00. Class teachers are in their rooms until noon. Lunch is in the garden, and everyone may bring a dish to share.</p>
<p>Please do not bring phones, money or sweets for the dormitory. Books, letters and photographs from home are always welcome. If nobody from your family can come, tell the matron, and your child will have a host family for the day.</p>`,
    category: 0,
  },
  {
    title: 'Meeting for parents of P7 candidates',
    inDays: 104,
    hour: 9,
    location: 'Kitante, Najja and Bunga campuses',
    html: `<p>We explain the examination year: dates, registration, how we revise and how much sleep a candidate needs. Subject teachers show past papers and say what the markers look for.</p>
<p>The second half is for your questions. We hold the same meeting at three campuses at the same hour, so that you need not travel. It ends at 11:30, and there is tea.</p>`,
    category: 0,
  },
  {
    title: 'Swimming gala',
    inDays: 118,
    hour: 9,
    location: 'Bunga pool',
    html: `<p>Heats start at 9:00 and finals at 13:00. There are races for every class from P1, over 10, 25 and 50 metres, and a relay for the four houses. Beginners race with a float, and get the same applause.</p>
<p>Swimmers need a towel, a costume in any colour and dry clothes. Caps in house colours are lent at the gate. Spectators sit on the grass side, under the new roof if they come early.</p>`,
    category: 0,
  },
  {
    title: 'Book week',
    inDays: 141,
    hour: 8,
    location: 'All campuses',
    html: `<p>Five days with a book in the hand. On each morning a surprise reader comes to every class: a baker, a bishop, a bus driver. On Wednesday the library opens until 19:00 for whole families, and on Friday pupils come dressed as somebody from a story.</p>
<p>Costumes should be made from what is at home. A tortoise needs only a basin. Swap table: bring a book, take a book.</p>`,
    category: 0,
  },
  {
    title: 'Cultural day',
    inDays: 205,
    hour: 10,
    location: 'Najja campus',
    html: `<p>Food, dress, songs and games from all the regions of Uganda, shown by the families who grew up with them. Last time there were twenty-two tables, from Karamoja to Kisoro, and the queue for the malakwang was the longest.</p>
<p>Each class prepares one dance. If you can cook for thirty, teach a game or lend a costume, please leave your name with your class teacher. Entrance is free, and everything can be tasted.</p>`,
    category: 0,
  },
  {
    title: 'Alumni reunion lunch',
    inDays: 237,
    hour: 12,
    location: 'Kitante garden',
    html: `<p>Everybody who has ever left our gates is invited, with partner and children. We eat under the jacarandas, call the names from the old registers, and sit one by one on the small chair.</p>
<p>The lunch costs UGX 30,000. Children eat free. Please bring one photograph from your time at school for the long wall. Those who live abroad can join the calling of names by video at 14:00.</p>`,
    category: 1,
  },
  {
    title: 'Kampala primary schools festival',
    inDays: -3,
    hour: 8,
    location: 'National Theatre, Kampala',
    html: `<p>Eleven schools from the five divisions of the city met for a day of drums, dance and song. Our P5 and P6 ensemble from Kitante played for seven minutes and came home with first place, 91 points and the Ssingo shield.</p>
<p>Thank you to the parents who drove, fed and calmed twenty-two musicians. You can read the whole story in <a href="/news">the news</a>.</p>`,
    category: 0,
  },
  {
    title: 'Alumni tea with the P7 leavers',
    inDays: -4,
    hour: 15,
    location: 'Dining hall, Kitante campus',
    html: `<p>A few days after their last paper the candidates of Kitante, Najja and Bunga had tea with thirty former pupils. Each table had guests from the early, the middle and the late years of the school.</p>
<p>The leavers asked how long one is new at a new school. The answers were between one day and two terms. They also got a card with a telephone number to call on a bad day.</p>`,
    category: 1,
  },
  {
    title: 'Grandparents’ morning',
    inDays: -22,
    hour: 9,
    location: 'All campuses',
    html: `<p>One hundred and forty-two grandparents came, told stories in nine languages and ate 300 mandazi. They taught games, corrected songs and were asked if there had been electricity when they were small.</p>
<p>Twenty-six of the stories have been recorded for the library. A second morning is planned for next year, with more chairs of a normal height.</p>`,
    category: 0,
  },
  {
    title: 'Makindye science fair',
    inDays: -36,
    hour: 10,
    location: 'Makindye campus',
    html: `<p>Forty projects by pupils from P1 to P4 were on show, each with a notebook in which the mistakes had to be written down. Three judges asked every team what went wrong the first time.</p>
<p>First prize went to a robot that waters beans. The visitors’ prize went to a study of mouldy bread, which has since been taken away.</p>`,
    category: 0,
  },
  {
    title: 'P6 trip to Jinja',
    inDays: -50,
    hour: 5,
    location: 'Source of the Nile, Jinja',
    html: `<p>Pupils of P6 from Kitante and Bunga spent a day at the source of the Nile. They crossed it by boat, measured the current with an orange, counted fourteen kinds of birds and drew the old railway bridge.</p>
<p>All of them came back, and so did all but one of the hats.</p>`,
    category: 0,
  },
  {
    title: 'Term III began',
    inDays: -62,
    hour: 8,
    location: 'All campuses',
    html: `<p>Lessons began on all five campuses, with a greeting at every gate and new timetables for P4 to P7. Pupils in P1 met their reading partners from P5.</p>
<p>Thirty-eight children joined us in the middle of the year. If you are thinking of a place yourself, you can <a href="/apply">apply</a> at any time.</p>`,
    category: 0,
  },
  {
    title: 'Prize giving, Term II',
    inDays: -86,
    hour: 10,
    location: 'Kitante hall',
    html: `<p>We do not give prizes for the best marks only. This time there were cups for the longest way climbed in reading, for the best question, for the tidiest mistake and for the pupil who had opened the most doors for others.</p>
<p>Forty-eight children were called to the stage. The hall stood up for Sumayya Nakayenga of P5, who walked there on her new leg.</p>`,
    category: 0,
  },
  {
    title: 'Alumni reunion in the garden',
    inDays: -98,
    hour: 11,
    location: 'Kitante garden',
    html: `<p>Two hundred and ten former pupils came for lunch, from the class of 2002 to those who left last year. Mrs Nalwoga called the names from the first registers. Everyone sat once on the small chair.</p>
<p>The day raised UGX 8,250,000 for the alumni fund. A list of 57 mentors was opened for P7 pupils. Thank you to the class of 2009 for cooking.</p>`,
    category: 1,
  },
  {
    title: 'Inter-campus choir concert',
    inDays: -106,
    hour: 15,
    location: 'Kitante hall',
    html: `<p>Eighty singers from five campuses sang in Luganda, English, Kiswahili and Acholi. The smallest twenty stood on the stairs, because the stage was full.</p>
<p>Half of the songs were sent to us by families. The concert ended with a lullaby from Makindye that was so quiet that the rain could be heard, and then with one that was not quiet at all.</p>`,
    category: 0,
  },
  {
    title: 'Mentor evening with P7',
    inDays: -127,
    hour: 17,
    location: 'Bunga campus',
    html: `<p>Twenty-one former pupils each sat with two children from P7 for one hour. There was a list of questions to begin with, but it was not needed for long. The most frequent one was whether you can change your mind later.</p>
<p>Every pair has agreed to speak once a month until the end of the first year in secondary school.</p>`,
    category: 1,
  },
  {
    title: 'Arts week show',
    inDays: -155,
    hour: 10,
    location: 'Kitante hall',
    html: `<p>For one week every child made something from clay, bark cloth or bottle tops. On the last day 612 works hung in the hall, among them a crested crane two metres high.</p>
<p>Families bought most of it for the price of one book each. The week paid for 188 new library books.</p>`,
    category: 0,
  },
  {
    title: 'Alumni in the classroom',
    inDays: -161,
    hour: 8,
    location: 'All campuses',
    html: `<p>For one day thirty-four former pupils came to teach one lesson each. Children learned how to plait three kinds of knots, how a bank decides, what a vet does with a snake, and how to say good morning in Mandarin.</p>
<p>The rule was that nobody may bring slides. Most of the teachers of the day said afterwards that they had slept at six in the evening.</p>`,
    category: 1,
  },
  {
    title: 'Book week and family reading night',
    inDays: -186,
    hour: 8,
    location: 'All campuses',
    html: `<p>Each morning began with a surprise reader: a baker, a judge, two bus drivers and a bishop who did all the voices. On the reading night 320 people sat on the floors of our five libraries until seven.</p>
<p>The pupils voted for the character of the week. It was, again, the tortoise who wants to fly.</p>`,
    category: 0,
  },
  {
    title: 'Swimming gala at Bunga',
    inDays: -247,
    hour: 9,
    location: 'Bunga pool',
    html: `<p>There were 216 swimmers in 41 races, and one record fell by two seconds: 36.3 for 50 metres freestyle, by Leticia Kemigisha of P6. Kibuli won the house cup with 304 points.</p>
<p>The longest applause was for the last swimmer of the P4 relay, who did the whole length on his back.</p>`,
    category: 0,
  },
  {
    title: 'Alumni walk in Mabira forest',
    inDays: -270,
    hour: 6,
    location: 'Mabira forest, bus from Kitante',
    html: `<p>Twenty-six former pupils and fourteen children walked eleven kilometres on the forest paths, with a guide from the village. They saw hornbills, two kinds of monkey and a great number of ants.</p>
<p>The bus came back after dark, singing. The next walk will be shorter, by request of the class of 2003.</p>`,
    category: 1,
  },
  {
    title: 'First day of the school year',
    inDays: -281,
    hour: 8,
    location: 'All campuses',
    html: `<p>Two hundred and six new children came through five gates and were greeted by name. Each was met by a partner from an older class, who showed them the toilet, the tap, the hook for the bag and a quiet place to sit.</p>
<p>By a quarter past nine most parents had been sent home by their children.</p>`,
    category: 0,
  },
  {
    title: 'Alumni football and netball afternoon',
    inDays: -322,
    hour: 14,
    location: 'Kitante grounds',
    html: `<p>Seventy former pupils played in ten mixed teams, chosen by drawing lots. Nobody was badly hurt, and the ice ran out only at four. The staff team lost its first three games and then, surprisingly, won one.</p>
<p>Entry was a pair of children’s sports shoes. Sixty-one pairs went to the sports store, where pupils can borrow them for a season.</p>`,
    category: 1,
  },
  {
    title: 'Sports Day and the Hill Cup',
    inDays: -358,
    hour: 8,
    location: 'Kitante grounds',
    html: `<p>All five campuses ran, jumped and pulled for their houses. Before the big relay Rubaga and Nakasero had the same number of points. Rubaga won by a few steps, for the third year in a row.</p>
<p>The parents’ sack race was won by a grandmother from Makindye, who asked us not to print her age.</p>`,
    category: 0,
  },
];
