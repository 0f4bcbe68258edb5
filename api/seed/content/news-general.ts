import { capital, divisionOnePercent, facts, figure, shillings, spelled } from '../facts.ts';
import { daysAfter } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedStory } from './types.ts';

/** News of the five campuses, newest first. */
export const newsGeneral = (when: SchoolYear): SeedStory[] => [
  {
    title: 'Kitante drummers take first place at the Kampala primary schools festival',
    html: `<p>The bus left Kitante at ten past five. By the time it reached the National Theatre the sun was up, two drumsticks were missing, and Isaac Tumusiime had already promised ice cream whatever the result.</p>
<p>${capital(spelled(facts.drummers))} pupils from P5 and P6 had rehearsed the piece for four months, on Tuesdays and Thursdays after lunch and, in the last fortnight, on Saturdays too. Six of them had never touched a drum before this year.</p>
<h2>${capital(spelled(facts.festivalSchools))} schools, one shield</h2>
<p>The festival brings together ${spelled(facts.festivalSchools)} schools from the five divisions of Kampala. Each may play for seven minutes. The judges listen for rhythm, for dance and for what they call <em>okuwuliziganya</em>: whether the players hear one another.</p>
<blockquote><p>They did not play louder than the others. They listened better.</p></blockquote>
<p>That was the verdict of the head judge, Margaret Nakayiza, as she handed over the Ssingo shield. Kitante scored ${facts.festivalPoints} points, three more than the holders. It is the first time since 2019 that the shield has come home with us. Brian Ssekandi of P6, who led on the long drum, carried it on his knees all the way back up the hill.</p>
<h2>Hear them again</h2>
<p>The ensemble opens the next Sports Day at 8:30 in the morning. Parents who would like their child to join next term can write to the music office through <a href="/contact">the contact page</a>. No experience is needed, and the school lends the drums.</p>`,
    category: 0,
    on: daysAfter(when.last('festival'), 2),
    author: 'Grace Achieng',
    pictures: [
      {
        set: 'event',
        n: 1,
        as: 'festival',
        caption: 'The ensemble on stage. The piece lasts seven minutes, and so did the silence after it.',
      },
      { set: 'gallery', n: 2, as: 'long-drums', caption: 'Three of the long drums, back in the music room by six.' },
      { set: 'facility', n: 8 },
    ],
  },
  {
    title: 'P7 candidates finish PLE with a breakfast cooked by P6',
    html: `<p>The Primary Leaving Examination was over. On the next morning the candidates could have slept late, but they had been asked to come, and the first thing they smelled on the avenue was onions.</p>
<p>The P6 class at Kitante had been in the kitchen since five with the cook, Mama Rose Nakitende. They made 140 chapati, a tray of rolled eggs, two pots of milk tea and a fruit salad with forty pineapples. The idea came from the pupils themselves, who voted for it at the house meeting.</p>
<h2>Served by the next in line</h2>
<p>Each candidate had a place at the long table with a card on it. On the card a P6 pupil had written one thing they would miss about that person. “You always waited for me on the stairs,” said one. “You showed me where the good mangoes fall,” said another.</p>
<blockquote><p>I could not eat before the papers. Now I have had five rolex.</p></blockquote>
<p>Shamim Nakibuuka, who said that, was head girl of Nakasero house this year. She hopes to study at a school with a good laboratory.</p>
<h2>What happens now</h2>
<p>The P7 pupils at Kitante, Najja and Bunga come in until the end of term for first aid, swimming and a three-day writing course. Results are expected after the holidays, and we will share them here on the <a href="/news">news page</a> as soon as families have heard.</p>`,
    category: 0,
    on: daysAfter(when.last('lastPaper'), 2),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'facility', n: 11 },
      { set: 'gallery', n: 9 },
    ],
  },
  {
    title: 'Bunga pool reopens with a new shade roof and warmer changing rooms',
    html: `<p>At ten to eight on Monday a boy in P3 put one toe in the water at Bunga and reported to the queue behind him: “It is still wet.” With that, the pool was open again.</p>
<p>It had been closed for nine weeks. Over the shallow half there is now a shade roof of pale green sheets on steel poles, so that the P1 classes can stay in the water at midday without burning. The changing rooms have hot pipes along the benches, heated by six panels on the roof. The old tiles, which cut feet, are gone.</p>
<h2>What has changed for swimmers</h2>
<ul><li>The water is tested twice a day, and the result is written on the board by the gate.</li><li>P1 and P2 now swim in groups of ${spelled(facts.swimmingGroup)}, each with one teacher in the water and one on the side.</li><li>Every child from Ntinda, Makindye, Najja and Kitante has a block of ${spelled(facts.swimmingLessons)} lessons at Bunga each year and comes by school bus.</li></ul>
<p>Joel Okello, who teaches swimming and athletics, used the nine weeks to train two more teachers in lifesaving. “A roof is good,” he says. “A second pair of eyes is better.”</p>
<h2>Bring a towel</h2>
<p>Please send a towel, a costume and a dry set of clothes in a marked bag. Caps are lent by the school. Parents who would like to watch a lesson are welcome on the benches, and can book a morning through <a href="/contact">our contact page</a>.</p>`,
    category: 0,
    on: daysAfter(when.last('poolOpens'), 0),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'facility', n: 4 },
      { set: 'event', n: 2 },
      { set: 'facility', n: 13 },
    ],
  },
  {
    title: `Grandparents’ morning: ${facts.grandparents} guests and ${facts.mandazi} mandazi`,
    html: `<p>The oldest guest was Jjajja Erisa Kaggwa, who is 91 and walked up the avenue at Kitante without a stick. The youngest was four months old and slept through all of it.</p>
<p>${capital(spelled(facts.grandparents))} grandparents came to school for one morning. They sat on small chairs, they were asked very direct questions, and they ate ${facts.mandazi} mandazi that the cooks had started to fry at four in the morning.</p>
<h2>Stories in nine languages</h2>
<p>Each guest was invited to tell one story or teach one game. We heard Luganda, Lusoga, Runyankore, Rukiga, Acholi, Ateso, Lugbara, Kiswahili and English. In P4, a grandmother from Soroti taught the class to plait a carrying ring from banana leaf. In Top Class, two old friends found out that they had been at the same primary school in Masaka, sixty years ago.</p>
<blockquote><p>They asked me if there was electricity when I was small. I said there was the moon.</p></blockquote>
<p>Akello Florence, grandmother of twins in P2, told us this on her way out.</p>
<h2>A recording for the library</h2>
<p>Our librarian, Harriet Atim, recorded twenty-six of the stories. Pupils can now listen to them with headphones in the library at Kitante, and a copy will go to each of the other campuses next term. If your parents could not come but have a story to tell, <a href="/contact">write to us</a> and we will arrange a visit.</p>`,
    category: 0,
    on: daysAfter(when.last('grandparents'), 3),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'event', n: 4 },
      { set: 'facility', n: 1 },
    ],
  },
  {
    title: `Ntinda pupils plant ${facts.trees} fruit trees along Kiwatule stream`,
    html: `<p>Jackfruit, avocado and guava, each one with the name of the child who dug the hole. There are now ${spelled(facts.trees)} young trees along the stream below our Ntinda campus, on a bank where last year the rain carried away half a footpath.</p>
<p>The idea began with a science lesson in P4. The class measured how much soil the water took after one storm and filled eleven jam jars with it. Then they asked what would hold the soil still.</p>
<h2>Two days of digging</h2>
<p>The sub-county gave permission and the seedlings came from a nursery in Wakiso. Over two days every class at Ntinda went down to the stream, from Baby Class with plastic cups to P5 with hoes. Neighbours brought manure. A boda boda rider, Mr Geoffrey Lwanga, carried sixty seedlings on his motorcycle and refused to be paid.</p>
<blockquote><p>I told my tree that I will come on Fridays.</p></blockquote>
<p>Tendo Mirembe of P1 has kept her promise so far. The Friday watering group has thirty children and a list of turns on the classroom door.</p>
<h2>Fruit in three years</h2>
<p>The guavas should bear first, in about three years. By then the children who planted them will be in upper primary. The fruit belongs to anyone who walks past: that was decided by a vote, forty-one to nine, after a long debate about goats.</p>`,
    category: 0,
    on: daysAfter(when.last('treePlanting'), 2),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'event', n: 15 },
      { set: 'gallery', n: 11 },
      { set: 'facility', n: 12 },
    ],
  },
  {
    title: 'A robot that waters beans: the Makindye science fair',
    html: `<p>${capital(spelled(facts.scienceProjects))} projects, three judges and one power cut nobody noticed, because the winning machine runs on a torch battery.</p>
<p>It was built by ${spelled(facts.robotBuilders)} pupils in P4 at Makindye, from a broken printer: Ethan Ssali, Hanifah Nabatanzi, Joy Apolot and Mark Kirabo. Two nails in the soil of a bean pot sense whether it is dry. If it is, a small pump made from a windscreen washer gives the beans half a cup of water. On its front the robot has two bottle-top eyes, which do nothing, but the team says that the beans like them.</p>
<h2>What else was on the tables</h2>
<ul><li>A filter of sand, charcoal and cloth that turned brown water clear in nine minutes.</li><li>A map of every place on the way to school where a child cannot see a car coming.</li><li>A study of which bread goes mouldy first, with all the bread.</li><li>A volcano, of course. There is always a volcano.</li></ul>
<p>The judges were a hospital engineer, a science teacher from Bunga and a mother who repairs phones in Kibuye. They gave marks for one thing above all: could the child explain what went wrong the first time?</p>
<h2>Where the robot is now</h2>
<p>The robot waters the nursery garden at Makindye during the weekend. Brian Mukasa, who teaches ICT and robotics, has asked the team to write instructions, so that the other campuses can build their own in Wednesday clubs next term.</p>`,
    category: 0,
    on: daysAfter(when.last('scienceFair'), 2),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'event', n: 5 },
      { set: 'facility', n: 7 },
      { set: 'facility', n: 10 },
    ],
  },
  {
    title: `School fees for ${when.feesYear}: no change for nursery`,
    html: `<p>Nursery fees stay at <strong>${shillings(facts.fees.nursery)} a term</strong> next year. Primary fees rise by ${facts.fees.rise} per cent. Swimming, which was charged apart until now, is included for every class.</p>
<h2>Fees for each term</h2>
<ul><li>Nursery: ${shillings(facts.fees.nursery)}</li><li>P1 to P3: ${shillings(facts.fees.lowerPrimary)}</li><li>P4 to P6: ${shillings(facts.fees.upperPrimary)}</li><li>P7: ${shillings(facts.fees.candidates)}</li></ul>
<p>The amounts are the same on all five campuses. Lunch, books and swimming are part of them. Uniform and school transport are not, and boarding at Kitante has its own price. You will find the full list on <a href="/fees">the fees page</a>.</p>
<h2>Why primary rises</h2>
<p>The governors looked at the accounts in three meetings. Food cost 11 per cent more than a year ago, and the school has hired two reading teachers for P1 to P3. They chose to keep nursery where it is, because the first years are when most young families have the least room.</p>
<h2>How to pay</h2>
<p>You can pay in three parts: ${facts.fees.instalments}. A second child pays ${facts.fees.secondChild} per cent less, and a third or later child ${facts.fees.thirdChild} per cent less. If you have a difficult term, please talk to the head of your campus early. Nobody has ever been sent out of a lesson because of fees, and nobody will be. Questions are welcome at <a href="/contact">the main office</a>.</p>`,
    category: 0,
    on: daysAfter(when.last('feesSet'), 0),
    author: 'Grace Achieng',
    pictures: [{ set: 'event', n: 6 }],
  },
  {
    title: 'P6 sees the source of the Nile, from a boat',
    html: `<p>Forty-six pupils from Kitante and Bunga left before sunrise and were in Jinja in time for a second breakfast under a mango tree. For thirty-one of them it was the first time on a boat.</p>
<p>The boatman, Captain Musa Isabirye, stopped the engine where the lake ends and the river begins. He asked the class to be quiet for one minute and to look at the small circles that come up from below. “From here the water needs three months to reach the sea,” he said. Someone in the back asked if it could go faster.</p>
<h2>Lessons that do not fit in a room</h2>
<p>Each pair of pupils carried a task. They measured the speed of the current with an orange and a stopwatch. They counted birds: 14 kinds, among them a fish eagle that stole the attention of everybody, including the teachers. They drew the old railway bridge and worked out how many steel arches it has.</p>
<blockquote><p>I thought a river starts small. This one starts already big.</p></blockquote>
<p>That sentence, from Arnold Byamukama, is now painted on a long strip of paper in the P6 corridor.</p>
<h2>The next trip</h2>
<p>P5 goes to the botanical gardens in Entebbe next term, and P4 to a tea estate near Mukono. The cost of each trip is written on <a href="/fees">the fees page</a> or in the letter you receive at the start of term, so that it is never a surprise.</p>`,
    category: 0,
    on: daysAfter(when.last('tripToJinja'), 3),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'gallery', n: 10 },
      {
        set: 'gallery',
        n: 3,
      },
      { set: 'hero', n: 6 },
    ],
  },
  {
    title: 'Najja library passes ten thousand loans',
    html: `<p>On a Friday afternoon in Najja a girl in P2 put two books on the desk and the counter of loans in one year moved to 10,000. Nobody had told her. Kirabo Treasure looked at the teachers who were clapping and asked whether she still had to bring them back.</p>
<p>The library at Najja opened with three shelves. It has ${figure(facts.campuses.najja.books)} books now, part of the ${figure(facts.books)} that the five campuses share. Every pupil takes two home on Friday and returns them by Wednesday.</p>
<h2>The favourite of the year</h2>
<p>The most borrowed book is a Luganda folk tale about a tortoise who wants to fly. It has been out 212 times, it has been glued four times, and the last page has been drawn again by a pupil with the help of the art teacher, Christine Alupo. Second place goes to a book about trucks.</p>
<h2>Reading in pairs</h2>
<p>On Thursdays older pupils read with younger ones. Teachers at Najja noticed that children who have a regular partner borrow twice as many books as before, so now every child in P1 has a partner from P5.</p>
<p>We need more stories in Luganda, Runyankore, Acholi and Kiswahili. If you have children’s books at home that are in good condition, please leave them with the office at your campus. A plate inside the cover will carry your family’s name. The librarian will be glad of them, and so will the tortoise.</p>`,
    category: 0,
    on: daysAfter(when.last('loans'), 3),
    author: 'Grace Achieng',
    pictures: [
      { set: 'facility', n: 0 },
      { set: 'facility', n: 1 },
    ],
  },
  {
    title: 'Under-11 girls win the Nakawa division netball cup',
    html: `<p>With fifty seconds left the score was 13 all and the ball was in the wrong half. Then Maria Namaganda caught a long pass with one hand, turned, and saw her captain alone under the post.</p>
<p>Patience Auma did not hurry. She looked at the ring, breathed out, and scored. Fourteen to thirteen. The Under-11 team of Ntinda and Kitante are the champions of Nakawa division.</p>
<h2>A team from two campuses</h2>
<p>Nine girls train together on Tuesdays and Wednesdays: five from Ntinda and four from Kitante, who take the school bus across. Their coach is Rebecca Amongin. “At first they passed only to their own campus,” she says. “In the second week I mixed the shirts.”</p>
<p>The road to the final was not smooth. They lost the first match by six goals and changed their defence after it. Two players carried water for the opponents in the semi-final when the other team’s bottles had run out. The referee wrote about it in her report.</p>
<p>“Winning was nice. The bus ride was nicer,” said Gloria Atuhaire, goalkeeper, whose singing can be heard in the film that the team made on the way home.</p>
<h2>Next</h2>
<p>The girls play the city round next term. Every pupil from P3 may try out for a team on any campus. Read more about <a href="/sport">sport at the school</a>.</p>`,
    category: 0,
    on: daysAfter(when.last('netballCup'), 2),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'facility', n: 3 },
      { set: 'event', n: 3 },
      { set: 'gallery', n: 35 },
    ],
  },
  {
    title: `The choir of ${facts.choir} that sings in four languages`,
    html: `<p>${capital(spelled(facts.choir))} children do not fit on the stage at Kitante, so the smallest twenty sing from the stairs. That is how the inter-campus choir gave its first concert, in Luganda, English, Kiswahili and Acholi.</p>
<p>The choir is one year old. Each campus sends ${spelled(facts.choir / 5)} singers, who learn the songs with their own teacher and meet on one Saturday a month. On the concert day they had sung together only seven times.</p>
<h2>Songs from home</h2>
<p>Half of the songs came from families. A father in Bunga recorded an Acholi harvest song on his phone. A grandmother taught the Makindye group a lullaby that she had from her own grandmother. The children wrote the words on the board, with the meaning beside them, because the rule of the choir is that nobody sings a word that they do not understand.</p>
<blockquote><p>When we sing Acholi, Daniel in the second row stands very straight, because it is his.</p></blockquote>
<p>Esther Nabbosa, who leads the choir, says that singing in many languages also helps with reading. A child who listens for the sound of a strange word hears the sounds in known words better.</p>
<h2>Join</h2>
<p>The choir is open to every pupil from P3. There is no test. Practice is on Wednesdays in club time, on each campus. The next concert is on the <a href="/events">calendar</a>, and the stairs will be used again.</p>`,
    category: 0,
    on: daysAfter(when.last('choirConcert'), 2),
    author: 'Isaac Tumusiime',
    pictures: [{ set: 'event', n: 8 }],
  },
  {
    title: 'Boarders at Kitante have a longer reading hour',
    html: `<p>The lamp in the east dormitory at Kitante used to go off at half past eight. Since the start of term it goes off at nine, and the extra half hour belongs to books.</p>
<p>It was the boarders who asked for it. Five of them wrote a letter to the head of campus, Moses Kato, with three arguments, one drawing and a promise to get up without a second bell. He answered in writing. He asked for a trial of four weeks and a list of what each child had read.</p>
<h2>The list</h2>
<p>The ${facts.boarders} boarders read 391 books in those four weeks. Some were short. One was a telephone book from 1998, which Elvis Okurut of P6 read for the names. The matron, Mrs Beatrice Kyomuhendo, saw that children fell asleep sooner, not later, and that the getting up worked on all days except one.</p>
<p>So the hour stays. It is quiet but not silent: a child may read to another in a low voice, and the matron reads a chapter to the youngest in their common room.</p>
<h2>What the boarders would like</h2>
<ul><li>A second lamp for the window side.</li><li>Books about football that are not only about players.</li><li>The third part of the series in which the dog gets lost.</li></ul>
<p>Boarding at Kitante is for P4 to P7. Parents who are thinking about it are welcome to <a href="/visit">visit</a> in the evening, when the house is at its best.</p>`,
    category: 0,
    on: daysAfter(when.last('readingHour'), 0),
    author: 'Sarah Nabukenya',
    pictures: [{ set: 'gallery', n: 13 }],
  },
  {
    title: 'Clay, bark cloth and bottle tops: the arts week show',
    html: `<p>For one week there were no ordinary afternoons. From two o’clock every child on every campus made something, and on the Saturday it all came together in the hall at Kitante: ${facts.artworks} works, hung with fishing line and a great number of clothes pegs.</p>
<h2>Three materials</h2>
<p>Christine Alupo, who teaches art and craft, had set only one rule. The work must be made from clay, bark cloth or bottle tops. The clay came from the swamp edge near Bunga, the bark cloth from a maker in Masaka who showed P5 how he beats it with a grooved hammer, and the bottle tops from every shop between Ntinda and Najja.</p>
<p>The result was a surprise even to the teachers. There was a crested crane two metres high, made of 1,900 tops. There was a row of forty clay pots, each with the face of its maker’s neighbour. Middle Class sewed a bark cloth map of Kampala on which every child marked home with a button.</p>
<blockquote><p>It took three days to find enough yellow ones.</p></blockquote>
<p>Abdul Kakooza of P5 was speaking of the crane’s crown.</p>
<h2>Sold for a good reason</h2>
<p>Families could buy the works for the price of one book. The week paid for ${facts.artsWeekBooks} new library books, and the crane now stands in the entrance at Kitante. It is not for sale. We asked. Read more about <a href="/arts">the arts</a> at Seven Hills.</p>`,
    category: 0,
    on: daysAfter(when.last('artsWeek'), 2),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'facility', n: 9 },
      { set: 'gallery', n: 6 },
    ],
  },
  {
    title: 'Why every P4 pupil now learns the adungu',
    html: `<p>The adungu is a bow harp from the north-west of Uganda. It has between seven and ten strings, a body of wood and skin, and a sound that makes people stop talking. Since the beginning of the year every P4 pupil at Seven Hills learns to play it.</p>
<h2>Made by hand, near home</h2>
<p>Thirty instruments were built by Mr Robert Drani and his two sons in their yard in Arua. He came with them on the bus and stayed for a week, to show the teachers how to tune the strings and how to mend a skin with glue and patience. Each campus has a set of small, middle and large harps, so that a class can play together.</p>
<h2>Why this one</h2>
<p>There are three reasons, says music teacher Isaac Tumusiime. It is soft, so that twenty-four children can practise in one room. It is easy to start: after two lessons a child can play a song. And it is ours, but new to most families in Kampala, so nobody begins ahead.</p>
<blockquote><p>My father is from Nebbi. He had not held one since he was a boy. He cried a little, and then he corrected my hand.</p></blockquote>
<p>Vivian Onen of Najja told this to her class after the first weekend at home.</p>
<p>Pupils may borrow an adungu from Friday to Monday. Please keep it out of the sun and away from the baby. To hear a class play, look in the <a href="/events">calendar</a> for the next concert.</p>`,
    category: 0,
    on: daysAfter(when.last('adunguLessons'), 0),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'facility', n: 8 },
      { set: 'gallery', n: 28 },
    ],
  },
  {
    title: 'Service day: P5 paints the waiting room in Kamwokya',
    html: `<p>The waiting room of the health centre in Kamwokya was grey for as long as anyone could remember. Since our last service day it has a lake, two fishing boats, a heron and, near the weighing scale, a giraffe to measure children against.</p>
<p>Once a term every class from P3 gives a day to somebody outside the school. The children choose where to go. This time P5 at Kitante asked the nurses what would help, and the answer was not money. “The small ones cry because the room looks like a cupboard,” said Sister Agnes Nalubega.</p>
<h2>A plan first</h2>
<p>The class made eleven drawings and let the patients vote with beans. A parent who owns a hardware shop gave the paint at half price. Two mothers came to hold ladders. By four o’clock there was paint on the wall, on most shoes and on the head of campus.</p>
<blockquote><p>Now the babies look at the giraffe and forget the needle.</p></blockquote>
<h2>What the others did</h2>
<ul><li>P3 at Najja picked up rubbish along the market road and weighed it: 84 kilograms.</li><li>P4 at Makindye read aloud at a home for old people.</li><li>P6 at Bunga taught the younger children of the fishing village to float on their backs.</li></ul>
<p>Service days are planned by the pupils, with their elected prefects. Read more about <a href="/leadership">leadership</a> at the school.</p>`,
    category: 0,
    on: daysAfter(when.last('serviceDay'), 3),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'gallery', n: 32 },
      { set: 'gallery', n: 9 },
      { set: 'facility', n: 14 },
    ],
  },
  {
    title: 'A record falls by two seconds at the swimming gala',
    html: `<p>The oldest record on the board at Bunga was from the year the pool opened. It was for 50 metres freestyle, P6 girls, and it stood at 38.4 seconds. It is gone. Leticia Kemigisha of Bunga swam 36.3 at this year’s gala, got out of the water and asked who had won.</p>
<p>There were ${facts.galaSwimmers} swimmers from the five campuses, in ${facts.galaRaces} races. For the youngest there was a walking race across the shallow end with a ball on a spoon, in which nobody came last because the teacher lost count on purpose.</p>
<h2>The race people talk about</h2>
<p>In the P4 relay the team of Mengo house lost a cap, then a pair of goggles and then its lead. Its last swimmer, Jonah Egesa, had learned to swim only five months before. He swam the whole length on his back, because that is the stroke he trusts, and the benches stood up for him long before he touched the wall.</p>
<blockquote><p>I could see the sky, so I knew I was fine.</p></blockquote>
<h2>Results by house</h2>
<ul><li>Kibuli, 304 points</li><li>Nakasero, 291 points</li><li>Mengo, 267 points</li><li>Rubaga, 255 points</li></ul>
<p>Every child at Seven Hills has swimming lessons from P1. Joel Okello asks parents to note one number: of last year’s P7 class, all but two can swim 25 metres. The two are working on it.</p>`,
    category: 0,
    on: daysAfter(when.last('swimmingGala'), 1),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'event', n: 2 },
      { set: 'facility', n: 4 },
      { set: 'event', n: 3 },
    ],
  },
  {
    title: `${capital(spelled(facts.newChildren))} new bags: the first day of Term I`,
    html: `<p>At half past eight on the first morning of the school year there were ${facts.newChildren} new children in front of five gates. Most of them had bags that were larger than their backs.</p>
<p>At each gate stood the head of campus, who has one task on that day: to greet every child by name. The lists are learned in the week before, with photographs. At Kitante Moses Kato made only one mistake, with twins, and he says that it does not count.</p>
<h2>How the morning goes</h2>
<p>New pupils are met by a partner from an older class, who shows them four things: the toilet, the water tap, the hook for the bag and the place to sit when you want to be left alone for a minute. Only after that do they see the classroom. We changed the order some years ago, when a child in P1 explained to us which of these is most important.</p>
<blockquote><p>I cried at the gate. Then I saw that my partner also has a loose tooth.</p></blockquote>
<p>Parents of Baby Class may stay until ten. By a quarter past nine most had been told by their children that they could go.</p>
<h2>Still thinking about it?</h2>
<p>There are places left in some classes. You can <a href="/apply">apply</a> at any time of year. The form takes ten minutes and there is no fee for it.</p>`,
    category: 0,
    on: daysAfter(when.last('termOneBegins'), 1),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'hero', n: 0 },
      { set: 'gallery', n: 29 },
      { set: 'gallery', n: 27 },
    ],
  },
  {
    title: `PLE results: ${divisionOnePercent} per cent of our candidates in Division I`,
    html: `<p>The results of the Primary Leaving Examination came out on a Friday. By three in the afternoon every P7 family had heard from a teacher, by telephone, before any list was put on a wall. ${capital(spelled(divisionOnePercent))} per cent of our candidates passed in Division I. The others passed in Division II. Nobody failed. It is the best result in the history of the school, by two points.</p>
<h2>What we are proud of</h2>
<p>The number that pleases the teachers most is another one. Of the nineteen pupils who were behind in reading in P4, seventeen are in Division I. They had a small group four mornings a week for two years, with the same teacher.</p>
<blockquote><p>We do not choose the best children. We try to be there when it is difficult.</p></blockquote>
<p>Lydia Akello, who teaches English in P6 and P7, said this at the thanksgiving service in the hall. She then asked the leavers to give back their library books.</p>
<h2>A word about comparing</h2>
<p>We do not publish the marks of single children, and we ask families not to share those of others. A child who got aggregate 12 after a year of illness may have climbed higher than one who got 4.</p>
<p>Selection for secondary schools follows within two weeks. Our head of learning, Daniel Mugisha, is at the Kitante office every morning for questions about the choice. Read more about <a href="/academic">how we teach</a>.</p>`,
    category: 0,
    on: daysAfter(when.last('pleResults'), 1),
    author: 'Grace Achieng',
    pictures: [{ set: 'gallery', n: 4 }],
  },
  {
    title: 'Rubaga wins the Hill Cup, again',
    html: `<p>It came down to the last race. Before the big relay Rubaga and Nakasero had 412 points each, the sun was low over the Kitante field, and two sets of grandparents were no longer speaking. The relay has forty runners from each house, from Baby Class to P7, with eight from every campus. The baton is a rolled school map. The smallest run ten steps, the biggest run the whole track. It takes eleven minutes and nobody sits.</p>
<h2>Four steps from the line</h2>
<p>Nakasero led until the last corner. There their runner slowed, because a girl from Mengo had fallen in the lane beside her, and turned her head to see if she was well. She was. In that moment Rubaga went past.</p>
<p>At the prize giving the director, Ruth Namutebi, handed the cup to the captain of Rubaga, Trevor Otim. He did something nobody had planned. He called the runner from Nakasero, Hadijah Nantongo, to the top step, and they lifted it together.</p>
<blockquote><p>Our house is for kindness. She did our part for us.</p></blockquote>
<h2>Final points</h2>
<ul><li>Rubaga (red): 462</li><li>Nakasero (blue): 452</li><li>Kibuli (yellow): 398</li><li>Mengo (green): 371</li></ul>
<p>It is the third year in a row for Rubaga. Mengo, whose house stands for patience, sends its greetings. You can see more of the day in <a href="/gallery">our gallery</a>.</p>`,
    category: 0,
    on: daysAfter(when.last('sportsDay'), 1),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'event', n: 3 },
      { set: 'event', n: 0 },
      { set: 'facility', n: 5 },
    ],
  },
  {
    title: 'A bigger sick bay for Makindye',
    html: `<p>The old sick bay at Makindye was also the room for chalk. It had one bed, and the nurse, Fatuma Nansubuga, kept her records between boxes of exercise books. The new one has ${spelled(facts.campuses.makindye.sickBayBeds)} beds, a window to the garden, a sink with warm water and a door that a wheelchair can pass.</p>
<h2>What it is for</h2>
<p>Most visits are short. In an ordinary week Nurse Fatuma sees about thirty children: grazed knees, headaches, a bean in an ear. For fever she makes a malaria test at once and calls a parent whatever the result. Medicine is given only with the written agreement of the family.</p>
<p>There is also a corner behind a curtain with a rug, where a child who is not ill but sad can sit for ten minutes. “That is the bed that is used most,” she says.</p>
<h2>Who helped</h2>
<p>The work was done in the holidays by two fathers who are builders, with paint from the alumni of the class of 2008. The beds come from a hospital in Entebbe and were repaired in the workshop of a neighbour.</p>
<blockquote><p>A school nurse is not for emergencies. She is there so that there are fewer of them.</p></blockquote>
<p>Please help us by keeping your child’s health card up to date, with allergies and the telephone numbers of two adults. You can send changes to the office through <a href="/contact">the contact page</a>.</p>`,
    category: 0,
    on: when.lastButOne('sickBay'),
    author: 'Isaac Tumusiime',
    pictures: [
      { set: 'facility', n: 14 },
      {
        set: 'gallery',
        n: 8,
      },
    ],
  },
];
