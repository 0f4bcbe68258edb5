import type { SeedAlumnus } from './types.ts';

/** Former pupils of the classes of 2018 to 2021. */
export const alumni2018: SeedAlumnus[] = [
  {
    name: 'Samuel Ochen',
    classOf: 2018,
    html: `<p>Samuel did not speak outside his home when he came to us in P3. In a reading group of four the director left a small space for him every day, as long as a line. After five months he filled it.</p>
<p>In July of that year he read the news at assembly. His mother stood behind the jacaranda, so that he would not see her.</p>
<p>He is studying to be a speech therapist, and leaves spaces of the same length.</p>`,
  },
  {
    name: 'Jordan Mwesigwa',
    classOf: 2018,
    html: `<p>Jordan became head boy of his secondary school. He says that the campaign was short, because he only promised what he could do: warm water on Sundays.</p>
<p>At Bunga he was captain of Mengo, the house of patience, which came last in the Hill Cup in both of his years. He gave a speech about it that parents still quote.</p>
<p>He would like to study law or agriculture, and does not see why he must choose.</p>`,
  },
  {
    name: 'Trinity Nakamya',
    classOf: 2018,
    html: `<p>Trinity studies journalism, and reported from three elections of student councils before she was allowed to vote in one.</p>`,
  },
  {
    name: 'Oscar Lodungokol',
    classOf: 2018,
    html: `<p>Oscar came from Kotido to the boarding section in P5. He trains as a nurse and wants to go back.</p>`,
  },
  {
    name: 'Ruth Katusiime',
    classOf: 2018,
    html: `<p>Ruth has a place at the music department. She plays the tube fiddle and the piano, one with each grandfather.</p>`,
  },
  {
    name: 'Hassan Sserwanga',
    classOf: 2018,
    html: `<p>Hassan is a junior football referee, with whistle number 212. Nobody argues with him twice.</p>`,
  },
  {
    name: 'Pauline Nambooze',
    classOf: 2019,
    html: `<p>Pauline makes school bags from old tents. It began in the Wednesday sewing club at Bunga, with a zip that would not close.</p>
<p>She sews with two friends in a garage in Muyenga, and has sold 640 bags so far. One in ten is given to a child who carries books in a plastic sack.</p>
<p>She studies business in the evenings, and says that the club taught her the harder part: to undo a seam without crying.</p>`,
  },
  {
    name: 'Conrad Tukamushaba',
    classOf: 2019,
    html: `<p>Conrad won a national essay prize with a text about waiting for a matatu in the rain.</p>`,
  },
  {
    name: 'Hope Kisakye',
    classOf: 2019,
    html: `<p>Hope finished school with the best marks of her year in biology. She learned to look closely at the pond in Najja.</p>`,
  },
  {
    name: 'Daniel Obua',
    classOf: 2019,
    html: `<p>Daniel trains as a mechanic for aeroplanes. He and Ronald of the class of 2011 have agreed that one day they will share one.</p>`,
  },
  {
    name: 'Aisha Birungi',
    classOf: 2019,
    html: `<p>Aisha swims for her university and gives free lessons in Munyonyo before the holidays.</p>`,
  },
  {
    name: 'Keith Mubiru',
    classOf: 2020,
    html: `<p>Keith learned for most of P7 at a kitchen table, while the schools were closed. His class met by telephone every morning at nine, nineteen voices on one loudspeaker, and read a book together.</p>
<p>He says that he knows the breathing of each of his classmates. When they all met again at Kitante, nobody spoke for a minute.</p>
<p>He writes poems, and has read two of them at our carols.</p>`,
  },
  {
    name: 'Mercy Ayikoru',
    classOf: 2020,
    html: `<p>Mercy lives with her grandmother in Arua and goes to school there. She plays the large adungu.</p>`,
  },
  {
    name: 'Elvis Bukenya',
    classOf: 2020,
    html: `<p>Elvis repaired fourteen radios for pupils in his street, so that they could hear the lessons when schools were closed.</p>`,
  },
  {
    name: 'Patricia Nagudi',
    classOf: 2020,
    html: `<p>Patricia is the goalkeeper of her school team in Mbale, and its head of debate.</p>`,
  },
  {
    name: 'Ibrahim Lukyamuzi',
    classOf: 2020,
    html: `<p>Ibrahim takes pictures of old doors in Kampala. Forty of them were shown in a café in Kamwokya.</p>`,
  },
  {
    name: 'Linda Ampaire',
    classOf: 2020,
    html: `<p>Linda raised nine calves during the long break and paid her own uniform with the milk.</p>`,
  },
  {
    name: 'Tracy Nalweyiso',
    classOf: 2021,
    html: `<p>Tracy wrote a letter to every child in Baby Class while the gates were closed, with a drawing of what waited for them. There were 61 letters, and 58 came back with an answer.</p>
<p>She still writes to four of them. They are in upper primary now and give her advice about secondary school, which she has found quite useful.</p>
<p>She wants to be a postwoman or a judge.</p>`,
  },
  {
    name: 'Collins Otto',
    classOf: 2021,
    html: `<p>Collins is in the science stream of his school in Lira and keeps its weather station.</p>`,
  },
  {
    name: 'Natasha Kyomugisha',
    classOf: 2021,
    html: `<p>Natasha was one of the first to go from Makindye to Bunga for upper primary. She showed the way to the next eleven.</p>`,
  },
  {
    name: 'Shafik Mayanja',
    classOf: 2021,
    html: `<p>Shafik was born on the day the Bunga land was bought. He likes numbers, and can tell you which day of the week it was.</p>`,
  },
  {
    name: 'Rebecca Longole',
    classOf: 2021,
    html: `<p>Rebecca runs the 800 metres, and reads on the bus to every race.</p>`,
  },
];
