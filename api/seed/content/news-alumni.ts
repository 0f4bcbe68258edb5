import { facts, shillings } from '../facts.ts';
import { daysAfter } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import { portraitOf } from './portraits.ts';
import type { SeedStory } from './types.ts';

/** News of former pupils, newest first. */
export const newsAlumni = (when: SchoolYear): SeedStory[] => [
  {
    title: 'Dr Brenda Nansamba comes back to talk about asthma',
    html: `<p>Dr Brenda Nansamba, class of 2004, is a children’s doctor at Mulago. She sat on a table in the P5 classroom at Kitante, swung her legs and blew through a straw. “This is how it feels,” she said. “Now run on the spot and breathe only through the straw.” Within a minute twenty-four pupils understood asthma.</p>
<h2>Why she came</h2>
<p>In the class there are two children with inhalers. One of them had been teased. Her teacher wrote to the alumni list and asked if anybody knew about lungs. The answer came after nine minutes.</p>
<p>Dr Nansamba had asthma herself when she was a pupil here. She remembers the wall by the water tank where she used to wait while the others played. “Mrs Nalwoga always came and waited with me,” she said. “She never said hurry up.”</p>
<blockquote><p>A child who knows what is happening in a friend’s chest does not laugh. They fetch the blue inhaler.</p></blockquote>
<h2>What stays</h2>
<p>The pupils wrote an emergency card in five steps, in English and Luganda. It now hangs in every classroom on all five campuses. Nurse Fatuma Nansubuga has trained two adults in each building to help.</p>
<p>Dr Nansamba will come once a year. Are you one of ours, and do you know something that ten-year-olds should know? <a href="/alumni/alumcontact">Share your story</a> and tell us.</p>`,
    category: 1,
    on: when.schoolDayAgo(4),
    author: 'Sarah Nabukenya',
    pictures: [portraitOf('Dr Brenda Nansamba'), { set: 'gallery', n: 4 }],
  },
  {
    title: 'The engineer who checked our roof was once in P3 here',
    html: `<p>When the new shade roof over the Bunga pool was ready, somebody had to say that it was safe. The person who climbed up with a torque key was Andrew Kizza, class of 2006, a structural engineer in Entebbe. He found two bolts that he did not like. The builders changed them on the same afternoon. He sent no bill.</p>
<h2>From blocks to beams</h2>
<p>Mr Kizza came to Kitante in P3, when the school had one building and a mango tree. He remembers a rainy week in which the class built towers from matchboxes. His was the tallest and it fell first. The teacher asked him to find out why before he built the next one.</p>
<p>“I have done the same thing ever since,” he says. “Only the matchboxes have become heavier.”</p>
<h2>A visit to P6</h2>
<p>After the inspection he stayed for an hour with the P6 class and let them break things: sticks of dry spaghetti, laid in squares and then in triangles. The triangles won. Three girls asked how one becomes an engineer. He told them to keep drawing and to be friends with mathematics, also on bad days.</p>
<blockquote><p>A roof is a promise to people you do not know.</p></blockquote>
<p>The school thanks him, and has added his name to the small brass plate by the pool gate. More about the pool is on the <a href="/news">news page</a>.</p>`,
    category: 1,
    on: daysAfter(when.last('poolOpens'), 2),
    author: 'Isaac Tumusiime',
    pictures: [portraitOf('Andrew Kizza'), { set: 'facility', n: 4 }],
  },
  {
    title: 'Hakim Lubega sends forty pairs of football boots',
    html: `<p>Three sacks arrived at the Kitante office with a boda boda and a note: “For the ones who play in their school shoes. H.” Inside were forty pairs of football boots in sizes from 31 to 38, cleaned, with new laces.</p>
<p>The sender is Hakim Lubega, class of 2013, who went from our grass pitch to the national under-20 team. He had collected the boots from players of his club whose children had grown out of them.</p>
<h2>He remembers shoes</h2>
<p>Hakim’s mother sold tomatoes in Wandegeya. In P5 he played a whole season in canvas shoes with a hole, and taped it before each match. The sports teacher noticed and said nothing. One morning there was a pair of boots in his desk. He found out only years later who had paid.</p>
<p>“So I also wanted no speech,” he told us on the telephone. We have kept our promise and held none.</p>
<h2>How the boots are lent</h2>
<ul><li>Any pupil may borrow a pair for a season, with no form and no fee.</li><li>Boots are returned washed, at the end of term.</li><li>When they no longer fit, you swap them for the next size.</li></ul>
<p>Thirty-four pairs are out at the moment. The sports office would be glad of more in small sizes. If you have some at home, please <a href="/contact">write to us</a>.</p>`,
    category: 1,
    on: when.schoolDayAgo(35),
    author: 'Sarah Nabukenya',
    pictures: [{ set: 'facility', n: 2 }, { set: 'gallery', n: 7 }, portraitOf('Hakim Lubega')],
  },
  {
    title: 'Alumni fund pays its first six bursaries',
    html: `<p>Six children at Seven Hills pay no fees. Their places are paid by 118 people who once sat in the same classrooms.</p>
<p>The alumni fund began at a reunion, with a bucket. Somebody from the class of 2009 had worked out that if each former pupil gave the price of two cups of coffee a month, there would be enough for one child in every campus and one more. The bucket became a bank account with three signatures.</p>
<h2>Who is chosen</h2>
<p>The families are proposed by head teachers, health workers and pastors in the neighbourhood. A small group reads the letters without names. Two former pupils, one governor and the school nurse sit in it. No child is told where the money comes from until they leave P7.</p>
<blockquote><p>I had such a place myself. I only learned it on my last day. I want somebody else to find out like that.</p></blockquote>
<p>The person who said this is a member of the group and asked us not to write the name.</p>
<h2>Every shilling listed</h2>
<p>The accounts are sent to all donors once a term, on one page. Last term the fund received UGX 31,400,000 and spent UGX 26,700,000 on fees, uniforms and lunch. To give, or to propose a child, <a href="/contact">write to the office</a> with the word “fund” in your message.</p>`,
    category: 1,
    on: when.daysAgo(62),
    author: 'Grace Achieng',
    pictures: [{ set: 'gallery', n: 35 }],
  },
  {
    title: `Reunion: ${facts.reunionGuests} people and one very small chair`,
    html: `<p>The first to arrive was a banker from the class of 2003, at seven in the morning, because he wanted to walk up the avenue before it was full. By noon there were ${facts.reunionGuests} former pupils on the grass at Kitante, and the jacarandas were dropping flowers into the rice.</p>
<h2>The chair</h2>
<p>In the old P1 room stood one of the chairs from 2002. It is 28 centimetres high. A queue formed. Everybody sat on it once, knees at the ears, and had a picture taken. A lawyer and a pilot had to be pulled up by both hands.</p>
<p>Mrs Nalwoga, one of the four teachers who opened the school, came with a cloth bag, and in the bag were the registers of the first three years. She called the names. After each one the whole garden answered “present”, also for the two who are no longer alive.</p>
<blockquote><p>She still looked at me as if I had forgotten my homework. I had not been so happy for months.</p></blockquote>
<h2>What was decided</h2>
<ul><li>The reunion will be held every year, with a lunch that costs no more than ${shillings(facts.prices.reunionLunch)}.</li><li>The classes of each ten-year step take turns to organise it.</li><li>A mentor list was opened: ${facts.mentors} people offered to talk to P7 pupils about their work.</li></ul>
<p>The date of the next one is under <a href="/alumni/alevents">alumni events</a>.</p>`,
    category: 1,
    on: daysAfter(when.last('reunion'), 2),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'event', n: 24 },
      { set: 'gallery', n: 1 },
      { set: 'event', n: 1 },
    ],
  },
  {
    title: 'Miriam Atuhaire puts P7 on the radio',
    html: `<p>“Good morning Kampala, this is P7 from Seven Hills, and we have some questions.” For one hour on a Saturday the studio belonged to six pupils from Najja, and the presenter, Miriam Atuhaire of the class of 2007, sat in the corner with her hands folded.</p>
<p>She had visited Najja a month earlier for a careers talk. The children asked so many questions that she could not answer them all, so she asked for a programme instead.</p>
<h2>An hour with no adults talking</h2>
<p>The pupils chose the subject themselves: how people get to school. They interviewed a traffic officer, a matatu conductor and a girl from Kawempe who walks seven kilometres. They wrote the jingle and played it on three drums and a bottle.</p>
<p>When the conductor said that children pay half, Noah Ssemakula of P7 asked him politely why that had not been true on the Friday before. The line was quiet for four seconds. Then the conductor laughed and promised to do better.</p>
<blockquote><p>I have worked in radio for years and I never dared that question.</p></blockquote>
<h2>It goes on</h2>
<p>The station had 340 messages. There will be one such hour each term, and the media club on each campus will send a team in turn. Miriam Atuhaire trains them, in the same room where she once read the weather at assembly.</p>`,
    category: 1,
    on: daysAfter(when.last('radioHour'), 2),
    author: 'Sarah Nabukenya',
    pictures: [portraitOf('Miriam Atuhaire'), { set: 'gallery', n: 30 }],
  },
  {
    title: 'Faith Nabirye makes a dance out of the morning bell',
    html: `<p>The arts week ended with a dance that had no music. It began with the morning bell at Kitante, three strokes, and then only feet, hands and the sound of forty school bags being put down.</p>
<p>It was made by Faith Nabirye, class of 2016, who is a dancer and choreographer. She worked with forty pupils from P4 to P6 for eight afternoons.</p>
<h2>Movements they already knew</h2>
<p>“I did not teach them steps,” she says. “I asked them to show me what they do between seven and eight.” So there is a movement for tying a shoe, one for running with a full cup, one for looking for a lost sock, and a very slow one for a child who does not want to get out of the car. The audience laughed, and then it was silent.</p>
<p>Faith began to dance in Isaac Tumusiime’s first group, behind the drums, because she was too shy to stand in front. Her mother wanted her to be an accountant. She is also good at accounts, she says, and keeps those of her company.</p>
<blockquote><p>Every child has rhythm. Some have only been told to sit still for too long.</p></blockquote>
<p>The dance will be shown again at Sports Day, on grass. A short film of it is being made by the pupils of the media club, and pictures are in <a href="/alumni/algallery">the alumni gallery</a>.</p>`,
    category: 1,
    on: daysAfter(when.last('artsWeek'), 3),
    author: 'Harriet Atim',
    pictures: [{ set: 'event', n: 10 }],
  },
  {
    title: 'Robotics club has a teacher in Nairobi',
    html: `<p>On Wednesdays at half past two the large screen in the Kitante computer room rings. Timothy Opio, class of 2009, a software developer in Nairobi, closes his office door and asks the same question each week: “What broke?”</p>
<p>He gives an hour to the robotics club. It started by accident. A pupil had found his name on an old list of chess winners, looked him up and sent him a message about a motor that would turn only to the left. He answered with a drawing.</p>
<h2>Learning to explain</h2>
<p>Twelve pupils take part, from P5 to P7. They may not send him their code. They have to describe the problem in words, and in most weeks somebody finds the error in the middle of the sentence.</p>
<p>“It is the best thing I can teach them,” he says. “In my company we have a rubber duck on each desk for the same purpose. The club has me. I am the duck.”</p>
<p>“He never tells you the answer. It is very annoying and it works,” says Daphine Achan of P6, whose line-following car was the first to go around the whole table.</p>
<h2>Next</h2>
<p>The club is building a machine to sort bottle tops by colour for the art room. Brian Mukasa, who leads it, is looking for alumni who know about cameras. If you do, <a href="/alumni/alumcontact">tell us</a>.</p>`,
    category: 1,
    on: when.schoolDayAgo(312),
    author: 'Sarah Nabukenya',
    pictures: [{ set: 'facility', n: 7 }, { set: 'facility', n: 6 }, portraitOf('Timothy Opio')],
  },
];
