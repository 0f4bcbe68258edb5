import type { SeedAlumnus } from './types.ts';

/** Former pupils of the classes of 2010 to 2017. */
export const alumni2010: SeedAlumnus[] = [
  {
    name: 'Joan Namakula',
    classOf: 2010,
    html: `<p>Joan teaches at our Najja campus, in the room where she once scratched her name under a desk. The desk is still there, and each class finds it sooner or later.</p>
<p>In P5 she had 31 per cent in mathematics. Her teacher drew a hill and moved a small cross up it every Friday. At PLE she had a distinction. She now draws hills for others.</p>
<p>Before she came back, she taught for two years in a class of seventy. She says that is why she learns all names by the second day.</p>`,
  },
  {
    name: 'Derrick Mugabi',
    classOf: 2010,
    html: `<p>Derrick is a radiographer in Hoima and plays the trumpet in a wedding band.</p>`,
  },
  {
    name: 'Phiona Kobusingye',
    classOf: 2010,
    html: `<p>Phiona has a bookshop with a reading room in Fort Portal. Children may read for free, if their hands are clean.</p>
<p>She was a slow reader. In P2 she hid her book under the table, because the others had already turned the page. A girl from P6 noticed it on a Thursday and began to hide her own book too, so that they could read under the table together.</p>
<p>In Phiona’s shop there is a table with a long cloth, and a lamp beneath it.</p>`,
  },
  {
    name: 'Jimmy Etyang',
    classOf: 2010,
    html: `<p>A beekeeper and carpenter in Tororo. He sends a jar of honey to the staff room every Christmas.</p>`,
  },
  {
    name: 'Mariam Nakandi',
    classOf: 2010,
    html: `<p>Mariam is a tax adviser. In the tuck shop she was the only cashier who never had a shilling missing.</p>`,
  },
  {
    name: 'Ronald Ssebunya',
    classOf: 2011,
    html: `<p>Ronald trains to be a civil pilot at the flying school in Soroti. His first flight alone lasted eleven minutes.</p>
<p>He says that he learned the most important rule of flying as a cashier in the tuck shop of Kibuli house: every evening two people count and compare, not because nobody trusts you, but because everybody is tired at four o’clock.</p>
<p>He has promised to dip a wing over Kitante one day. Officially it will be the wind.</p>`,
  },
  {
    name: 'Claire Nabulime',
    classOf: 2011,
    html: `<p>Claire writes for a newspaper about courts and land. Her first article was in the school magazine, about the missing hen.</p>`,
  },
  {
    name: 'Geofrey Odoi',
    classOf: 2011,
    html: `<p>Geofrey teaches deaf children in Ntinda. He learned his first signs in P4 from a girl in his class.</p>
<p>They sat side by side for four years. By P7 the whole class could sign well enough to pass answers across the room, and the teachers, who had learned it as well, could read every one of them.</p>
<p>His pupils now visit Seven Hills each term and teach P4 to sing with their hands. The concert of the two schools is the only one, he says, at which nobody coughs.</p>`,
  },
  {
    name: 'Winnie Kyarimpa',
    classOf: 2011,
    html: `<p>Winnie is a tea buyer in Kericho and Kyenjojo and can name an estate by its smell.</p>`,
  },
  {
    name: 'Yusuf Magezi',
    classOf: 2011,
    html: `<p>Yusuf paints signs and lorries in Mbale, by hand only. The blue lion at the Kumi road is his.</p>`,
  },
  {
    name: 'Diana Adong',
    classOf: 2012,
    html: `<p>Diana studies law at Makerere and works two evenings a week in a legal clinic for market women. Most of the cases are about stalls, and most of the contracts are half a page.</p>
<p>Her mother sold clothes in Owino market and paid the fees in three parts. Diana has written about it for our testimonials, and about a librarian who needed help with covering books on just the right morning.</p>
<p>She was in Nakasero house and asked more questions than anybody before or since.</p>`,
  },
  {
    name: 'Innocent Tumwebaze',
    classOf: 2012,
    html: `<p>Innocent studied forestry and runs a tree nursery in Kabale with 40,000 seedlings. His best customers are schools.</p>`,
  },
  {
    name: 'Shakira Namubiru',
    classOf: 2012,
    html: `<p>Shakira is a laboratory technician in Arua. She tests water for twenty villages.</p>`,
  },
  {
    name: 'Paul Omara',
    classOf: 2012,
    html: `<p>Paul plays the adungu in a band from Nebbi and has toured four countries with it.</p>
<p>As a boy he thought that the instrument of his grandfather was old-fashioned, and asked for a keyboard. In music lessons here he was told to bring whatever stood in the corner at home. So he brought the adungu, and was surprised that the room went quiet.</p>
<p>He tunes the harps of our P4 classes whenever he is in Kampala.</p>`,
  },
  {
    name: 'Gloria Nantume',
    classOf: 2012,
    html: `<p>A hairdresser in Kansanga who offers free plaits to girls on the Saturday before term.</p>`,
  },
  {
    name: 'Benard Cherop',
    classOf: 2012,
    html: `<p>Benard runs the 1,500 metres for a club in Kapchorwa and studies sport science between races.</p>`,
  },
  {
    name: 'Hakim Lubega',
    classOf: 2013,
    html: `<p>Hakim learned to play on the grass at Kitante and went on to the national under-20 team. He plays in midfield and is known for the pass before the pass.</p>
<p>In P5 he played a season in canvas shoes with a hole. One morning a pair of boots lay in his desk. Years later he found out who had paid, and sent forty pairs to the school, cleaned, with new laces and no speech.</p>`,
  },
  {
    name: 'Irene Nakyanzi',
    classOf: 2013,
    html: `<p>Irene is a sound engineer. If a concert in Kampala can be heard in the last row, she was probably there.</p>`,
  },
  {
    name: 'Solomon Abura',
    classOf: 2013,
    html: `<p>Solomon has a degree in soil science from Gulu and advises cassava farmers in Amuria.</p>`,
  },
  {
    name: 'Peace Kansiime',
    classOf: 2013,
    html: `<p>Peace works as a tour guide in Bwindi. She can whisper in five languages, which is useful near gorillas.</p>
<p>She grew up in Kisoro and came to live with an aunt in Kampala when she was nine. For the first weeks she drew mountains on everything. Her teacher hung up one of the drawings, and asked her to tell the class about the forest. It was the first time that she guided anyone, she says, and nobody got lost.</p>
<p>A part of her tips goes to the school in her village.</p>`,
  },
  {
    name: 'Martin Lukwago',
    classOf: 2013,
    html: `<p>Martin builds drums in Mpambire, in the workshop of his grandfather. Three of ours are his.</p>`,
  },
  {
    name: 'Sheila Kembabazi',
    classOf: 2014,
    html: `<p>Sheila is a food scientist. She makes flour from orange sweet potatoes that keeps for a year and that children like.</p>
<p>It began with a row of beans in the garden at Najja, which died because she had given it too much of everything. Her teacher asked for a list of what she had done. The second row got one change only, and so did the third.</p>
<p>She is still trying to find out what the cooks put into the beans on Thursdays.</p>`,
  },
  {
    name: 'Ivan Kato Ssemwogerere',
    classOf: 2014,
    html: `<p>Ivan and his twin brother were never put in the same house, so that each had to make his own friends. He is a physiotherapist in Rubaga.</p>`,
  },
  {
    name: 'Isaac Wasswa Ssemwogerere',
    classOf: 2014,
    html: `<p>The other twin. He is a goldsmith, and made the wedding rings for four of his classmates.</p>`,
  },
  {
    name: 'Eunice Aceng',
    classOf: 2014,
    html: `<p>Eunice studies nursing in Lira and sends us a picture of every snake she meets on the way.</p>`,
  },
  {
    name: 'Abdallah Muwonge',
    classOf: 2014,
    html: `<p>Abdallah has a stall for phone repairs in Nateete, with a bench where children may watch and ask.</p>`,
  },
  {
    name: 'Harriet Biira',
    classOf: 2014,
    html: `<p>Harriet is a mountain guide in the Rwenzori and has been to the top eleven times.</p>
<p>On her first climb she was fifteen and wore the rubber boots of her brother. Halfway she wanted to turn back. Then she remembered the sentence on the wall of the hall at Kitante, that no child climbs alone, looked around, and saw that an old porter was waiting for her at the bend.</p>
<p>She waits at that bend for others now.</p>`,
  },
  {
    name: 'Emmanuel Wanyama',
    classOf: 2015,
    html: `<p>Emmanuel is a medical student in Mbarara. He had to miss forty days of school in an ordinary year because of sickle cell disease, and learned fractions by ear, lying in the sick bay with the door open.</p>
<p>A blue bag went back and forth between Najja and his home, with one sheet from each teacher: the one that mattered. He keeps it on a nail beside his desk.</p>
<p>He does not tell patients that he knows how they feel. But he knows, he says, how long an afternoon is.</p>`,
  },
  {
    name: 'Doreen Namara',
    classOf: 2015,
    html: `<p>Doreen is a young doctor in her first posting, at a health centre near Kisoro. She walks there on a path with 312 steps.</p>`,
  },
  {
    name: 'Kenneth Okiror',
    classOf: 2015,
    html: `<p>Kenneth studied fisheries and works on cages for tilapia on the lake near Jinja.</p>`,
  },
  {
    name: 'Fauzia Nakigozi',
    classOf: 2015,
    html: `<p>Fauzia is a cartoonist. Her strip about a stubborn goat appears on Saturdays.</p>
<p>The goat is called Counsellor. He eats contracts, ballot papers and once a whole budget. Readers write to her to ask whom she means. She always answers that it is just a goat.</p>
<p>She drew him for the first time in P6, in the corner of a mathematics test. The teacher gave no mark for it, but wrote: I would like to know what he does next.</p>`,
  },
  {
    name: 'Joshua Mukisa',
    classOf: 2015,
    html: `<p>Joshua bakes with Patrick of the class of 2002, whom he met at a reunion, in front of the cake.</p>`,
  },
  {
    name: 'Faith Nabirye',
    classOf: 2016,
    html: `<p>Faith is a dancer and choreographer with a company of eleven. They are paid on the 28th of each month, and among dancers that is famous.</p>
<p>At school she danced for a whole term behind the biggest drum, because nobody should look at her. The music teacher moved the drum by one step each term.</p>
<p>She studied accounting as well, as promised to her mother. Every year she comes back for arts week and makes a dance out of something ordinary, such as the morning bell.</p>`,
  },
  {
    name: 'Denis Tayebwa',
    classOf: 2016,
    html: `<p>Denis is a young engineer with a water company in Ibanda. He carries a spirit level in his jacket, also on Sundays.</p>`,
  },
  {
    name: 'Leah Apio',
    classOf: 2016,
    html: `<p>Leah studies to be a vet. Her first patient was the rabbit of Middle Class.</p>`,
  },
  {
    name: 'Rashid Kyeyune',
    classOf: 2016,
    html: `<p>Rashid is a swimming teacher in Entebbe. He was eleven when he first put his face in the water.</p>
<p>His cousin had drowned in the lake, and the family never spoke about it. At the Bunga pool he stood on the steps for a whole month of lessons. The teacher stood on the steps too, and talked about football.</p>
<p>Now Rashid teaches people who are afraid, most of them adults. The first lesson takes place on a bench, with dry feet.</p>`,
  },
  {
    name: 'Martha Nabukwasi',
    classOf: 2016,
    html: `<p>Martha plays netball for a club in Kampala and keeps its accounts.</p>`,
  },
  {
    name: 'Elijah Bakunzi',
    classOf: 2016,
    html: `<p>Elijah makes furniture from old canoes in Ggaba, with his uncle.</p>`,
  },
  {
    name: 'Sandra Akankwasa',
    classOf: 2017,
    html: `<p>Sandra was head girl at Kitante and the first to suggest that prefects should be asked questions in public before the vote. It took two hours and has been done every year since.</p>
<p>She studies public administration, and on Saturdays teaches first-time voters how a council works. She uses beans and three cups.</p>
<p>Her advice to prefects is to learn the names of the cooks first.</p>`,
  },
  {
    name: 'Simon Peter Ebong',
    classOf: 2017,
    html: `<p>Simon Peter came from Najja with a bronze medal in mathematics and a fear of dogs. He studies economics. The fear is almost gone.</p>`,
  },
  {
    name: 'Hamidah Nakirya',
    classOf: 2017,
    html: `<p>Hamidah studies architecture. For her first project she measured the shade of every tree on our campuses.</p>`,
  },
  {
    name: 'Brian Ariho',
    classOf: 2017,
    html: `<p>Brian is an apprentice in a printing house in Industrial Area and prints our school magazine.</p>`,
  },
  {
    name: 'Joy Atim Lakot',
    classOf: 2017,
    html: `<p>Joy sings in a choir in Gulu and studies Acholi and English, in order to write songs in both.</p>`,
  },
];
