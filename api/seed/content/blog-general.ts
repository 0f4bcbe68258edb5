import { facts, figure, spelled } from '../facts.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedStory } from './types.ts';

/** Teachers, the nurse and the cook write for parents, newest first. */
export const blogGeneral = (when: SchoolYear): SeedStory[] => [
  {
    title: 'What we learned from a term without homework in P2',
    html: `<p>In Term ${when.termBefore(3).name} we stopped homework in P2 at Najja for twelve weeks. Not less homework. None. Parents were polite about it, but some of them asked me at the gate if I was sure. I was not.</p>
<p>We wanted to know one thing. Does a child of seven learn more when there is a page of sums to finish at six in the evening, or less?</p>
<h2>What we did instead</h2>
<p>Each child took home two library books on Friday, as always. And each family got a small card with one thing to talk about that week. “Ask someone old what bread cost when they were small.” “Count the steps from your bed to the road.” That was all.</p>
<h2>What happened</h2>
<ul><li>Reading went up. The children borrowed a third more books than in the term before.</li><li>Sums stayed the same. We gave the same test in the first and in the last week.</li><li>Mornings were calmer. I used to begin the day with ten unhappy faces and four lost exercise books.</li><li>Six families told us that evenings were harder, because the television filled the gap.</li></ul>
<p>That last point is honest and important. For some children a small task gave the evening a shape. So we did not simply stop for ever.</p>
<h2>What we do now</h2>
<p>P2 has reading every evening, ten minutes, with somebody or alone. On Wednesday there is one puzzle, which may be solved by the whole family, including the uncle. Nothing is marked. From P4 there is homework, and it is short.</p>
<p>If your evenings are still a fight, tell your class teacher. We would rather hear about it in week two than in week ten.</p>
<p><em>Sarah Nabukenya, class teacher at Najja</em></p>`,
    category: 0,
    on: when.daysAgo(3),
    author: 'Sarah Nabukenya',
    pictures: [
      { set: 'gallery', n: 12 },
      { set: 'facility', n: 1 },
      { set: 'gallery', n: 5 },
    ],
  },
  {
    title: 'How to help with long division when you hated it yourself',
    html: `<p>A father said to me last month: “I can run a shop with nine people, but when my daughter opens the mathematics book I go and wash the car.” I think there are many clean cars in Kampala.</p>
<p>Here is what I told him. You do not need to remember how it is done. You need to sit down.</p>
<h2>Do not take the pencil</h2>
<p>The moment you take the pencil, your child stops thinking and starts watching. Keep your hands around a cup of tea. Ask questions instead:</p>
<ol><li>What is the question asking, in your own words?</li><li>Is the answer going to be bigger than 10? Bigger than 100?</li><li>Which part do you know already?</li><li>What did you do the last time it worked?</li></ol>
<p>These four are enough for almost every sum in primary school.</p>
<h2>Use real things</h2>
<p>Long division is sharing, done tidily. Take 74 beans and four cups. First share out the tens, then break the ten that is left into ones, and share again. The two beans that stay on the table are the remainder. When a child has seen that with their hands, the lines on paper have a meaning.</p>
<h2>Say something true</h2>
<p>Please do not say “I was also bad at maths”. It sounds kind, but children hear that it runs in the family. Say: “I found this hard. I did not have your teacher. Show me how you do it here.”</p>
<p>And if there are tears, close the book. Write one line to the teacher: “We stopped at number five.” That is not a failure. It tells us exactly where to begin tomorrow.</p>
<p><em>Daniel Mugisha, head of learning</em></p>`,
    category: 0,
    on: when.daysAgo(13),
    author: 'Daniel Mugisha',
    pictures: [
      { set: 'gallery', n: 4 },
      { set: 'gallery', n: 30 },
    ],
  },
  {
    title: 'Five Luganda picture books for bedtime',
    html: `<p>Parents often ask me for books in Luganda. There are not as many as there should be, but there are good ones, and these five hardly ever stay on the shelf. You can borrow all of them at Kitante, and we send them to the other campuses with the Friday box.</p>
<h2>For the smallest</h2>
<p><strong>Enkuba Etonnya</strong> is about rain. There are eight words on each page and a frog to find in every picture. Read it slowly and let your child make the noise of the drops on the roof.</p>
<p><strong>Jjajja ne Kasooli</strong> follows a grandmother and one cob of maize, from the seed to the fire. At the end everybody gets a piece. My own son counted the people each time, to be sure.</p>
<h2>For four to six</h2>
<p><strong>Wakayima n’Enjovu</strong> is the hare and the elephant, with a tug of war. The hare is not nice in it. Ask your child at the end: was it a good trick or a mean one? You may hear something new about the playground.</p>
<p><strong>Ekibira Kyaffe</strong> shows a forest in the morning, at noon and at night. It has almost no text, so you can tell it in any language you have.</p>
<h2>For seven and more</h2>
<p><strong>Enfudu Eyagala Okubuuka</strong>, the tortoise who wants to fly, is the most borrowed book of the school. It is long enough for two evenings, and it has a sad page. Do not skip it. Children need to see that a story can be sad and go on.</p>
<p>If your Luganda is rusty, read anyway. Children enjoy correcting us, and it is very good for both sides.</p>
<p><em>Harriet Atim, librarian at Kitante</em></p>`,
    category: 0,
    on: when.daysAgo(24),
    author: 'Harriet Atim',
    pictures: [
      { set: 'facility', n: 0 },
      { set: 'event', n: 9 },
    ],
  },
  {
    title: 'The first week in Baby Class, hour by hour',
    html: `<p>In ${when.month('termOneBegins')} I meet ${spelled(facts.campuses.ntinda.babyClass)} small people who do not know me. By Friday we will have eaten together five times, and I will know who needs the blue cup. Parents worry a great deal about this week, so let me tell you what really happens.</p>
<h2>Monday</h2>
<p>You may stay until ten. Sit on the floor by the wall and be a little boring. Your child will go away from you, come back, and go a little further. When you leave, say goodbye. Please do not slip out while they are busy with the sand. They find out, and then they watch the door for days.</p>
<h2>Tuesday</h2>
<p>This is often the hardest day, because on Monday it was new and now they know that you go. There may be tears at the gate. Nearly always they last less than five minutes. I send you a message with a picture at nine.</p>
<h2>Wednesday and Thursday</h2>
<p>We eat, we wash hands, we sing the same four songs. Children of three like to know what comes next. On Thursday a partner from P5 comes to read to each of them. They remember that person for years.</p>
<h2>Friday</h2>
<p>Somebody will refuse to go home. It happens every year.</p>
<h2>What helps at home</h2>
<ul><li>Put on the shoes with your child in the week before, every day, and walk up and down.</li><li>Practise opening the bag and the water bottle.</li><li>Give them something small from home for the pocket: a handkerchief, a button.</li><li>Go to bed early, all of you.</li></ul>
<p>And you? It is allowed to cry in the car. I see you. It lasts less than five minutes too.</p>
<p><em>Prossy Nakato, Baby Class, Ntinda</em></p>`,
    category: 0,
    on: when.daysAgo(38),
    author: 'Prossy Nakato',
    pictures: [
      { set: 'hero', n: 7 },
      { set: 'facility', n: 13 },
      {
        set: 'gallery',
        n: 8,
      },
    ],
  },
  {
    title: 'What to pack for break, and what to leave at home',
    html: `<p>Lunch is cooked at school for everyone, and there is no need to send any. Break at twenty past ten is different: there is porridge, and most children bring something small to go with it. I stand at the bins at ten to eleven and I see what comes back. This is what I have learned.</p>
<h2>What gets eaten</h2>
<ul><li>A banana, but not a soft one. Soft bananas are used in other ways.</li><li>Half a boiled cassava or sweet potato, in a cloth or a box.</li><li>Roasted groundnuts, if nobody in the class has an allergy. Ask your teacher, because in some rooms nuts are not allowed.</li><li>A chapati cut in four. A whole one is too much beside porridge.</li><li>A slice of pineapple or pawpaw in a box that your child can open alone.</li></ul>
<h2>What comes back</h2>
<p>Large sandwiches come back. So do whole apples, in lower primary, with one bite in them. Yoghurt comes back on the books. And anything that a child does not know from home will stay in the box, whatever it cost.</p>
<h2>What to leave at home</h2>
<p>Please send no sweets and no soda. It is not that sugar is a crime. But at eleven the class that had soda cannot sit, and at noon it sleeps. Water is free at the taps, which are filtered and tested every week.</p>
<h2>Let them pack</h2>
<p>From P1 a child can choose one fruit and one filling thing, and put it in the box. What they packed themselves, they eat. It takes three minutes more in the evening, and it saves a long talk in the afternoon.</p>
<p><em>Mama Rose Nakitende, head cook at Kitante, with Nurse Fatuma Nansubuga</em></p>`,
    category: 0,
    on: when.daysAgo(52),
    author: 'Rose Nakitende',
    pictures: [
      { set: 'facility', n: 11 },
      { set: 'gallery', n: 11 },
    ],
  },
  {
    title: 'Screens on school nights: three rules that families keep',
    html: `<p>I teach computers, so people expect me to say that screens are good. My own children expect me to say the opposite. The truth is that most advice is too strict to last beyond Wednesday. So I asked forty families which rules they still had after a whole year. Three came up again and again.</p>
<h2>1. Phones sleep in the kitchen</h2>
<p>All phones, also those of the parents, are on one shelf from eight o’clock. One family uses a basket with a lid, another an old bread bin. The point is that nobody has a telephone in bed. Children sleep longer on the first night, and they notice when we break the rule.</p>
<h2>2. First outside, then inside</h2>
<p>No screen until there has been half an hour outside. It may be football, it may be carrying water, it may be lying under a tree and complaining. A child who has moved watches less, without any fight about minutes.</p>
<h2>3. Somebody watches with them</h2>
<p>A film on Friday, all together on one sofa, does no harm that I can see. A child alone with a phone and no end to the videos is a different thing. If you cannot sit with them, choose something that stops by itself.</p>
<h2>What about learning apps?</h2>
<p>Some are good. Ten minutes of number practice on a phone is as useful as ten minutes on paper. It is not better. In class from P3 each child has a computer, and what we use it for is making things: a drawing, a small program, a letter to grandmother.</p>
<p>If you want to know what your child does in ICT, come on a Wednesday. They like to show it.</p>
<p><em>Brian Mukasa, ICT and robotics</em></p>`,
    category: 0,
    on: when.daysAgo(70),
    author: 'Brian Mukasa',
    pictures: [
      { set: 'facility', n: 6 },
      { set: 'gallery', n: 12 },
      { set: 'gallery', n: 31 },
    ],
  },
  {
    title: 'PLE revision at the kitchen table, without tears',
    html: `<p>The examination has four papers. The year before it has about three hundred evenings. If you use all three hundred for revision, your child will be tired in June and sick of it in September. Please use fewer.</p>
<h2>A plan that works</h2>
<ul><li>Four evenings a week, forty minutes each. Set a clock and stop when it rings, even in the middle of a question.</li><li>One subject each evening. Two are already a muddle.</li><li>Past papers only from the second term. Before that, go back to the things that were not understood in P5 and P6. Almost everyone has a gap in fractions.</li><li>One full day each week without a book. Church, mosque, cousins, football.</li></ul>
<h2>Let the child teach</h2>
<p>Ask your daughter to explain photosynthesis to you as if you were the neighbour. Where she stops, there is the thing to learn tonight. This is quicker than reading the whole chapter again, and it is almost pleasant.</p>
<h2>Food and sleep</h2>
<p>Nine hours of sleep do more than the last two hours of reading. I have never seen a child whose marks rose because of midnight. I have seen many who could not read the question in the morning.</p>
<h2>What not to say</h2>
<p>“If you fail, all the money was for nothing.” Children repeat such sentences to us. They carry them into the room. Say instead: “Do what you can. We will find the right school for you after it.” There are many good schools, and a child of thirteen has a long way ahead.</p>
<p>We hold a meeting for the parents of P7 candidates in every first term. The date is in the <a href="/events">calendar</a>.</p>
<p><em>Lydia Akello, English, P6 and P7</em></p>`,
    category: 0,
    on: when.daysAgo(88),
    author: 'Lydia Akello',
    pictures: [
      { set: 'gallery', n: 12 },
      { set: 'gallery', n: 4 },
    ],
  },
  {
    title: 'Reading at home when you are tired',
    html: `<p>You come home at seven. There was a jam at Jinja Road, there is water to boil, and somebody small is standing in front of you with a book. I know that evening. I have three children.</p>
<h2>Five minutes count</h2>
<p>We asked our P1 families to write down how long they read. Those who read five minutes every evening were ahead, by the end of the year, of those who read half an hour on Sundays. It is like watering beans. A bucket once a week is no help.</p>
<h2>Ways to do it with no strength left</h2>
<ol><li>Lie down. The child reads, you listen with closed eyes. Say “mhm” at the full stops.</li><li>Read the same book for the tenth time. You find it dull, but they are learning every word by heart, and that is reading too.</li><li>Let an older child do it. Pay in bananas.</li><li>Read what is there: the label of the cooking oil, the sign on a matatu, the message from an aunt.</li><li>Tell a story without a book. About the day when you got lost in Owino market, for instance.</li></ol>
<h2>When they make a mistake</h2>
<p>Count to five before you help. Very often they go back by themselves. If not, say the word and go on. A story that is stopped at each line is no longer a story.</p>
<h2>When they do not want to</h2>
<p>Ask which book, not whether. Read the first page and stop at the best place. And never make reading the punishment for something else. In our library there are ${figure(facts.books)} books. One of them is the one that your child has been waiting for, and we will help you find it.</p>
<p><em>Ruth Namutebi, director, who still takes one reading group</em></p>`,
    category: 0,
    on: when.daysAgo(110),
    author: 'Ruth Namutebi',
    pictures: [
      { set: 'facility', n: 1 },
      { set: 'hero', n: 8 },
      { set: 'event', n: 9 },
    ],
  },
  {
    title: 'Which language at home? All of them',
    html: `<p>“Should we stop speaking Lusoga, so that her English gets better?” I hear this question in some form each year. The answer is short. No, please do not.</p>
<h2>Why more is not too much</h2>
<p>A child’s head is not a cup that gets full. It is more like a market. The more languages come and go, the better it knows how to trade. Children who can tell a long story in one language learn to write it in another much sooner. Those who have only a little of each have a harder time. So speak the one in which you can joke, comfort and be angry. That is the richest one.</p>
<h2>What we do at school</h2>
<ul><li>In nursery the teachers use English and Luganda, and every child learns to greet in the languages of all the others.</li><li>From P1 to P3 there are four Luganda lessons a week, with real books.</li><li>Kiswahili starts in P4.</li><li>Nobody is punished for speaking their own language in the playground. Some of us remember the wooden board around the neck. It did not teach us English. It taught us to be quiet.</li></ul>
<h2>Mixing</h2>
<p>Children mix. “Mummy, <em>njagala</em> juice.” Do not correct it. Answer with the whole sentence in one language and hand over the juice. By the age of seven they sort it out.</p>
<h2>A small request</h2>
<p>Please record a song or a story from your home on your phone and send it to the class teacher. We play them on Fridays. You should see a child’s face when suddenly grandmother speaks in the classroom.</p>
<p><em>Aisha Namuli, Luganda, P1 to P3</em></p>`,
    category: 0,
    on: when.daysAgo(136),
    author: 'Aisha Namuli',
    pictures: [
      { set: 'gallery', n: 9 },
      { set: 'facility', n: 1 },
    ],
  },
  {
    title: 'When your child says “I have no friends”',
    html: `<p>It is usually said in the dark, after the light is out. It goes straight to the heart of a parent, and the first thing we want to do is to telephone the teacher, or the other mother, or both. Wait a little.</p>
<h2>First, listen</h2>
<p>Ask: “What was today like?” and then be quiet for longer than is comfortable. Sometimes it turns out that one friend was ill and the bench was empty for one break. Sometimes it has been going on for weeks. You cannot know which until they have told it in their own order.</p>
<h2>Then, one small step</h2>
<p>Children of six to nine do not need many friends. They need one person to run towards. Ask the teacher who sits near, who likes the same things, who also stands at the wall. Invite that one child for an afternoon, not five. Give them something to do: dough, a ball, a puddle. Then go away.</p>
<h2>What we do</h2>
<p>On every playground there is a green bench. If you sit on it, the prefects know that you would like to be asked. It is used more than you would think, and not always by the same children. In class we change the seating every three weeks. On Mondays the houses eat together, so that each child sits with older and younger ones too.</p>
<h2>When to call us</h2>
<p>Call us if it is about hitting, taking things or names. Call us if your child has stomach ache on school mornings. Call us if nothing has changed after two weeks. You are not making a fuss. The head of your campus would much rather know. The numbers are on <a href="/contact">the contact page</a>.</p>
<p><em>Grace Achieng, head of nursery at Bunga</em></p>`,
    category: 0,
    on: when.daysAgo(165),
    author: 'Grace Achieng',
    pictures: [
      { set: 'facility', n: 13 },
      { set: 'gallery', n: 34 },
      { set: 'gallery', n: 5 },
    ],
  },
  {
    title: 'Fever, cough, runny nose: when to keep a child at home',
    html: `<p>Each rainy season the same telephone calls arrive at half past six in the morning: “He is a little warm. Can he come?” Here is what I answer. It does not replace a doctor, but it may save you a trip.</p>
<h2>Stay at home</h2>
<ul><li>Fever in the last 24 hours, even if it is down now because of a tablet.</li><li>Vomiting or diarrhoea in the last 24 hours.</li><li>A rash that you do not know.</li><li>Red eyes with something yellow in the corners in the morning.</li><li>A child who does not want to play at all. This sign is better than any thermometer.</li></ul>
<h2>Come to school</h2>
<p>A runny nose, a light cough without fever, a scratch, a loose tooth and a bad mood are no reason to stay away. Bad moods are quite often cured by nine o’clock.</p>
<h2>Fever means a test</h2>
<p>In Kampala a fever can always be malaria. Please have it tested on the same day, at a clinic. Do not begin with medicine that is left over from last time, and always finish what the clinic gives. If the fever starts at school, I make a quick test and call you.</p>
<h2>Medicine at school</h2>
<p>I give it only with your written note: name, dose, hour. Inhalers and allergy pens stay in a marked box, and two adults in each building know how to use them.</p>
<h2>The three things that prevent most of it</h2>
<p>A net, every night, also in the dry season. Hands washed with soap before food. And a bottle that belongs to one child only. We practise the second one with a song. You have probably heard it by now more often than you wanted.</p>
<p><em>Fatuma Nansubuga, school nurse, Makindye</em></p>`,
    category: 0,
    on: when.daysAgo(195),
    author: 'Fatuma Nansubuga',
    pictures: [{ set: 'facility', n: 14 }],
  },
  {
    title: 'Why we teach swimming from P1',
    html: `<p>Kampala is a city by a lake. On Sundays half of my pupils are at Munyonyo, Ggaba or Entebbe, near deep water, with a family that is looking at the fish on the fire. So for me swimming is not a sport in the first place. It is like looking left and right before you cross a road.</p>
<h2>The order in which we teach</h2>
<ol><li><strong>Get in and out.</strong> It sounds simple. A child who can leave the pool alone has already halved the danger.</li><li><strong>Blow bubbles.</strong> The face in the water, no panic.</li><li><strong>Float on the back.</strong> Five minutes. If you can do this, you have time, and help can come.</li><li><strong>Glide and kick.</strong></li><li><strong>Only then, strokes.</strong></li></ol>
<p>Most children float by the end of P2. Most swim a length by P4. A few need longer and we are never in a hurry, because fear learns badly.</p>
<h2>Questions that parents ask</h2>
<p><em>My daughter has braids.</em> We have large caps. Please tell us, and we will not make a scene of it.</p>
<p><em>He has a cough.</em> Then he can sit by the side and be the timekeeper. It is a wanted job.</p>
<p><em>We would like her to be covered.</em> Long suits and swimming scarves are welcome, and girls can ask for a woman teacher.</p>
<p><em>I cannot swim myself.</em> Come on a Saturday. Twice a term we have an hour for parents. The water reaches to your waist and nobody looks.</p>
<p>There is one thing I ask in return. By the lake, one adult looks at the water and at nothing else. Take turns of fifteen minutes, without a phone.</p>
<p><em>Joel Okello, swimming and athletics</em></p>`,
    category: 0,
    on: when.daysAgo(230),
    author: 'Joel Okello',
    pictures: [
      { set: 'facility', n: 4 },
      { set: 'event', n: 2 },
    ],
  },
  {
    title: 'How to read a school report together',
    html: `<p>At the end of term you get an envelope. Your child knows that it is coming and has thought about it more than you have. What happens in the first minute after you open it matters more than any mark in it.</p>
<h2>Read it alone first</h2>
<p>Sit down, read all of it, and put your face in order. Then call your child. Begin with something that is written there and is good. It need not be a mark. “Your teacher says that you helped the new boy.” Children who hear this first can hear the rest as well.</p>
<h2>Ask before you tell</h2>
<ul><li>Which of these surprised you?</li><li>Which one are you proud of?</li><li>Where do you think you lost marks?</li><li>What would you like to be different next term?</li></ul>
<p>Most children know very well where the trouble is. If they say it themselves, they will work on it. If we say it, they will defend themselves.</p>
<h2>Compare with one person only</h2>
<p>Look at last term’s report of the same child. Not at the brother, not at the neighbour, not at what you had in 1994. At Seven Hills the reports do not show a position in class, because it changes nothing except the holiday.</p>
<h2>One thing</h2>
<p>Choose one thing for the next term, together, and write it on the inside of a cupboard door. One. A child with six goals has none.</p>
<p>And if you disagree with something in the report, come and see the class teacher before the holidays begin. We make mistakes too, and we like to correct them while we still remember why.</p>
<p><em>Moses Kato, head of Kitante campus</em></p>`,
    category: 0,
    on: when.daysAgo(275),
    author: 'Moses Kato',
    pictures: [{ set: 'event', n: 12 }],
  },
  {
    title: 'The walk to school is a lesson too',
    html: `<p>I walk to work with my two boys, from Kamwokya to Kitante, twenty-five minutes if nobody finds a beetle. I used to think of it as lost time. Now I think it may be the best lesson of the day.</p>
<h2>What you can learn between two gates</h2>
<ul><li><strong>Numbers.</strong> Add up number plates. Guess how many steps to the corner and check.</li><li><strong>Reading.</strong> Signs are everywhere. Find one with a spelling mistake. There is one on almost every street.</li><li><strong>Science.</strong> Which side of the tree has moss? Why is the road wet here and dry there?</li><li><strong>Manners.</strong> Greet the askari, the woman with the tomatoes, the man who sweeps. They know your child’s name by now, and one day that may be important.</li></ul>
<h2>Safe feet</h2>
<p>Walk on the side where you can see the cars coming. In the rain wear something bright, because a dark green pullover is hard to see at seven. Teach your child to stop at every driveway, also at those where no car ever comes out.</p>
<p>From about P4 two or three children can walk together, if the way has no large road to cross. Walk with them for a week, then ten steps behind for a week, then let go. It is hard for one of you, and it is not the child.</p>
<h2>If you drive</h2>
<p>Park one street away and walk the last five minutes. The queue at the gate will be shorter, the air better, and you may hear what your child was really thinking about. In a car they look out of the window. On foot they talk.</p>
<p><em>Christine Alupo, art and craft</em></p>`,
    category: 0,
    on: when.daysAgo(330),
    author: 'Christine Alupo',
    pictures: [
      { set: 'hero', n: 5 },
      { set: 'gallery', n: 1 },
      { set: 'hero', n: 0 },
    ],
  },
];
