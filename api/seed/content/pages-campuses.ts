import { capital, facts, figure, shillings, spelled } from '../facts.ts';
import { inFull, monthInWords } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedPage } from './types.ts';

const { kitante, najja, makindye, bunga, ntinda } = facts.campuses;

export const campusPages = (when: SchoolYear): SeedPage[] => [
  {
    id: 'kitante',
    tag: 'campuses',
    title: 'Kitante campus',
    html: `<p>Kitante is where Seven Hills began in 2002. The two rented rooms have become three buildings around a grass pitch, and the jacaranda avenue from the gate is still the way every child walks in. At the top of it somebody greets them by name.</p>
<ul>
  <li><strong>Address:</strong> Plot 14, Kitante Road, between the golf course and the museum</li>
  <li><strong>Head:</strong> Moses Kato, mathematician, cyclist, and the voice on the morning bell</li>
  <li><strong>Classes:</strong> Baby Class to P7, day and boarding, ${kitante.pupils} pupils in ${kitante.classes} classes</li>
  <li><strong>Phone:</strong> 0414 530 117</li>
</ul>
<h2>The day</h2>
<table>
  <thead>
    <tr><th>Group</th><th>Gate opens</th><th>Lessons</th><th>Home</th></tr>
  </thead>
  <tbody>
    <tr><td>Nursery</td><td>7:00</td><td>8:00 to 12:15</td><td>13:00, after lunch</td></tr>
    <tr><td>P1 to P3</td><td>7:00</td><td>8:00 to 15:15</td><td>15:30</td></tr>
    <tr><td>P4 to P7</td><td>7:00</td><td>8:00 to 15:30, then study</td><td>16:30</td></tr>
  </tbody>
</table>
<h2>Boarding</h2>
<p>${capital(spelled(facts.boarders))} pupils from P4 to P7 live at Kitante, girls in Mulberry House and boys in Fig House. Each house has two house parents, a nurse at night and one adult for every twelve children. Phones stay at home, but every child calls home on Wednesday and Sunday. Visiting day is once a term, from 10:00 to 16:00, and boarders may go home every third weekend.</p>
<h2>Getting here</h2>
<p>${capital(spelled(kitante.buses))} school buses serve Kamwokya, Mulago and Wandegeya, Kololo and Naguru, and Bukoto. Taxis stop at the museum, four minutes on foot, and a guard stops the traffic from 6:50. Parents who drive use the lower gate and the drop-off circle.</p>
<h2>What is special</h2>
<p>The main library with Harriet Atim, the music room of the festival drummers, the science laboratory and the largest stage. Sports day and carols on the hill take place here for all five campuses. Places go early, so please <a href="/apply">apply</a> two terms ahead if you can, or <a href="/visit">visit on a Tuesday or Thursday</a>.</p>`,
    pictures: [
      {
        set: 'hero',
        n: 1,
      },
      {
        set: 'gallery',
        n: 13,
      },
      { set: 'facility', n: 0 },
    ],
  },
  {
    id: 'najja',
    tag: 'campuses',
    title: 'Najja campus',
    html: `<p>Najja opened in 2007, when parents on the Entebbe Road side of the city were tired of two hours in traffic. It is our second full primary school and the one with the most readers. In ${monthInWords(when.last('loans'))} its library passed ten thousand loans in a year.</p>
<ul>
  <li><strong>Address:</strong> Plot 8, Church Rise, Najja, seven minutes on foot from Entebbe Road</li>
  <li><strong>Head:</strong> Robinah Kyomugisha, who joined us as a P1 teacher in 2008</li>
  <li><strong>Classes:</strong> Baby Class to P7, day only, ${najja.pupils} pupils in ${najja.classes} classes</li>
  <li><strong>Phone:</strong> 0414 530 118</li>
</ul>
<h2>The day</h2>
<table>
  <thead>
    <tr><th>Group</th><th>Gate opens</th><th>Lessons</th><th>Home</th></tr>
  </thead>
  <tbody>
    <tr><td>Nursery</td><td>6:50</td><td>8:00 to 12:15</td><td>13:00, after lunch</td></tr>
    <tr><td>P1 to P3</td><td>6:50</td><td>8:00 to 15:15</td><td>15:30</td></tr>
    <tr><td>P4 to P7</td><td>6:50</td><td>8:00 to 15:30, then study</td><td>16:30</td></tr>
  </tbody>
</table>
<h2>What is special</h2>
<p>The book corner is the heart of the house: carpets, cushions and ${figure(najja.books)} books in English, Luganda and Kiswahili. Each pupil takes two home on Friday. P4 is led by Sarah Nabukenya, whose blog post about homework many of you know, and Joan Namakula, who left Seven Hills in 2010 as a pupil, came back to teach here. Behind the classrooms are a grass pitch, a hen house that belongs to the young farmers, and a kitchen garden that gives the greens for lunch. Director Ruth Namutebi takes her reading group here on Thursdays.</p>
<h2>Getting here</h2>
<p>${capital(spelled(najja.buses))} buses come here: two from Kajjansi and Namasuba, one from Lubowa and Seguku and one from Ndeeba. The drop-off lane is one way: in from Church Rise, out past the market. Children on bodas wear helmets, and the gate keeper will ask.</p>
<h2>After school</h2>
<p>Children can stay until 17:45, with a snack and a teacher, for ${shillings(facts.prices.lateStay)} a term. On Saturday mornings the library is open from 9:00 to 12:00 for families, also for younger brothers and sisters who are not at school yet. The next open morning for new parents is on ${inFull(when.next('openMorning'))} at 9:00. <a href="/visit">Tell us that you are coming</a>, or <a href="/apply">apply</a> now.</p>`,
    pictures: [
      { set: 'facility', n: 1 },
      { set: 'event', n: 9 },
    ],
  },
  {
    id: 'makindye',
    tag: 'campuses',
    title: 'Makindye campus',
    html: `<p>Makindye is a small school for small children. It opened in 2011 in a family house with a mango tree, and both are still there. With ${makindye.pupils} pupils it is possible for the head to know every child, every parent and most of the dogs that wait at the gate.</p>
<ul>
  <li><strong>Address:</strong> Plot 31, Mango Lane, Makindye Hill, below the water tower</li>
  <li><strong>Head:</strong> Stephen Ochieng, who tells a story at the gate every Monday at 7:30</li>
  <li><strong>Classes:</strong> Baby Class to P4, day only, ${makindye.pupils} pupils in ${makindye.classes} classes</li>
  <li><strong>Phone:</strong> 0414 530 119</li>
</ul>
<h2>The day</h2>
<table>
  <thead>
    <tr><th>Group</th><th>Gate opens</th><th>Lessons</th><th>Home</th></tr>
  </thead>
  <tbody>
    <tr><td>Nursery</td><td>7:00</td><td>8:00 to 12:15</td><td>13:00, after lunch</td></tr>
    <tr><td>P1 to P3</td><td>7:00</td><td>8:00 to 15:15</td><td>15:30</td></tr>
    <tr><td>P4</td><td>7:00</td><td>8:00 to 15:30, then study</td><td>16:30</td></tr>
  </tbody>
</table>
<h2>What is special</h2>
<p>Science. A workshop with low benches stands under the mango tree, and every class works in it once a week. Our ${when.month('scienceFair')} science fair had ${spelled(facts.scienceProjects)} projects, three judges and one power cut that nobody noticed. Nurse Fatuma Nansubuga has her room next to the nursery, with ${spelled(makindye.sickBayBeds)} beds and a shelf of picture books.</p>
<h2>Getting here</h2>
<p>${capital(spelled(makindye.buses))} buses serve us: one Salaama Road and Munyonyo, one Kibuye and Katwe. Mango Lane is narrow, so parents who drive stop at the parish field, where two teachers walk the children across from 7:15. About a third of our pupils walk to school in three groups, each with an adult in a yellow vest.</p>
<h2>After P4</h2>
<p>Every child who finishes P4 at Makindye has a certain place in P5 at Bunga or Kitante, in the same house and with at least four friends from the old class. We visit the new school together three times before the move, and the fees stay the same. To see the workshop, <a href="/visit">come on a Wednesday morning</a>.</p>`,
    pictures: [
      { set: 'event', n: 5 },
      { set: 'gallery', n: 8 },
    ],
  },
  {
    id: 'bunga',
    tag: 'campuses',
    title: 'Bunga campus',
    html: `<p>From the top classroom at Bunga you can see Lake Victoria, and on a clear morning the fishing boats coming back. The campus opened in 2015 on a green slope off Ggaba Road. It has the most space of the five, and it has the pool.</p>
<ul>
  <li><strong>Address:</strong> Plot 5, Lakeview Close, Bunga, off Ggaba Road</li>
  <li><strong>Head:</strong> Henry Lwanga. Grace Achieng leads the nursery</li>
  <li><strong>Classes:</strong> Baby Class to P7, day only, ${bunga.pupils} pupils in ${bunga.classes} classes</li>
  <li><strong>Phone:</strong> 0414 530 120</li>
</ul>
<h2>The day</h2>
<table>
  <thead>
    <tr><th>Group</th><th>Gate opens</th><th>Lessons</th><th>Home</th></tr>
  </thead>
  <tbody>
    <tr><td>Nursery</td><td>7:00</td><td>8:00 to 12:15</td><td>13:00, after lunch</td></tr>
    <tr><td>P1 to P3</td><td>7:00</td><td>8:00 to 15:15</td><td>15:30</td></tr>
    <tr><td>P4 to P7</td><td>7:00</td><td>8:00 to 15:30, then study</td><td>16:30</td></tr>
  </tbody>
</table>
<h2>What is special</h2>
<p>The 25 metre pool reopened in ${monthInWords(when.last('poolOpens'))} with a shade roof and warmer changing rooms. It is fenced, locked outside lessons and watched by two lifeguards, and pupils of all campuses learn to swim in it. Grace Achieng keeps a bean garden in which every nursery child has one metre of soil and a name stick. ${capital(spelled(bunga.deafPupils))} deaf pupils learn here with their classmates, and most of P3 can now sign a whole conversation.</p>
<h2>Getting here</h2>
<p>${capital(spelled(bunga.buses))} buses come here: one from Ggaba and Munyonyo, one from Muyenga, Kansanga and Kabalagala. Taxis to Ggaba stop at Bunga trading centre, six minutes on foot, and a teacher walks with the children from there at 7:10. There is parking for forty cars inside the gate.</p>
<h2>Come and see</h2>
<p>Top Class graduation is here at the end of ${when.month('graduation')} and the swimming gala in ${when.month('swimmingGala')}, and visitors are welcome at both. Nursery places for February are usually gone by December. Please <a href="/apply">apply early</a> or <a href="/visit">choose a morning</a> to walk around with Henry Lwanga.</p>`,
    pictures: [
      { set: 'hero', n: 4 },
      { set: 'facility', n: 4 },
      { set: 'facility', n: 12 },
    ],
  },
  {
    id: 'ntinda',
    tag: 'campuses',
    title: 'Ntinda campus',
    html: `<p>Ntinda is our youngest campus. It opened in February 2020, closed seven weeks later like every school in the country, and taught its first 38 pupils by radio, by phone and by bicycle. Parents who were with us then still talk about the envelopes with homework and a sweet. Today it has ${ntinda.pupils} pupils, and it grows by one class each year until P7.</p>
<ul>
  <li><strong>Address:</strong> Plot 22, Stream Road, Ntinda, on the Kiwatule side</li>
  <li><strong>Head:</strong> Juliet Asiimwe, who delivered many of those envelopes herself</li>
  <li><strong>Classes:</strong> Baby Class to P5, day only, ${ntinda.pupils} pupils in ${ntinda.classes} classes</li>
  <li><strong>Phone:</strong> 0414 530 121</li>
</ul>
<h2>The day</h2>
<table>
  <thead>
    <tr><th>Group</th><th>Gate opens</th><th>Lessons</th><th>Home</th></tr>
  </thead>
  <tbody>
    <tr><td>Nursery</td><td>6:45</td><td>8:00 to 12:15</td><td>13:00, after lunch</td></tr>
    <tr><td>P1 to P3</td><td>6:45</td><td>8:00 to 15:15</td><td>15:30</td></tr>
    <tr><td>P4 and P5</td><td>6:45</td><td>8:00 to 15:30, then study</td><td>16:30</td></tr>
  </tbody>
</table>
<h2>What is special</h2>
<p>The stream. In ${monthInWords(when.last('treePlanting'))} our pupils planted ${facts.trees} jackfruit, avocado and guava trees along it, and each class measures its own row every month. The buildings are new: solar power, rain tanks, ramps to every room and a playground that parents built over six Saturdays. Prossy Nakato's Baby Class has its own garden door, so that the smallest can go out whenever they need to.</p>
<h2>Getting here</h2>
<p>${capital(spelled(ntinda.buses))} buses serve us: one Kiwatule and Najjera, one Bukoto and Kisaasi, and one Naalya and Kireka. The gate opens early, at 6:45, because many parents work in the city. From 13:00 nursery children may stay for rest and play until 16:30, for ${shillings(facts.prices.nurseryAfternoon)} a term.</p>
<h2>Free places</h2>
<p>We open a second P1 and the first P6 in ${when.year + 1}. For Term ${when.nextTerm.name} there are still places in Middle Class, P2 and P4. The open morning is on ${inFull(when.next('openMorning'))} at 9:00. <a href="/apply">Apply here</a> or <a href="/contact">ask us</a>.</p>`,
    pictures: [
      { set: 'event', n: 15 },
      { set: 'facility', n: 13 },
    ],
  },
];
