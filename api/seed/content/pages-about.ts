import { capital, facts, figure, pupils, shillings, spelled } from '../facts.ts';
import { inFull, inWords } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import { portraitOf } from './portraits.ts';
import type { SeedPage } from './types.ts';

export const aboutPages = (when: SchoolYear): SeedPage[] => [
  {
    id: 'about',
    tag: 'about',
    title: 'About us',
    html: `<p>Seven Hills began in February 2002, when four teachers rented two rooms behind a church hall on Kitante Road. There were 41 pupils and one borrowed football. Fees were paid in three parts, and Mrs Nalwoga's mother cooked the lunch.</p>
<p>The idea was simple. Kampala was growing quickly and classes were growing with it. We wanted a school where a teacher could still look each child in the eye, every day, and know what kind of morning they had had. So we set one rule that we have never changed: <strong>no class is larger than ${facts.largestClass}</strong>.</p>
<h2>Five campuses, one school</h2>
<p>Najja opened in 2007, Makindye in 2011, Bunga in 2015 and Ntinda in 2020. Today ${figure(pupils)} children learn with us. Each campus has its own head, its own garden and its own noise, but all five share one curriculum, one set of <a href="/fees">fees</a> and one sports day. Teachers move between campuses once a term, so that a good lesson in Bunga is a good lesson in Ntinda a month later.</p>
<h2>Who looks after the school</h2>
<p>Ruth Namutebi has been <a href="/director">director</a> since 2014. Agnes Nalwoga, one of the four founders, is <a href="/principal">principal</a>. ${capital(spelled(facts.governors))} governors meet every month and read the accounts, and once a term the head girl sits with them. Every March they publish a two-page report on the money and the results, and any parent may ask for a copy. You can meet many of our ${facts.staff} staff on the <a href="/profiles">staff pages</a>.</p>
<h2>Four houses</h2>
<p>On the first day every pupil joins a house named after one of the city's hills, and stays in it until P7. Houses eat together on Mondays, run the tuck shop in turn, and compete for the Hill Cup in ${when.month('sportsDay')}.</p>
<ul>
  <li><strong>Mengo</strong>, green, for patience</li>
  <li><strong>Kibuli</strong>, yellow, for courage</li>
  <li><strong>Rubaga</strong>, red, for kindness</li>
  <li><strong>Nakasero</strong>, blue, for curiosity</li>
</ul>`,
    pictures: [
      {
        set: 'gallery',
        n: 1,
        as: 'avenue',
        caption: 'The avenue at Kitante. At the top, every pupil is greeted by name.',
      },
      { set: 'facility', n: 1, as: 'book-corner', caption: 'P3 reading hour in the Najja book corner.' },
      { set: 'event', n: 3, as: 'hill-cup', caption: 'The Hill Cup. Rubaga won, again.' },
    ],
  },
  {
    id: 'principal',
    tag: 'about',
    title: 'From the principal',
    html: `<p>Dear parents,</p>
<p>In February 2002 I taught nineteen children in a room that smelled of paint and fried onions, because the kitchen was on the other side of the wall. I knew how each of them held a pencil. I knew who had walked, who had come on a boda, and who had not slept well. With ${figure(pupils)} children I cannot know all of that myself. My work as principal is to make sure that somebody does.</p>
<h2>What I look for in a classroom</h2>
<p>I visit two lessons every morning, on a different campus each day of the week. I sit at the back, on a small chair, and I look for three things.</p>
<ol>
  <li><strong>Who is talking.</strong> If only the teacher talks for ten minutes, we meet at break and plan the lesson again together.</li>
  <li><strong>What happens to a wrong answer.</strong> It should be the start of a conversation. A child who is afraid to be wrong stops trying.</li>
  <li><strong>The quiet child.</strong> Every teacher can tell me what the quietest pupil in the room learned that day.</li>
</ol>
<h2>What we ask of you</h2>
<p>Please read with your child for ten minutes each evening, in any language. Please send them to bed by eight. And when something worries you, tell the class teacher the same day. Small worries are easy to solve on a Tuesday and much harder at the end of term.</p>
<blockquote><p>A child who is known does not need to be loud to be noticed.</p></blockquote>
<p>My door at Kitante is open on Fridays from 14:00 to 16:00 and you do not need an appointment. If you cannot come, <a href="/contact">write to me</a> and I will answer within two school days.</p>
<p><strong>Agnes Nalwoga</strong>, principal</p>`,
    pictures: [
      { set: 'gallery', n: 4, as: 'lesson', caption: 'A lesson in P4. The question came from the second row.' },
      { set: 'hero', n: 9, as: 'assembly', caption: 'Monday assembly before the first lesson.' },
    ],
  },
  {
    id: 'director',
    tag: 'about',
    title: 'A word from the director',
    html: `<p>A parent once asked me what our best result was. I think she expected a number. I told her about a boy who would not speak in February and read the news at assembly in July.</p>
<p>We have the numbers too. In ${when.pleYear}, ${facts.ple.divisionOne} of our ${facts.ple.candidates} candidates passed PLE in Division I and the other ${facts.ple.candidates - facts.ple.divisionOne} passed in Division II. I am proud of every one of them. But the boy with the news in his hands is the reason I come to work.</p>
<h2>Eleven years in P2</h2>
<p>I came to Seven Hills in 2003 and taught P2 for eleven years. P2 teaches you patience. It is the year when some children read a whole book and others still fight with the letter b. By December most of them stand on the same step, if nobody has made them feel slow on the way. I still take one reading group, on Thursday mornings at Najja, and nobody may book a meeting with me at that hour.</p>
<h2>Three promises</h2>
<ul>
  <li><strong>We stay small where it matters.</strong> The school may grow. A class will not go above ${facts.largestClass}.</li>
  <li><strong>We tell you the truth.</strong> If your child is struggling, you will hear it from us in week three, with a plan, and not on the report card.</li>
  <li><strong>We are careful with your money.</strong> Fees are announced in ${when.month('feesSet')} for the whole next year. They do not change in the middle of it.</li>
</ul>
<p>Choosing a school is a big decision, and a website cannot make it for you. Please <a href="/visit">come and visit</a>. Stand at the gate at half past seven and watch how the children are greeted. Then ask me anything you like.</p>
<p>No child climbs alone. That is our motto, and it includes parents.</p>
<p><strong>Ruth Namutebi</strong>, director since 2014</p>`,
    pictures: [
      portraitOf('Ruth Namutebi'),
      { set: 'hero', n: 8, as: 'veranda', caption: 'Readers on the veranda, a place that nobody may book.' },
    ],
  },
  {
    id: 'admissions',
    tag: 'about',
    title: 'Admissions',
    html: `<p>We take new pupils at the start of every term, in every class that has a free place. Most children join Baby Class in the year they turn three, or P1 in the year they turn six. There is no fee to apply. Places at Kitante and Bunga go first, so please write early for those two.</p>
<h2>Four steps</h2>
<ol>
  <li><strong>Send the form.</strong> The <a href="/apply">application</a> takes ten minutes on a phone. Sylvia Nankya in the admissions office calls you back within five school days.</li>
  <li><strong>Spend a morning with us.</strong> Your child joins a real class at the campus you choose, with break and a snack. You can stay for the first half hour.</li>
  <li><strong>Get an answer in writing.</strong> It comes within five school days after the visit, with the <a href="/fees">fees</a> and the uniform list.</li>
  <li><strong>Keep the place.</strong> Pay a deposit of ${shillings(facts.fees.deposit)} within two weeks. We take it off the first term's fees.</li>
</ol>
<h2>Is there a test?</h2>
<p>Below P3 there is no entrance paper. From P3 up, your child does a short paper in English and mathematics, about forty minutes, so that we know where to start. We have never refused a child only because of this paper. From P6 we also ask for the last two reports.</p>
<h2>Documents to bring</h2>
<ul>
  <li>A copy of the birth certificate, or the short notification of birth</li>
  <li>The child health card with the vaccinations</li>
  <li>The last school report, from P2 up</li>
  <li>A copy of one parent's or guardian's national ID or passport</li>
  <li>Two passport photographs of the child</li>
</ul>
<table>
  <thead>
    <tr><th>For a start in</th><th>Apply by</th><th>First day</th></tr>
  </thead>
  <tbody>
    ${when.termsToJoin.map(({ name, applyBy, begins }) => `<tr><td>Term ${name}</td><td>${inWords(applyBy)}</td><td>${inFull(begins)}</td></tr>`).join('\n    ')}
  </tbody>
</table>
<p>If a class is full we keep a waiting list and tell you your number on it. About one child in three on the list gets a place within two terms.</p>`,
    pictures: [
      {
        set: 'event',
        n: 4,
      },
      { set: 'gallery', n: 9 },
      { set: 'event', n: 6 },
    ],
  },
  {
    id: 'fees',
    tag: 'about',
    title: `School fees ${when.feesYear}`,
    html: `<p>All five campuses charge the same fees. The governors set them once a year, in ${when.month('feesSet')}, and they do not change in the middle of a year. Nursery stays as it was in ${when.feesYear - 1}. Primary rises by ${facts.fees.rise} per cent, and swimming is now part of the fee.</p>
<table>
  <thead>
    <tr><th>Class</th><th>Term I, UGX</th><th>Term II, UGX</th><th>Term III, UGX</th><th>Whole year, UGX</th></tr>
  </thead>
  <tbody>
    ${feeRow('Baby, Middle and Top Class', facts.fees.nursery)}
    ${feeRow('P1 to P3', facts.fees.lowerPrimary)}
    ${feeRow('P4 to P6', facts.fees.upperPrimary)}
    ${feeRow('P7', facts.fees.candidates)}
    ${feeRow('Boarding at Kitante, P4 to P7, added to the fee', facts.fees.boarding)}
  </tbody>
</table>
<h2>What is included</h2>
<p>Porridge at break, a cooked lunch, all textbooks and exercise books, swimming, the Wednesday club, the library, the school nurse, and PLE registration in P7. </p>
<h2>Not included</h2>
<table>
  <thead>
    <tr><th>What</th><th>Price</th></tr>
  </thead>
  <tbody>
    <tr><th>Uniform, a full set</th><td>about ${shillings(facts.prices.uniform)}</td></tr>
    <tr><th>School bus, up to 4 km</th><td>${shillings(facts.prices.busFrom)} a term</td></tr>
    <tr><th>School bus, 4 to 8 km</th><td>${shillings(facts.prices.busMiddle)} a term</td></tr>
    <tr><th>School bus, further</th><td>${shillings(facts.prices.busTo)} a term</td></tr>
    <tr><th>P6 trip to Jinja</th><td>${shillings(facts.prices.tripToJinja)}</td></tr>
    <tr><th>Outings of the <a href="/adventure">adventure clubs</a></th><td>${shillings(facts.prices.outingFrom)} to ${figure(facts.prices.outingTo)} each</td></tr>
    <tr><th>Lessons on an <a href="/music">instrument</a>, one child</th><td>${shillings(facts.prices.instrument)} a term</td></tr>
    <tr><th>Staying until 17:45 at <a href="/najja">Najja</a></th><td>${shillings(facts.prices.lateStay)} a term</td></tr>
    <tr><th>Nursery afternoons at <a href="/ntinda">Ntinda</a></th><td>${shillings(facts.prices.nurseryAfternoon)} a term</td></tr>
  </tbody>
</table>
<h2>How to pay</h2>
<ul>
  <li><strong>Mobile money:</strong> MTN MoMo or Airtel Money, merchant code 530117, with your child's pupil number as the reason. You get a receipt by SMS within the hour.</li>
  <li><strong>Bank:</strong> the account number is printed on your invoice. Send us the slip on WhatsApp or bring it to the office.</li>
  <li><strong>In three parts:</strong> ${facts.fees.instalments}. There is no extra charge for this.</li>
</ul>
<p>We never ask you to pay to a person's own phone number. If somebody does, please call the bursar, Florence Babirye, on +256 414 530 117.</p>
<h2>Brothers and sisters</h2>
<p>A second child pays ${facts.fees.secondChild} per cent less, and a third or later child ${facts.fees.thirdChild} per cent less. Families in difficulty can ask for a bursary on the <a href="/support">support page</a>.</p>
<p><strong>Refunds.</strong> If you tell us in writing before the term begins, we return the whole fee except the deposit of ${shillings(facts.fees.deposit)}. Before the end of week four we return half. After that we cannot return the fee for that term. If a child must leave because of illness, we count only the weeks at school.</p>`,
    pictures: [
      { set: 'facility', n: 11, as: 'fees-1', caption: 'Lunch is part of the fee, and so is a second helping.' },
      { set: 'facility', n: 4, as: 'fees-2', caption: 'Swimming is part of the fee, too.' },
    ],
  },
  {
    id: 'support',
    tag: 'about',
    title: 'Support for every child',
    html: `<p>Most children need extra help at some time: with reading, with a move, with a loss at home, or with a body that does not always do what it should. We plan for this. On every campus one teacher has time in the week for it, and it costs you nothing extra.</p>
<h2>Help with learning</h2>
<p>In week three of each term every class teacher meets Jane Acen, who leads learning support. Together they look at each child on the list. If yours needs help, we call you, agree a plan on one page, and look at it again after six weeks. In ${when.lastYear} we made 164 such plans, and 121 children no longer needed theirs by the end of the year.</p>
<ul>
  <li><strong>Reading:</strong> twenty minutes with one adult, four mornings a week</li>
  <li><strong>Numbers:</strong> groups of three, with counters and bottle tops, before lunch</li>
  <li><strong>Hearing, sight and movement:</strong> front seats, large print, ramps at Kitante, Bunga and Ntinda</li>
  <li><strong>English as a new language:</strong> a partner in class and a daily half hour for the first term</li>
</ul>
<h2>Somebody to talk to</h2>
<p>Our counsellor, Paul Ssenyonga, spends one day a week at each campus. A child can put a note in the yellow box by the library and he will find them that week. Every campus has a nurse from 7:30 to 17:00, and Dr Patricia Mbabazi leads the health team.</p>
<h2>Help with fees</h2>
<p>In ${when.lastYear} the Kitante Fund paid part of the fees for 58 children, usually between a quarter and a half. Families apply in confidence through the <a href="/contact">contact form</a>. The governors decide in June and November, and they see a number instead of a name.</p>
<h2>If you would like to help</h2>
<p>Parents and former pupils can give to the fund by mobile money, merchant code 530117, reason FUND. You can also give an hour: we need adults who read with one child on Thursday mornings. Tell the office at your campus and we will find you a chair.</p>`,
    pictures: [
      { set: 'facility', n: 14 },
      { set: 'hero', n: 7 },
      { set: 'facility', n: 0 },
    ],
  },
];

const feeRow = (label: string, term: number) =>
  `<tr><th>${label}</th>${`<td>${figure(term)}</td>`.repeat(3)}<td>${figure(term * 3)}</td></tr>`;
