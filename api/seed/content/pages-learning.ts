import { divisionOnePercent, facts, spelled } from '../facts.ts';
import { monthInWords, yearOf } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedPage } from './types.ts';

export const learningPages = (when: SchoolYear): SeedPage[] => [
  {
    id: 'academic',
    tag: 'learning',
    title: 'Academic',
    html: `<p>Our aim fits in one line: reading by seven, number sense by nine, ready for PLE. We follow the Ugandan national curriculum and add more reading, more practical science and a computer for each child from P3. Daniel Mugisha, head of learning, writes the shared lesson plans with teachers from all five campuses.</p>
<h2>How a child moves up</h2>
<ul>
  <li><strong>Baby, Middle and Top Class:</strong> play, songs, sounds and counting, in English and Luganda. No desks in rows and no homework.</li>
  <li><strong>P1 to P3:</strong> everyone learns to read well. Each child reads aloud to an adult four times a week. P2 has no homework either, only reading.</li>
  <li><strong>P4 to P6:</strong> English, mathematics, science and social studies, with Kiswahili from P4 and experiments every week.</li>
  <li><strong>P7:</strong> the four PLE subjects in the morning, and sport, art or music every afternoon so that nobody burns out.</li>
</ul>
<h2>A normal Tuesday in P4</h2>
<table>
  <thead>
    <tr><th>Time</th><th>What happens</th></tr>
  </thead>
  <tbody>
    <tr><td>7:45</td><td>Greeting, house group, news of the day</td></tr>
    <tr><td>8:00</td><td>Reading and English</td></tr>
    <tr><td>9:20</td><td>Mathematics</td></tr>
    <tr><td>10:20</td><td>Break and porridge</td></tr>
    <tr><td>10:50</td><td>Science, then social studies</td></tr>
    <tr><td>12:30</td><td>Lunch and play</td></tr>
    <tr><td>13:30</td><td>Library, computers, adungu or swimming</td></tr>
    <tr><td>15:30</td><td>Quiet study with a teacher, home at 16:30</td></tr>
  </tbody>
</table>
<h2>How you know it works</h2>
<p>You get a short written note every four weeks, a full report each term, and a talk of twenty minutes with the class teacher twice a year. In PLE ${when.pleYear}, ${divisionOnePercent} per cent of our ${facts.ple.candidates} candidates passed in Division I and all the others in Division II. In ${when.lastYear} 94 per cent of our P2 pupils could read a new page of eighty words without help.</p>
<blockquote><p>My son used to hide his reading book. Now I hide the torch so that he sleeps.</p></blockquote>
<p>If your child finds a subject hard, see <a href="/support">support for every child</a>. If you would like to sit in a lesson, <a href="/visit">choose a morning</a>.</p>`,
    pictures: [
      { set: 'gallery', n: 12 },
      { set: 'facility', n: 10 },
      { set: 'facility', n: 6 },
    ],
  },
  {
    id: 'arts',
    tag: 'learning',
    title: 'Arts',
    html: `<p>Drums, choir, clay, and a stage in every campus hall. Art and music are lessons at Seven Hills, with their own teachers and their own rooms. Each class has two of them a week, from Baby Class to the last term of P7.</p>
<h2>Art and craft</h2>
<p>Christine Alupo runs the art room at Kitante and trains the art teachers of the other campuses. Children paint, print, weave and build with what is at hand: clay from Bunga, bark cloth from Masaka, bottle tops from everywhere. Every pupil keeps one folder of work from P1 to P7 and takes it home on the last day.</p>
<h2>Music</h2>
<p>Isaac Tumusiime teaches drums and leads music on all five campuses. In P1 to P3 children sing, clap and learn to listen. In P4 everyone learns the adungu, a harp with nine strings, and can play three songs by the end of the year. From P5 they choose drums, xylophone, flute or voice. The school lends the instruments.</p>
<h2>Drama and dance</h2>
<p>Allan Kiyemba prepares one play a year with each campus. The rule is that every child in P5 has a line to speak. We also teach three dances well: Bakisimba, Larakaraka and Runyege.</p>
<h2>What you can come to see</h2>
<ul>
  <li><strong>March:</strong> the nursery concert, twenty minutes, with tea</li>
  <li><strong>${when.month('artsWeek')}:</strong> arts week, when each campus hall becomes a gallery</li>
  <li><strong>July:</strong> the P5 plays</li>
  <li><strong>${when.month('festival')}:</strong> the Kampala primary schools festival, then carols on the hill at Kitante</li>
</ul>
<p>In ${monthInWords(when.last('festival'))} ${spelled(facts.drummers)} pupils from P5 and P6 brought home the Ssingo shield with ${facts.festivalPoints} points. Six of them had never touched a drum before that year. The head judge said they did not play louder than the others, they listened better. We could not describe the aim of our arts lessons in a shorter way. Children who want more can join the <a href="/music">music clubs</a> or the <a href="/talent">talent clubs</a> on Wednesdays.</p>`,
    pictures: [
      { set: 'facility', n: 9 },
      { set: 'gallery', n: 6 },
      { set: 'event', n: 1 },
    ],
  },
  {
    id: 'sport',
    tag: 'learning',
    title: 'Sport',
    html: `<p>Every pupil moves every day. There are two lessons of physical education a week, swimming from P1, and a team for every pupil who wants one. Being good at it is not needed. Bringing the right shoes is.</p>
<h2>Swimming</h2>
<p>Our 25 metre pool is at Bunga, and buses bring the other campuses for a block of ${spelled(facts.swimmingLessons)} lessons each year. It is part of the <a href="/fees">fee</a>. Joel Okello and four trained assistants teach in groups of ${spelled(facts.swimmingGroup)}, and two lifeguards are always on the side. The pool reopened in ${monthInWords(when.last('poolOpens'))} with a shade roof and warmer changing rooms. By the end of P4, nine children in ten can swim 25 metres and float for one minute.</p>
<h2>On land</h2>
<ul>
  <li><strong>Nursery:</strong> running, balance, ball games and skipping, thirty minutes a day</li>
  <li><strong>P1 to P3:</strong> gymnastics, short tennis, relay games and dance</li>
  <li><strong>P4 to P7:</strong> football, netball, athletics, volleyball and handball, girls and boys in all of them</li>
</ul>
<p>There are grass pitches at Kitante and Najja and netball courts on all five campuses. Makindye uses the parish field across the road on Tuesdays and Fridays, with a teacher at each crossing.</p>
<h2>The big days</h2>
<p>The swimming gala is in ${when.month('swimmingGala')}. The Hill Cup, our inter-campus sports day, is in ${when.month('sportsDay')}: forty races, four house colours and a parents' sack race at noon. Points count for the whole house, and the child who finishes last still brings one. Rubaga has won it three times in a row, the last time in ${yearOf(when.last('sportsDay'))}.</p>
<h2>Safe and well</h2>
<p>Each child has a short health form, and a nurse is present at every match and gala. We stop games in storms and in the midday heat. Drinking water stands at every pitch. If your child has asthma or another condition, tell the <a href="/contact">office</a> and the coach will call you before the first lesson. For teams, practice times and results see the <a href="/sports">sports clubs</a>.</p>`,
    pictures: [
      { set: 'facility', n: 5 },
      { set: 'event', n: 2 },
      { set: 'facility', n: 3 },
    ],
  },
  {
    id: 'leadership',
    tag: 'learning',
    title: 'Leadership',
    html: `<p>Four houses, elected prefects, one service day a term. We teach leadership the way we teach long division: in small steps, with practice, and with somebody near who can help when it goes wrong.</p>
<p>Nobody is too young to be needed. In Baby Class a child waters one plant. In P1 somebody rings the bell for the week. In P3 pupils set the tables, in P5 they run the tuck shop and count the money, and in P6 and P7 every pupil has a duty with a name on the board.</p>
<h2>Prefects are elected</h2>
<p>In October pupils from P3 up vote for the prefects of the next year. Candidates make a speech of two minutes and may not give sweets. The ballot papers are secret and P6 counts them while two parents watch. Sixteen prefects serve on each full campus, and the head girl or head boy sits with the governors once a term.</p>
<p><strong>Reading partners.</strong> Every Thursday from 8:00 to 8:30 older pupils read with younger ones. A P5 pupil keeps the same P1 partner for the whole year. Teachers say that the older child learns as much as the younger one, and our reading results agree.</p>
<h2>Service days</h2>
<ul>
  <li><strong>Term I:</strong> clean and repaint one public place near each campus</li>
  <li><strong>Term II:</strong> a day with a home for the elderly, with songs and lunch</li>
  <li><strong>Term III:</strong> planting. In ${monthInWords(when.last('treePlanting'))} Ntinda planted ${facts.trees} fruit trees along Kiwatule stream, each with the name of the child who dug the hole</li>
</ul>
<h2>The pupil council</h2>
<p>Two pupils from each class meet the head of campus every second Monday, with minutes on the wall. In the last two years the council asked for later homework in P4, a second water tank at Najja and a rule about sharing the swings. It got all three.</p>
<blockquote><p>I thought a prefect tells people what to do. Mostly you carry chairs and listen.</p></blockquote>`,
    pictures: [
      { set: 'event', n: 15 },
      { set: 'hero', n: 7 },
    ],
  },
];
