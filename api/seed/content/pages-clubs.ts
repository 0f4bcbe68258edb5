import { capital, facts, figure, shillings, spelled } from '../facts.ts';
import { inWords, monthInWords, yearOf } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedPage } from './types.ts';

export const clubPages = (when: SchoolYear): SeedPage[] => [
  {
    id: 'sports',
    tag: 'clubs',
    title: 'Sports clubs',
    html: `<p>All clubs meet on Wednesday from 14:30 to 15:30, and the teams practise once more in the week. Joining is free. Every child who comes to practice plays in at least one match a term, because nobody learns a game from the bench.</p>
<table>
  <thead>
    <tr><th>Club</th><th>Classes</th><th>Second practice</th><th>Coach</th></tr>
  </thead>
  <tbody>
    <tr><td>Football</td><td>P3 to P7</td><td>Monday, 16:30</td><td>Hassan Lule</td></tr>
    <tr><td>Netball</td><td>P3 to P7</td><td>Tuesday, 16:30</td><td>Rebecca Amongin</td></tr>
    <tr><td>Swimming squad</td><td>P2 to P7</td><td>Saturday, 8:00, Bunga</td><td>Joel Okello</td></tr>
    <tr><td>Athletics</td><td>P3 to P7</td><td>Thursday, 16:30</td><td>Alfred Cherop, with Joel Okello on Thursday</td></tr>
    <tr><td>Gymnastics</td><td>Top Class to P4</td><td>None</td><td>Winnie Nakimuli</td></tr>
    <tr><td>Table tennis</td><td>P4 to P7</td><td>Friday, 16:30</td><td>Derrick Ouma</td></tr>
  </tbody>
</table>
<h2>Latest results</h2>
<ul>
  <li><strong>Netball:</strong> the under-11 girls won the Nakawa division cup, 14 to 13, with a last-minute goal by captain Patience Auma</li>
  <li><strong>Football:</strong> Najja reached the semi-final of the Entebbe Road league</li>
  <li><strong>Swimming:</strong> nine medals at the city schools meeting, three of them gold</li>
  <li><strong>Athletics:</strong> the P6 relay ran 56.2 seconds, a school record that had stood since 2017</li>
</ul>
<h2>How teams are chosen</h2>
<p>Each sport has an A team, a B team and a team for beginners. Coaches choose at the start of term and move children up or down after week six. They tell your child why, and they tell you if you ask. We never leave out a child who came to every practice.</p>
<h2>What to bring</h2>
<p>The sports kit in house colours, a bottle of water and a hat. Swimmers need a cap, and P2 swimmers a towel with their name. The school lends boots and rackets to anyone who has none. Late buses leave all campuses at 17:45 on practice days, and a teacher stays until the last child is collected.</p>
<p>To join, speak to the class teacher in the first two weeks of term, or <a href="/contact">write to us</a>. For lessons and sports day see <a href="/sport">sport</a>.</p>`,
    pictures: [
      { set: 'facility', n: 2 },
      { set: 'event', n: 0 },
      { set: 'gallery', n: 7 },
    ],
  },
  {
    id: 'music',
    tag: 'clubs',
    title: 'Music clubs',
    html: `<p>You can hear the music clubs before you see them. They meet on Wednesday from 14:30 to 15:30, and no experience is needed for any of them. The school lends every instrument, also for the holidays if you sign for it.</p>
<h2>Five ways to join</h2>
<ul>
  <li><strong>Drum ensemble, P5 and P6, Kitante:</strong> with Isaac Tumusiime, also Tuesday and Thursday after lunch</li>
  <li><strong>Junior drums, P2 to P4, all campuses:</strong> small drums and plenty of them</li>
  <li><strong>Choir, P3 to P7:</strong> with Esther Nabbosa, ${spelled(facts.choir)} voices in four languages: English, Luganda, Kiswahili and Acholi</li>
  <li><strong>Adungu group, P4 to P7, Najja and Bunga:</strong> with Rogers Oyella</li>
  <li><strong>Brass band, P5 to P7, Kitante:</strong> with Godfrey Kaweesi, on twelve instruments that former pupils gave us in 2022</li>
</ul>
<h2>The shield is back</h2>
<p>On ${inWords(when.last('festival'))} the drum ensemble took first place at the Kampala primary schools festival. ${capital(spelled(facts.festivalSchools))} schools played at the National Theatre, seven minutes each. Our ${spelled(facts.drummers)} pupils had practised since July and won the Ssingo shield for the first time since 2019, three points ahead of the holders. Isaac Tumusiime tells every new group the same thing in its first week:</p>
<blockquote><p>A drum is easy to hit. The hard part is to hear the other five while you do it. That takes about a year.</p></blockquote>
<h2>Where to hear them</h2>
<p>The choir sings at carols on the hill in ${when.month('carols')} and at two hospitals in December. The drums open sports day. Twice a term there is an open rehearsal in the music room at Kitante, Thursday at 13:30, and parents may sit on the floor with the rest of us.</p>
<h2>Lessons for one child</h2>
<p>Piano, guitar, violin and flute lessons are possible at Kitante and Bunga, thirty minutes a week, ${shillings(facts.prices.instrument)} a term. Please <a href="/contact">ask the music office</a> for a free time. Music in the timetable is described under <a href="/arts">arts</a>.</p>`,
    pictures: [
      { set: 'gallery', n: 2 },
      { set: 'facility', n: 8 },
    ],
  },
  {
    id: 'language',
    tag: 'clubs',
    title: 'Language clubs',
    html: `<p>Our families speak more than twenty languages at home. We think that is wealth. In the language clubs children use the languages they have and try one that is new, every Wednesday from 14:30 to 15:30.</p>
<h2>The clubs</h2>
<ul>
  <li><strong>Luganda storytellers, P1 to P4:</strong> with Aisha Namuli. Folk tales, riddles and songs, then the children make their own picture book.</li>
  <li><strong>Kiswahili club, P3 to P7:</strong> with Juma Bakari. Games, market role play, and letters to a partner school in Mombasa.</li>
  <li><strong>French club, P4 to P7:</strong> with Solange Uwase. Thirty words a week, a song a month, crêpes in July.</li>
  <li><strong>Debate, P5 to P7:</strong> with Lydia Akello. Three minutes for, three minutes against, and then everyone changes sides.</li>
  <li><strong>The Hilltop, P5 to P7:</strong> our school newspaper, written and printed by pupils, four issues a year. The reporters meet on Friday at lunch.</li>
  <li><strong>Sign language, P2 to P7:</strong> with Mercy Adongo, at Bunga, where ${spelled(facts.campuses.bunga.deafPupils)} of our pupils are deaf and all their classmates wanted to talk to them.</li>
</ul>
<h2>What came out of it</h2>
<p>Our debaters were second of ${spelled(facts.debateSchools)} schools at the Kampala junior debate in ${monthInWords(when.last('debate'))}. The Luganda storytellers printed <em>Wanfudu</em>, a book about a tortoise, and it is hardly ever on its shelf in the library at Najja. Six pupils read the school news in sign language at assembly every Friday.</p>
<h2>For parents</h2>
<p>Please keep speaking your own language at home. A child who tells good stories in Runyankole or Luo learns to write good stories in English. On cultural day in ${when.month('culturalDay')} we ask families to come in the dress of their home and teach us one greeting. In ${yearOf(when.last('culturalDay'))} we learned ${facts.greetings} of them.</p>
<p>Grandparents who can tell a story are always welcome as guests. Write to Aisha Namuli through the <a href="/contact">contact form</a> and she will keep a chair for you. Children can change club at the start of each term.</p>`,
    pictures: [
      { set: 'event', n: 10 },
      { set: 'hero', n: 8 },
    ],
  },
  {
    id: 'adventure',
    tag: 'clubs',
    title: 'Adventure clubs',
    html: `<p>A child who has cooked rice on three stones and slept in a tent will not be afraid of long division. The adventure clubs are for pupils who like mud, maps and the smell of rain. They meet on Wednesday from 14:30 to 15:30, with one outing a month on a Saturday.</p>
<h2>Choose a club</h2>
<ul>
  <li><strong>Scouts and Guides, P4 to P7:</strong> with Simon Etyang and Doreen Akullo. Knots, first aid, maps and one camp a year.</li>
  <li><strong>Young farmers, P1 to P5:</strong> beans, tomatoes, two goats at Ntinda and a hen house at Najja. The kitchen buys the eggs.</li>
  <li><strong>Bird and nature club, P3 to P7:</strong> with Ivan Wasswa. The Bunga list stands at 114 kinds, and the crested crane is number one.</li>
  <li><strong>Cycling, P5 to P7, Kitante:</strong> with Moses Kato. Road rules first, then repairs, then the road.</li>
</ul>
<h2>Trips in the year</h2>
<ol>
  <li><strong>March:</strong> Mabamba swamp by canoe, to look for the shoebill</li>
  <li><strong>July:</strong> two nights of camp at Mpanga forest, for Scouts and Guides</li>
  <li><strong>${when.month('tripToJinja')}:</strong> P6 to Jinja and the source of the Nile, for the whole class</li>
  <li><strong>October:</strong> a night walk and star count at Kitante</li>
</ol>
<h2>How we keep it safe</h2>
<p>One adult goes with every eight children, and at least one of them has a first aid certificate. A teacher visits each place in the month before. On water every child and adult wears a life jacket, with no exception for good swimmers. You get the plan, the phone number of the leader and the name of the nearest clinic one week before, and we send an SMS when the bus is back.</p>
<p>Day outings cost between ${shillings(facts.prices.outingFrom)} and ${figure(facts.prices.outingTo)}. The Kitante Fund pays for children who could not come otherwise, and only the office knows who they are. See <a href="/support">support</a> to ask.</p>
<blockquote><p>We got lost for eleven minutes and I had the map. It was the best day.</p></blockquote>`,
    pictures: [
      { set: 'gallery', n: 10 },
      { set: 'gallery', n: 0 },
      { set: 'gallery', n: 11 },
    ],
  },
  {
    id: 'religion',
    tag: 'clubs',
    title: 'Faith and values',
    html: `<p>Seven Hills is open to families of every faith. We began behind a church hall, our house names come from hills that carry a cathedral, a mosque and a palace, and our pupils pray in different ways. What we share is how we treat one another.</p>
<h2>In the week</h2>
<p>Assembly on Monday and Friday opens with one minute of silence, then a short prayer read by a pupil, from a different tradition each week. Religious education follows the national curriculum, and from P4 you choose the Christian or the Islamic syllabus for your child.</p>
<h2>The clubs</h2>
<table>
  <thead>
    <tr><th>Club</th><th>When</th><th>Led by</th></tr>
  </thead>
  <tbody>
    <tr><td>Scripture Union, P3 to P7</td><td>Wednesday, 14:30</td><td>Rev. Peter Byaruhanga and two parents</td></tr>
    <tr><td>Catholic group, P3 to P7</td><td>Wednesday, 14:30</td><td>Sister Immaculate Namatovu</td></tr>
    <tr><td>Muslim pupils, P1 to P7</td><td>Wednesday, 14:30, and Friday prayer, 12:45</td><td>Sheikh Ismail Kasule</td></tr>
    <tr><td>Hands that help, P4 to P7</td><td>Wednesday, 14:30</td><td>Fatuma Nansubuga</td></tr>
  </tbody>
</table>
<h2>Food, feasts and fasting</h2>
<p>All meat in our kitchens is halal, and there is a meal without meat every day. Children who fast in Ramadan have a quiet room at lunch, and no running in the afternoon. We mark Easter, Eid, Christmas and Martyrs' Day, and pupils explain their feast to their class. Seventh-day Adventist families are never asked to come to school on a Saturday.</p>
<h2>Values you can see</h2>
<ul>
  <li><strong>Hands that help</strong> collected 640 kg of beans and 212 blankets for Mulago in ${when.lastYear}</li>
  <li>Boarders may go to the service of their own faith each week, with an adult, or stay and read</li>
  <li>When two children fight, they sit with a teacher until each can say what the other felt</li>
</ul>
<p>No child is asked to join a prayer that is not theirs. If something in this area matters to your family, <a href="/contact">please tell us</a> before the first day.</p>`,
    pictures: [
      { set: 'event', n: 8 },
      { set: 'gallery', n: 9 },
    ],
  },
  {
    id: 'talent',
    tag: 'clubs',
    title: 'Talent clubs',
    html: `<p>Not every gift fits into a timetable. The talent clubs are for the child who takes radios apart, argues with chess books or makes everyone laugh at supper. Like all our ${facts.clubs} clubs they meet on Wednesday from 14:30 to 15:30.</p>
<h2>What is on offer</h2>
<ul>
  <li><strong>Chess, P2 to P7, all campuses:</strong> with Ronald Kirabo. Beginners sit next to players of the team.</li>
  <li><strong>Robotics, P4 to P7, Makindye, Kitante and Bunga:</strong> with Brian Mukasa. Pupils run the table and keep the parts list. Makindye is open to P3 as well.</li>
  <li><strong>Theatre, P3 to P7:</strong> with Allan Kiyemba. One comedy each year, and it must be funny in two languages.</li>
  <li><strong>Cooking, P3 to P6:</strong> with Ritah Nassali, head cook at Najja. Chapati first, knives later.</li>
  <li><strong>Bark cloth and basket weaving, P2 to P6:</strong> with Christine Alupo</li>
  <li><strong>Young coders, P3 to P7:</strong> games and maps, on the school computers</li>
</ul>
<h2>Results we are happy about</h2>
<p>Four of our players reached the last sixteen of the national junior chess championship in ${when.lastYear}, and Bunga won the team prize for schools with fewer than 500 pupils. At the Makindye science fair ${spelled(facts.scienceProjects)} projects were on show, and the first prize went to a robot that waters beans. It was built from a broken printer by ${spelled(facts.robotBuilders)} pupils in P4 and still works.</p>
<h2>The Friday stage</h2>
<p>On the last Friday of each month the stage in every hall is open for thirty minutes. Anyone may show anything for three minutes: a poem, a magic trick, eleven facts about snails. Nobody gives marks. Children who never speak in class have surprised us here more than once.</p>
<h2>Is your child's talent missing?</h2>
<p>Three clubs began with a letter from a pupil. Find four friends, one adult and a place, and write half a page about it. Daniel Mugisha answers every letter, and the club starts on trial for one term. Parents with a skill to share can <a href="/contact">write to him too</a>.</p>`,
    pictures: [
      { set: 'event', n: 17 },
      { set: 'facility', n: 7 },
      { set: 'event', n: 5 },
    ],
  },
];
