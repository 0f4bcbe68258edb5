import type { SchoolYear } from '../year/school-year.ts';
import { portraitOf } from './portraits.ts';
import type { SeedStory } from './types.ts';

/** Testimonials of former pupils in their own words, newest first. */
export const blogAlumni = (when: SchoolYear): SeedStory[] => [
  {
    title: 'I was the boy who would not speak in February',
    html: `<p>When I came to Kitante in P3 I had not spoken outside our house for more than a year. My father had died. At my old school they thought that I was stubborn and put me at the back.</p>
<p>On my first day here nobody asked me to say my name. The teacher said it for me, and then she went on with the lesson. I remember that I could breathe.</p>
<h2>Five months</h2>
<p>There was a reading group in the director’s office, four of us on a mat. The others read aloud. I followed with my finger. Mrs Namutebi never looked at me when it was my turn. She only left a small space, as long as a line, and then the next child read. She did that every day from February to June.</p>
<p>One morning the space came and I filled it. It was a sentence about a goat. Nobody clapped. I think that she had told them not to. She turned the page a little slowly, that is all.</p>
<p>In July I read the news at assembly. My mother stood behind the jacaranda, so that I would not see her.</p>
<h2>Now</h2>
<p>I am studying to be a speech therapist. I help two days a week with children at a hospital in Mengo, and I leave spaces as long as a line. Some of the parents become impatient with me. I tell them that I know a school where they waited for five months.</p>
<blockquote><p>Silence is not empty. Somebody is getting ready in there.</p></blockquote>
<p>I still read slowly. When I visit, I sit on the mat.</p>
<p><em>Samuel Ochen, class of 2018</em></p>`,
    category: 1,
    on: when.daysAgo(7),
    author: 'Sarah Nabukenya',
    pictures: [portraitOf('Samuel Ochen'), { set: 'gallery', n: 4 }, { set: 'hero', n: 9 }],
  },
  {
    title: 'I came back, and my old desk is still here',
    html: `<p>My name is on the underside of a desk in Najja. I wrote it there in P6 with a compass, and I was punished for it with a week of sweeping. Now I teach in that room. The desk stands in the second row, and each year I let the class discover it.</p>
<h2>What I remember</h2>
<p>I remember being bad at mathematics. That is not a modest way of speaking. I had 31 per cent. My teacher, Mr Mugisha, drew a hill on a paper, put a small cross at its foot and wrote “Joan”. Every Friday we moved the cross. Some weeks it moved by the width of a pencil line. He never compared my hill with another one.</p>
<p>At PLE I had a distinction in it. I kept the paper. It hangs over my own table at home, brown with tea.</p>
<h2>Why I came back</h2>
<p>After my studies I taught for two years in a school with seventy children in a class. They were lovely, and I did not know their names in November. One night I counted how often I had spoken to each of them in that week. For eleven of them it was not once.</p>
<p>Then there was a notice on the vacancies page of Seven Hills. I was more afraid of that interview than of any examination. The director asked me only one question: “What did you need here that you did not get?” I am still working on the answer.</p>
<p>Parents sometimes ask if it is strange to call my old teachers by their first names. I do not. I tried once, and we both looked at the floor.</p>
<p><em>Joan Namakula, class of 2010, teacher at Najja</em></p>`,
    category: 1,
    on: when.daysAgo(29),
    author: 'Isaac Tumusiime',
    pictures: [portraitOf('Joan Namakula'), { set: 'gallery', n: 30 }],
  },
  {
    title: 'A pilot needs to be good at being checked',
    html: `<p>People think that flying is about courage. It is about lists. Before we start, we read a list. Before we land, we read another. If you are too proud to be checked, you should choose a different job.</p>
<p>I learned that in the school kitchen.</p>
<h2>The tuck shop</h2>
<p>In P6 it was the turn of Kibuli house to run the tuck shop, and I was the cashier. On the second day 4,000 shillings were missing. I was sure I had made no mistake. Our housemaster, Mr Wabwire, did not shout. He gave me a sheet of paper with two columns and said: “Every evening, you count and Doreen counts. Then you compare. It is not because we do not trust you. It is because everybody is tired at four o’clock.”</p>
<p>The money turned up in a jar of salt. I had put it there myself.</p>
<p>I think of that sentence in the cockpit. The captain reads, I answer, he looks. It is not because he does not trust me.</p>
<h2>How I got here</h2>
<p>After Seven Hills I went to secondary school in Mbarara, then studied engineering for two years, and then got a place at the flying school in Soroti. My first flight alone lasted eleven minutes. I could see the lake, and I could not stop smiling, so that my cheeks hurt.</p>
<p>To those in P7: learn mathematics, eat your beans and get used to somebody looking over your shoulder. When I fly over Kampala one day, I will dip a wing above Kitante. Officially it will be the wind.</p>
<p><em>Ronald Ssebunya, class of 2011</em></p>`,
    category: 1,
    on: when.daysAgo(58),
    author: 'Sarah Nabukenya',
    pictures: [portraitOf('Ronald Ssebunya'), { set: 'hero', n: 6 }, { set: 'gallery', n: 5 }],
  },
  {
    title: 'The bean garden taught me chemistry',
    html: `<p>I am a food scientist. I spend my days making flour from orange sweet potatoes, so that it keeps for a year and children still like it. When people ask how that began, I tell them about a row of beans behind the kitchen at Najja.</p>
<h2>One row each</h2>
<p>In P4 each of us had a row. Mine died. It was the only one. I had given it too much of everything: water, ash, love. The class laughed, and I wanted to give up gardening at the age of nine.</p>
<p>My teacher asked me to write down what I had done, day by day. Then she asked my neighbour, whose beans were perfect, to write down the same. We put the two lists side by side. It was the first time I saw that you can find out why.</p>
<p>I planted a second row, and changed one thing only. Then a third. By the end of the year I had seven small rows and a book full of numbers. I did not know that it was called an experiment. I thought I was just being annoying.</p>
<h2>What I would say to parents</h2>
<p>If your child has failed at something small, please do not comfort them too fast. Ask for the list. Being curious is a much better feeling than being comforted, and it lasts longer.</p>
<h2>What I would say to the cooks</h2>
<p>Mama Rose, I have studied food on two continents, and I still do not know what you put in the beans on Thursdays. I will find out. I have a laboratory now.</p>
<p><em>Sheila Kembabazi, class of 2014</em></p>`,
    category: 1,
    on: when.daysAgo(90),
    author: 'Isaac Tumusiime',
    pictures: [portraitOf('Sheila Kembabazi'), { set: 'facility', n: 12 }],
  },
  {
    title: 'My mother paid in three parts',
    html: `<p>My mother sold second-hand clothes in Owino market. She paid my fees in three parts, always in notes that were folded very small. I was ashamed of those notes. I am a law student now, near the end, and I would give a lot to have one of them in a frame.</p>
<h2>The office</h2>
<p>I remember one Monday. The third part was not there. I had heard at my cousin’s school how children were called out in front of the class, so I hid in the library. Mrs Atim found me behind the atlases. She did not ask. She said that she needed help with covering books, and could I stay until break?</p>
<p>While I covered books, somebody had called my mother. They agreed that she would bring the money in the month after. I only found this out as an adult. To me it was a morning with a lot of plastic foil.</p>
<h2>Why law</h2>
<p>At university we learned a sentence: justice must not only be done, it must be seen to be done. I put up my hand and said that kindness is the other way round. The lecturer wrote it down.</p>
<p>I work two evenings a week in a legal clinic for market women. Most of what we do is contracts about stalls, half a page long. They fold the papers very small, and put them where the money is.</p>
<blockquote><p>I have never met a proud person who was not helped by someone who looked the other way.</p></blockquote>
<p>Thank you to the school for looking the other way, that one time.</p>
<p><em>Diana Adong, class of 2012</em></p>`,
    category: 1,
    on: when.daysAgo(140),
    author: 'Sarah Nabukenya',
    pictures: [portraitOf('Diana Adong'), { set: 'gallery', n: 1 }],
  },
  {
    title: 'We were seven in P7, and we had one football',
    html: `<p>I belong to the class of 2002, the first that left. There were seven of us. People think we must have been special, but we were only the ones whose parents had taken a risk.</p>
<h2>Two rooms behind the church hall</h2>
<p>There was one room for the small ones and one for the big ones, and P7 was a corner with a curtain. When the choir practised next door, we did sums in four parts. In the rain the teacher stopped speaking, because of the iron sheets, and wrote her questions on the board. We answered with our fingers. I am still very quick at that.</p>
<p>The football was borrowed from a neighbour, Mr Sserwadda. It had to be back by six. If it was not, he came himself, stood by the goal and told us about the match of 1978 in which he had nearly played. So we often brought it late.</p>
<h2>What became of the seven</h2>
<p>One of us teaches, one is a nurse in Gulu, one sells solar lamps, one is a priest, two live abroad and I have a bakery in Ntinda with eleven people. We have a group on our phones. It is called Corner with Curtain.</p>
<p>Last year I delivered the cake for the school’s birthday. There were more candles on it than children in our whole corner, by far. I went to look for the two rooms. One is a store now. The curtain rail is still in the wall, painted over. I hung my jacket on it for a minute, just to see.</p>
<p><em>Patrick Ssekitoleko, class of 2002</em></p>`,
    category: 1,
    on: when.daysAgo(205),
    author: 'Grace Achieng',
    pictures: [portraitOf('Patrick Ssekitoleko'), { set: 'hero', n: 1 }, { set: 'gallery', n: 33 }],
  },
  {
    title: 'The sick bay was my favourite room',
    html: `<p>I had sickle cell crises from the age of five. In an ordinary year I missed forty days. In other schools that is the end of the story. At Najja it was a question of organisation.</p>
<h2>A bag that went back and forth</h2>
<p>There was a blue bag. When I was absent, each teacher put in one sheet. Not all the work, one sheet, the one that mattered. On the way home my neighbour Ritah from P5 brought it to our gate. The next day it went back, finished or not. Nobody ever wrote “late” on it.</p>
<p>When I could come but could not sit for long, I was allowed to lie in the sick bay with the door open towards the class. I heard the lessons from there. I learned fractions by ear, with my eyes closed. The nurse held the thermometer and also wanted to know what a common denominator was.</p>
<h2>What I do now</h2>
<p>I am a medical student in Mbarara. I do not tell patients that I know how they feel, because I do not. But I know how long an afternoon is.</p>
<p>During my first year I had to stop for two months. I wrote to my old class teacher, only to complain. A week later a blue bag arrived by bus. There was one sheet in it. It said: “The one that matters: rest.”</p>
<p>If you have a child who is often ill, tell the school everything, also the tiring details. They will find a bag for you.</p>
<p><em>Emmanuel Wanyama, class of 2015</em></p>`,
    category: 1,
    on: when.daysAgo(260),
    author: 'Isaac Tumusiime',
    pictures: [portraitOf('Emmanuel Wanyama')],
  },
  {
    title: 'I wanted to be behind the drums, not in front',
    html: `<p>I was the smallest in P4 and I had decided that nobody should look at me. So when Mr Tumusiime asked who wanted to dance, I hid behind the biggest drum. He saw my feet. “Good,” he said, “stay there. But keep doing that.”</p>
<h2>Feet</h2>
<p>For a whole term I danced behind the drum. The audience saw only the drummers, and now and then a foot. Then he moved the drum by one step. In the next term, by another. I did notice. I let it happen, because he never spoke about it.</p>
<p>At the end of P6 the drum stood at the side and I stood in the middle, and it was much too late to be afraid.</p>
<h2>Numbers</h2>
<p>I promised my mother to learn something sensible as well. So I studied accounting in the daytime and danced in the evening. It was a good idea. A dance company has rent, costumes and fuel, and somebody has to know on which day the money ends. I have eleven dancers now. They are paid on the 28th, each month, and among dancers that is famous.</p>
<h2>For a child who hides</h2>
<p>If your child hides, do not pull. Put something interesting nearby. I still work like that. In every group there is one behind the drum, and I have learned to look at the feet first.</p>
<blockquote><p>Nobody made me brave. They moved the furniture.</p></blockquote>
<p>I come back each year for arts week. The drum is still the same one. It has a new skin, and a small mark from my shoe.</p>
<p><em>Faith Nabirye, class of 2016</em></p>`,
    category: 1,
    on: when.daysAgo(345),
    author: 'Sarah Nabukenya',
    pictures: [portraitOf('Faith Nabirye'), { set: 'gallery', n: 28 }, { set: 'event', n: 1 }],
  },
];
