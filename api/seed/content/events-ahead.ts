import { facts, shillings } from '../facts.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedEvent } from './types.ts';

/** What is to come. */
export const eventsAhead = (when: SchoolYear): SeedEvent[] => [
  {
    title: 'Chess friendly: Kitante against Najja',
    day: when.next('chessFriendly'),
    hour: 14.5,
    until: 17,
    location: 'Library, Kitante campus',
    html: `<p>Twelve boards, two campuses and one rule: you shake hands before and after. Pupils from P3 to P7 play three games each, with clocks for those who want them.</p>
<p>Parents are welcome to watch in silence. There is juice in the garden for those who find silence difficult. Beginners who are not in a team can learn the first moves at the small table by the window.</p>`,
    category: 0,
  },
  {
    title: 'Inter-campus Sports Day',
    day: when.next('sportsDay'),
    hour: 8,
    until: 16.5,
    location: 'Kitante grounds',
    html: `<p>Gates open at 8:00 and the Kitante drummers begin at 8:30. All five campuses take part, from Baby Class to P7, in the colours of their houses. The Hill Cup is decided in the big relay at 15:00.</p>
<ul><li>Pupils come in sports kit with a hat and a filled water bottle.</li><li>School buses leave each campus at 7:00 and go back at 16:30.</li><li>The parents’ sack race is at noon. Sacks are provided, dignity is not.</li></ul>
<p>Lunch is cooked for all pupils, and parents can buy a plate for UGX 10,000.</p>`,
    category: 0,
  },
  {
    title: 'Top Class graduation',
    day: when.next('graduation'),
    hour: 9,
    until: 12,
    location: 'Bunga campus',
    html: `<p>The children of Top Class leave nursery for P1. They sing three songs, show the plays they wrote with their teachers, and get a cap that will be too big. The ceremony starts at 9:30 and ends at 12:00.</p>
<p>Families from all five campuses are invited. There are seats for four guests for each child. Please tell your class teacher if grandparents need a chair in the shade.</p>`,
    category: 0,
  },
  {
    title: 'Carols on the hill',
    day: when.next('carols'),
    hour: 17,
    until: 19,
    location: 'Kitante campus, upper field',
    html: `<p>We sing as the sun goes down, in English, Luganda and Kiswahili, with the inter-campus choir on the stairs and everybody else on the grass. Bring a lantern, a blanket and a neighbour.</p>
<p>There is hot milk tea and roasted maize. Families of every faith are welcome, and the last song is one that all of us know. We end at 19:00, so that small children get to bed.</p>`,
    category: 0,
  },
  {
    title: 'Alumni five-a-side and netball afternoon',
    day: when.next('alumniGames'),
    hour: 14,
    location: 'Kitante grounds',
    html: `<p>Come in old shirts. There will be six football teams and four netball teams, mixed by drawing lots, so that a banker may find himself in defence with somebody who left last year. The staff team has promised to be fitter this time.</p>
<p>Entry is a pair of children’s sports shoes in any size, or UGX 20,000 for the alumni fund. Families and spectators are welcome, and the tuck shop will be open.</p>`,
    category: 1,
  },
  {
    title: 'Careers evening: what do you do all day?',
    day: when.next('careersEvening'),
    hour: 18,
    until: 20,
    location: 'Kitante hall',
    html: `<p>Ten former pupils tell P6 and P7, in five minutes each, what they really do between morning and evening. No slides and no big words. After that the children walk from table to table with their questions.</p>
<p>We are still looking for a nurse, a farmer, a mechanic and somebody who works at night. If that is you, please write to the office.</p>`,
    category: 1,
  },
  {
    title: 'Open morning for new parents',
    day: when.next('openMorning'),
    hour: 9,
    until: 12,
    location: 'Najja and Ntinda campuses',
    html: `<p>From 9:00 to 12:00 teachers are in their rooms and the books are on the tables. You can talk to the head, the nurse and the bursar, and taste the porridge. Pupils from P4 will be your guides, and they answer every question truthfully, which is a risk we take.</p>
<p>Children are welcome: there is a supervised play corner. You do not need to book, and a normal school day can be seen <a href="/visit">in any week of term</a>. But if you would like a talk about fees or a special need, please tell us first through <a href="/contact">the contact page</a>.</p>`,
    category: 0,
  },
  {
    title: 'Choosing a secondary school: alumni talk to P7 families',
    day: when.next('choosingSecondary'),
    hour: 10,
    location: 'Kitante hall',
    html: `<p>Which school is right after P7? Eight former pupils who went to very different ones, large and small, day and boarding, in the city and far from it, tell what they liked and what they would do otherwise.</p>
<p>After the talks there is tea and time for single questions. Daniel Mugisha, head of learning, explains how selection works. Pupils may come too. It is their life, after all.</p>`,
    category: 1,
  },
  {
    title: 'Visiting day, boarding section',
    day: when.next('visitingDay'),
    hour: 10,
    until: 16,
    campus: 'kitante',
    location: 'Kitante campus',
    html: `<p>Parents and families of boarders are invited from 10:00 to 16:00. Class teachers are in their rooms until noon. Lunch is in the garden, and everyone may bring a dish to share.</p>
<p>Please do not bring phones, money or sweets for the dormitory. Books, letters and photographs from home are always welcome. If nobody from your family can come, tell the matron, and your child will have a host family for the day.</p>`,
    category: 0,
  },
  {
    title: 'Meeting for parents of P7 candidates',
    day: when.next('candidatesMeeting'),
    hour: 9,
    until: 11.5,
    location: 'Kitante, Najja and Bunga campuses',
    html: `<p>We explain the examination year: dates, registration, how we revise and how much sleep a candidate needs. Subject teachers show past papers and say what the markers look for.</p>
<p>The second half is for your questions. We hold the same meeting at three campuses at the same hour, so that you need not travel. It ends at 11:30, and there is tea.</p>`,
    category: 0,
  },
  {
    title: 'Swimming gala',
    day: when.next('swimmingGala'),
    hour: 9,
    location: 'Bunga pool',
    html: `<p>Heats start at 9:00 and finals at 13:00. There are races for every class from P1, over 10, 25 and 50 metres, and a relay for the four houses. Beginners race with a float, and get the same applause.</p>
<p>Swimmers need a towel, a costume in any colour and dry clothes. Caps in house colours are lent at the gate. Spectators sit on the grass side, under the new roof if they come early.</p>`,
    category: 0,
  },
  {
    title: 'Book week',
    day: when.next('bookWeek'),
    hour: 8,
    days: 5,
    location: 'All campuses',
    html: `<p>Five days with a book in the hand. On each morning a surprise reader comes to every class: a baker, a bishop, a bus driver. On Wednesday the library opens until 19:00 for whole families, and on Friday pupils come dressed as somebody from a story.</p>
<p>Costumes should be made from what is at home. A tortoise needs only a basin. Swap table: bring a book, take a book.</p>`,
    category: 0,
  },
  {
    title: 'Cultural day',
    day: when.next('culturalDay'),
    hour: 10,
    campus: 'najja',
    location: 'Najja campus',
    html: `<p>Food, dress, songs and games from all the regions of Uganda, shown by the families who grew up with them. Last time there were twenty-two tables, from Karamoja to Kisoro, and the queue for the malakwang was the longest.</p>
<p>Each class prepares one dance. If you can cook for thirty, teach a game or lend a costume, please leave your name with your class teacher. Entrance is free, and everything can be tasted.</p>`,
    category: 0,
  },
  {
    title: 'Alumni reunion lunch',
    day: when.next('reunion'),
    hour: 12,
    location: 'Kitante garden',
    html: `<p>Everybody who has ever left our gates is invited, with partner and children. We eat under the jacarandas, call the names from the old registers, and sit one by one on the small chair.</p>
<p>The lunch costs ${shillings(facts.prices.reunionLunch)}. Children eat free. Please bring one photograph from your time at school for the long wall. Those who live abroad can join the calling of names by video at 14:00.</p>`,
    category: 1,
  },
];
