import type { SeedAlumnus } from './types.ts';

/** Former pupils of the classes of 2018 to 2025. */
export const alumni2018: SeedAlumnus[] = [
  {
    name: 'Samuel Ochen',
    classOf: 2018,
    html: `<p>Samuel did not speak outside his home when he came to us in P3. In a reading group of four the director left a small space for him every day, as long as a line. After five months he filled it.</p>
<p>In June of that year he read the news at assembly. His mother stood behind the jacaranda, so that he would not see her.</p>
<p>He is studying to be a speech therapist, and leaves spaces of the same length.</p>`,
    portrait: 201,
  },
  {
    name: 'Jordan Mwesigwa',
    classOf: 2018,
    html: `<p>Jordan became head boy of his secondary school. He says that the campaign was short, because he only promised what he could do: warm water on Sundays.</p>
<p>At Bunga he was captain of Mengo, the house of patience, which came last in the Hill Cup in both of his years. He gave a speech about it that parents still quote.</p>
<p>He would like to study law or agriculture, and does not see why he must choose.</p>`,
    portrait: 208,
  },
  {
    name: 'Trinity Nakamya',
    classOf: 2018,
    html: `<p>Trinity studies journalism, and reported from three elections of student councils before she was allowed to vote in one.</p>`,
    portrait: 144,
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
    portrait: 148,
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
    portrait: 154,
  },
  {
    name: 'Conrad Tukamushaba',
    classOf: 2019,
    html: `<p>Conrad won a national essay prize with a text about waiting for a matatu in the rain.</p>`,
    portrait: 212,
  },
  {
    name: 'Hope Kisakye',
    classOf: 2019,
    html: `<p>Hope finished school with the best marks of her year in biology. She learned to look closely at the pond in Najja.</p>`,
    portrait: 157,
  },
  {
    name: 'Daniel Obua',
    classOf: 2019,
    html: `<p>Daniel trains as a mechanic for aeroplanes. He and Ronald of the class of 2011 have agreed that one day they will share one.</p>`,
    portrait: 226,
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
    portrait: 229,
  },
  {
    name: 'Mercy Ayikoru',
    classOf: 2020,
    html: `<p>Mercy lives with her grandmother in Arua and goes to school there. She plays the large adungu.</p>`,
    portrait: 161,
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
    portrait: 164,
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
  {
    name: 'Jotham Kiconco',
    classOf: 2022,
    html: `<p>Jotham built a model of Kitante in P7, at a scale of one to a hundred, with every tree. It took two terms, and it stands in the office, under glass.</p>
<p>When the new gate was planned, the builders came to look at the model first. They found that a bus could not turn there. The gate is now four metres further left.</p>
<p>He would like to be an architect or a bus driver.</p>`,
    portrait: 236,
  },
  {
    name: 'Priscilla Nankya',
    classOf: 2022,
    html: `<p>Priscilla leads the choir of her boarding school in Mukono, and sends us new songs with the words explained.</p>`,
    portrait: 167,
  },
  {
    name: 'Mark Anyuru',
    classOf: 2022,
    html: `<p>Mark left with the house cup for reading: 212 books in two years, and one of them twice.</p>`,
  },
  {
    name: 'Sumaya Nabbosa',
    classOf: 2022,
    html: `<p>Sumaya started a club for girls who like repairing things. They began with the kettle.</p>`,
    portrait: 240,
  },
  {
    name: 'Allan Muhindo',
    classOf: 2022,
    html: `<p>Allan plays in goal for a youth team in Kasese and hopes to be a geologist.</p>`,
  },
  {
    name: 'Angel Nyakato',
    classOf: 2023,
    html: `<p>Angel was prefect for the green bench at Bunga, where children sit who would like somebody to play with. She kept no list, but knew each of them.</p>
<p>In P7 she asked that the bench be moved from the edge to the middle of the yard, so that it should not look like a punishment. It was moved the same week.</p>
<p>At her new school there was no such bench. There is one now, and she painted it.</p>`,
    portrait: 29,
  },
  {
    name: 'Joel Ssempala',
    classOf: 2023,
    html: `<p>Joel still comes on Saturdays to play the long drum with the ensemble, and carries the heavy end.</p>`,
    portrait: 31,
  },
  {
    name: 'Blessing Akite',
    classOf: 2023,
    html: `<p>Blessing won the spelling prize of her division with the word mischievous.</p>`,
  },
  {
    name: 'Ashiraf Wambuzi',
    classOf: 2023,
    html: `<p>Ashiraf keeps pigeons on a roof in Bugolobi and is learning to train them.</p>`,
  },
  {
    name: 'Daphne Ninsiima',
    classOf: 2023,
    html: `<p>Daphne is the youngest member of her school’s quiz team in Mbarara.</p>`,
  },
  {
    name: 'Elijah Ojok',
    classOf: 2024,
    html: `<p>Elijah was captain of Rubaga house when it won the Hill Cup for the second time in a row. He is at a boarding school in Gulu.</p>
<p>He thinks that captains get too much praise. In his last speech he thanked thirty-nine other runners by name, from Baby Class upwards, without a paper.</p>
<p>He wants to be a sports teacher, at a school with grass.</p>`,
    portrait: 41,
  },
  {
    name: 'Martina Nakabuye',
    classOf: 2024,
    html: `<p>Martina taught herself the harmonica on the school bus, and was asked to stop only once.</p>`,
    portrait: 59,
  },
  {
    name: 'Derrick Asaba',
    classOf: 2024,
    html: `<p>Derrick is good at long division and at explaining it. His younger sisters charge him for the practice.</p>`,
  },
  {
    name: 'Nuriat Nabaggala',
    classOf: 2024,
    html: `<p>Nuriat keeps the class garden at her new school in Wakiso and has planted a guava from Ntinda in it.</p>`,
    portrait: 39,
  },
  {
    name: 'Caleb Masaba',
    classOf: 2024,
    html: `<p>Caleb moved back to Mbale and writes to his reading partner in P2 each month.</p>`,
  },
  {
    name: 'Shanita Nakimuli',
    classOf: 2025,
    html: `<p>Shanita left us with a prize for the best question: why does the examination not ask what we would like to know? The governors talked about it for half an hour.</p>
<p>She was in Nakasero house, ran the tuck shop without a missing shilling and read with the same small partner on Thursdays for two years. On the last Thursday the partner read to her.</p>`,
  },
  {
    name: 'Trevor Otim',
    classOf: 2025,
    html: `<p>Trevor was captain of Rubaga when it won the Hill Cup for the third year. He called the runner who had lost it, because she had stopped for somebody who fell, up to the top step with him.</p>
<p>He started secondary school in Mukono, where he is again the smallest in the class and, as he says, again the one with the loudest laugh.</p>`,
  },
  {
    name: 'Hadijah Nantongo',
    classOf: 2025,
    html: `<p>Hadijah is the runner from Nakasero who turned her head. She runs for her new school, and still looks.</p>`,
  },
  {
    name: 'Arthur Kwikiriza',
    classOf: 2025,
    html: `<p>Arthur sang the low part in the choir from the day his voice broke, which was in the middle of a concert.</p>`,
  },
  {
    name: 'Melissa Auma',
    classOf: 2025,
    html: `<p>Melissa coached her younger sister Patience at netball, on the road in front of their house, with a bucket for a ring.</p>`,
  },
];
