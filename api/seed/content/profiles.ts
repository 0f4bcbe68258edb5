import { buses, facts, figure, spelled } from '../facts.ts';
import { monthInWords, yearOf } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedProfile } from './types.ts';

export const profiles = (when: SchoolYear): SeedProfile[] => [
  {
    name: 'Eng. Samuel Kiggundu',
    position: 'Chair of governors',
    tag: 10,
    html: `<p>Samuel Kiggundu builds bridges for a living and has chaired the governors since 2019. His two daughters went through Seven Hills from Baby Class to P7, and the younger one still corrects his spelling.</p>
<p>He reads the accounts first and the building plans second. Under his chair the school paid off the loan for Ntinda two years early and began to publish a two-page report for parents every March.</p>
<p>Parents can speak to him after the governors' meeting, on the last Tuesday of each month at Kitante, from 18:30. He brings the tea.</p>`,
  },
  {
    name: 'Dr Esther Apio',
    position: 'Vice chair, parent at Bunga',
    tag: 10,
    html: `<p>Esther Apio is a doctor for children at a city hospital and the mother of twins in P3 at Bunga. She joined the board in 2021, after asking at a parents' evening why the sick bay had no fridge. It has one now.</p>
<p>She leads the board's work on health and safety. With the school nurses she wrote the plan for asthma and allergies that hangs in every staff room, and she trains twenty teachers in first aid each January.</p>`,
  },
  {
    name: 'Hajji Umar Ssentongo',
    position: 'Governor for finance',
    tag: 10,
    html: `<p>Hajji Umar Ssentongo worked in a bank for thirty-four years and retired as the manager of its Wandegeya branch. Three of his grandchildren are at Najja.</p>
<p>He checks the school's books every month with the bursar and explains them to the other governors in plain words. His rule is that no fee may rise in the middle of a year, and in his eight years on the board none has.</p>
<p>On Fridays you may meet him at the Najja gate, where he hands out dates in the weeks of Ramadan to anyone who passes.</p>`,
  },
  {
    name: 'Rev. Peter Byaruhanga',
    position: 'Governor for welfare',
    tag: 10,
    html: `<p>Peter Byaruhanga was the young curate who lent four teachers two rooms behind his church hall in 2002. He has been a friend of the school since that day and a governor since 2006.</p>
<p>He looks after the welfare of pupils and staff, sits on the panel of the Kitante Fund and visits the boarding houses once a month without saying when he will come. The children know that he can be asked anything, and that he keeps a secret unless somebody is in danger.</p>`,
  },
  {
    name: 'Martha Nakitende',
    position: 'Pupil governor, head girl',
    tag: 10,
    html: `<p>Martha is in P7 at Kitante and belongs to Mengo house. Pupils from P3 up elected her head girl after a speech about taps that drip. Once a term she sits with the governors and speaks for the pupil council. She has no vote, but she has a chair at the table and the second point on the agenda.</p>
<p>So far she has asked for shade at the Najja bus stop, more Luganda books and a longer lunch on Mondays. She got the first two. She plays the adungu and wants to be a judge.</p>`,
  },
  {
    name: 'Ruth Namutebi',
    position: 'Director',
    tag: 20,
    html: `<p>Ruth Namutebi came to Seven Hills in 2003 and taught P2 for eleven years before she led the school. She has been director since 2014. In that time two campuses opened, the number of pupils doubled, and no class went above ${facts.largestClass}.</p>
<p>She studied at Kyambogo and later in Makerere, and she visits each campus at least once a week, usually at the gate and usually before eight. She still takes one reading group, on Thursday mornings at Najja, and does not move it for anybody.</p>
<p>You can read her message to parents under <a href="/director">a word from the director</a>.</p>`,
  },
  {
    name: 'Agnes Nalwoga',
    position: 'Principal',
    tag: 20,
    html: `<p>Agnes Nalwoga is one of the four teachers who founded Seven Hills in 2002. It was her mother who cooked the lunch. As principal she is responsible for teaching on all five campuses.</p>
<p>She visits two lessons every morning and writes each teacher a note on a yellow card: one thing to keep and one thing to try. Some teachers have saved all of theirs. She trained at Shimoni and holds a master's degree in education.</p>
<p>Her door at Kitante is open on Friday afternoons from 14:00 to 16:00, without an appointment.</p>`,
  },
  {
    name: 'Moses Kato',
    position: 'Head of Kitante campus',
    tag: 20,
    html: `<p>Moses Kato is a mathematician, a cyclist, and the voice on the morning bell. He came to Kitante in 2009 to teach P7 mathematics and has led the campus since 2016. He still teaches one class, because he says a head without a class forgets how long forty minutes can be.</p>
<p>He knows ${facts.campuses.kitante.pupils} names and practises the new ones in January with photographs on his kitchen wall. On Wednesdays he runs the cycling club, where pupils learn to mend a tyre before they may ride on the road.</p>`,
  },
  {
    name: 'Grace Achieng',
    position: 'Head of Nursery, Bunga',
    tag: 20,
    html: `<p>Grace Achieng trained in Kyambogo and Leeds and has worked with children under six for eighteen years. She opened the Bunga nursery in 2015 with eleven children and a sandpit.</p>
<p>She believes that small children learn with their hands, so her classrooms have water, clay, seeds and very few chairs. She keeps the bean garden, where every child has one metre of soil and a name stick. Parents of new children get a phone call from her at ten o'clock on the first morning, to say that the crying has stopped.</p>`,
  },
  {
    name: 'Daniel Mugisha',
    position: 'Head of Learning',
    tag: 20,
    html: `<p>Daniel Mugisha writes the shared curriculum with teachers from all five campuses. Every lesson plan is tried in two classrooms before it goes to the others, and teachers may cross out what did not work.</p>
<p>He taught mathematics for fourteen years and wrote the blog post "How to help with long division when you hated it yourself", which parents print and put on the fridge. He also looks after the ${facts.clubs} clubs and answers every letter from a pupil who wants to start a new one.</p>`,
  },
  {
    name: 'Dr Patricia Mbabazi',
    position: 'Head of Health and Welfare',
    tag: 20,
    html: `<p>Patricia Mbabazi leads the five school nurses, the counsellor and the learning support team. She was a doctor in a health centre in Kabale before she moved to Kampala in 2018.</p>
<p>She sees every new pupil in the first month for eyes, ears, teeth and weight, and parents get the result the same week. When the nurses found in 2024 that one child in nine could not see the blackboard well, she found an optician who made the glasses at cost.</p>
<p>Parents can reach her through the campus nurse on every school day.</p>`,
  },
  {
    name: 'Godfrey Onyango',
    position: 'Buildings and Transport Manager',
    tag: 20,
    html: `<p>If a tap drips, a bus is late or a roof has to be lifted, Godfrey Onyango knows about it. He is a builder by trade and has worked for the school since the first wall at Makindye in 2011.</p>
<p>He runs ${spelled(buses)} buses with seat belts on every seat, and each driver and each bus assistant has his number. He was on the site every day when the shade roof went over the Bunga pool. Pupils like him because he lets the young engineers' group wear helmets and measure things that are really going to be built.</p>`,
  },
  {
    name: 'Isaac Tumusiime',
    position: 'Music and drums',
    tag: 30,
    html: `<p>Isaac Tumusiime teaches drums and leads music on all five campuses. He learned from his grandfather in Fort Portal and studied music at Makerere. In ${monthInWords(when.last('festival'))} his ensemble of ${spelled(facts.drummers)} pupils won the Ssingo shield at the Kampala primary schools festival.</p>
<p>Six of those pupils had never touched a drum before that year. He does not choose players by talent. He chooses those who listen, and he says the hands will follow. He owns nine drums, two of which he made himself, and keeps his promises about ice cream.</p>`,
  },
  {
    name: 'Sarah Nabukenya',
    position: 'P4 class teacher, Najja',
    tag: 30,
    html: `<p>Sarah Nabukenya has taught at Najja since 2012, first in P2 and now in P4. She led the trial term without homework in P2, measured what happened to reading, and wrote about it honestly on the school blog, including the part that did not work.</p>
<p>In her class every pupil keeps a notebook called "things I changed my mind about". She reads aloud for fifteen minutes after lunch each day, with voices, and children from other classes have been found at the window.</p>`,
  },
  {
    name: 'Joel Okello',
    position: 'Swimming and athletics',
    tag: 30,
    html: `<p>Joel Okello ran the 400 metres for his university and learned to swim in the Nile at Pakwach. He has taught swimming at Bunga since the pool opened, and about two thousand children have put their face under water for the first time next to him.</p>
<p>He takes groups of ${spelled(facts.swimmingGroup)}, never more, and stays in the water for the whole lesson. For children who are afraid he has a rule: one step further than last week, and you decide which step. He also trains the athletics teams on Thursdays.</p>`,
  },
  {
    name: 'Prossy Nakato',
    position: 'Baby Class teacher, Ntinda',
    tag: 30,
    html: `<p>Prossy Nakato meets children on the first school day of their lives. She has done so at Ntinda since it opened in 2020, and her class of ${spelled(facts.campuses.ntinda.babyClass)} has its own garden door, its own small toilets and a rabbit called Mukene.</p>
<p>She holds a certificate in early childhood education and speaks Luganda, English and Lusoga, so most children hear something they know in the first hour. Every Friday she sends parents one photograph of their child's hands at work, with a sentence about what they did.</p>`,
  },
  {
    name: 'Ivan Wasswa',
    position: 'Science, P5 to P7',
    tag: 30,
    html: `<p>Ivan Wasswa teaches science to the upper classes at Kitante and Bunga. His picture was taken in January ${when.lastYear}, on the day he received his master's degree, and his P7 class asked that it should stay.</p>
<p>In his lessons each pupil does an experiment every week and writes down what went wrong. He leads the bird and nature club, whose list for the Bunga shore has 114 kinds. He was born in Jinja as one of twins. His brother teaches science too, at another school, and the two classes compete by post.</p>`,
  },
  {
    name: 'Lydia Akello',
    position: 'English, P6 and P7',
    tag: 30,
    html: `<p>Lydia Akello has taught English for thirty-one years, the last sixteen of them at Seven Hills. Half of our younger teachers have sat in her lessons to see how she does it.</p>
<p>She asks for one good sentence a day from every pupil, and by July those sentences have become stories. She edits The Hilltop, the school newspaper, with eleven reporters from P5 to P7, and she coaches the debating team, which came second of ${spelled(facts.debateSchools)} schools in ${yearOf(when.last('debate'))}. She does not allow the word "nice" in writing, and can tell you why.</p>`,
  },
  {
    name: 'Brian Mukasa',
    position: 'ICT and robotics',
    tag: 30,
    html: `<p>Brian Mukasa repaired phones on Kampala Road to pay for his studies in computer science. He came to Seven Hills in 2017 and set up the robotics table, which pupils now run themselves.</p>
<p>From P3 each child works on a computer of their own in his lessons. He starts with the inside: everyone opens an old machine, names the parts and closes it again. The bean-watering robot of the Makindye science fair grew from a broken printer in his cupboard. He also teaches parents, one Saturday a term, how to keep children safe online.</p>`,
  },
  {
    name: 'Aisha Namuli',
    position: 'Luganda, P1 to P3',
    tag: 30,
    html: `<p>Aisha Namuli teaches Luganda to the youngest primary classes at Najja and Kitante. She collects folk tales from grandparents and has written down sixty-two of them so far.</p>
<p>With the Luganda storytellers' club she printed <em>Wanfudu</em>, a picture book about a tortoise, which is hardly ever on its shelf. Children who speak another language at home sit next to a partner, and at the end of the year they can tell a story of their own. At grandparents' morning she is the one who carries round the mandazi.</p>`,
  },
  {
    name: 'Harriet Atim',
    position: 'Librarian, Kitante',
    tag: 30,
    html: `<p>Harriet Atim looks after ${figure(facts.books)} books on five campuses and knows where most of them are tonight. Every pupil takes two home on Friday, and she believes that a book that comes back dirty has been loved.</p>
<p>She studied library science at Makerere and worked in a public library in Lira. She runs book week, writes for the school's website and reviews Luganda picture books for bedtime. A child who says "I do not like reading" is given a comic, a football magazine and a cookery book, and may choose.</p>`,
  },
  {
    name: 'Christine Alupo',
    position: 'Art and craft',
    tag: 30,
    html: `<p>Christine Alupo paints, weaves and makes her own colours from clay and leaves. She has led art at Seven Hills since 2013 and shows her own work in Kampala once a year.</p>
<p>In her room nothing is thrown away. Bottle tops, bark cloth and old uniforms became the great wall picture at arts week. She never draws on a child's paper. She asks "what do you see?" until the child looks again. Every pupil keeps one folder from P1 to P7, and on the last day there are usually some tears over the first drawing.</p>`,
  },
  {
    name: 'Fatuma Nansubuga',
    position: 'School nurse and health education, Makindye',
    tag: 30,
    html: `<p>Fatuma Nansubuga has been the nurse at Makindye since 2016. She was a midwife at Nsambya before that, and says that school is louder but the hours are better.</p>
<p>Her room has ${spelled(facts.campuses.makindye.sickBayBeds)} beds and a shelf of picture books. She teaches health lessons from Top Class to P4: clean hands, safe roads, good food, and whom to tell when something is wrong. She keeps each child's allergies in her head and also on paper. Parents get a call from her on the same day for every bump on the head, however small.</p>`,
  },
  {
    name: 'Derrick Ouma',
    position: 'Assistant coach, former pupil',
    tag: 30,
    html: `<p>Derrick Ouma left Seven Hills in ${yearOf(when.last('termOneBegins')) - 7} with a table tennis medal and came back in ${yearOf(when.last('termOneBegins'))} as the youngest person on the staff. He helps with games at Kitante and Najja while he waits to begin his studies in sports science.</p>
<p>On the first day a child in P2 asked him which class he was in, and he still tells that story. He runs the table tennis club and looks after the beginners' teams, and he rides on the late bus so that the last child always has company.</p>`,
  },
  {
    name: 'Robinah Kyomugisha',
    position: 'Head of Najja campus',
    tag: 20,
    html: `<p>Robinah Kyomugisha joined us in 2008 as a P1 teacher, when Najja was one year old. She has led the campus since 2017 and still hears three children read before the first bell.</p>
<p>The Saturday library was her idea. She shows the school herself, on Mondays and Fridays at 9:00.</p>`,
  },
  {
    name: 'Stephen Ochieng',
    position: 'Head of Makindye campus',
    tag: 20,
    html: `<p>Stephen Ochieng tells a story at the gate every Monday at 7:30, and the children who come late miss its end. He taught science for twelve years before he became head of our smallest campus in 2019.</p>
<p>He knows every child, every parent and most of the dogs that wait at the gate. On Wednesdays at 9:00 he shows visitors the workshop under the mango tree.</p>`,
  },
  {
    name: 'Henry Lwanga',
    position: 'Head of Bunga campus',
    tag: 20,
    html: `<p>Henry Lwanga has been with us since Bunga opened in 2015 and has led it since 2018. He learnt to sign together with P3, and he practises with his pupils at lunch.</p>
<p>He walks around the campus with new parents on Tuesdays and Fridays at 9:00, from the bean garden to the pool.</p>`,
  },
  {
    name: 'Juliet Asiimwe',
    position: 'Head of Ntinda campus',
    tag: 20,
    html: `<p>Juliet Asiimwe opened Ntinda in February 2020 and closed it seven weeks later, like every head in the country. She delivered many of the envelopes with homework herself, on a bicycle.</p>
<p>She shows the school on Mondays and Thursdays at 9:00 and asks every visiting child to water one of the trees at the stream.</p>`,
  },
];
