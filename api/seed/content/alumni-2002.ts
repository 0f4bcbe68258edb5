import type { SeedAlumnus } from './types.ts';

/** Former pupils of the classes of 2002 to 2009. */
export const alumni2002: SeedAlumnus[] = [
  {
    name: 'Patrick Ssekitoleko',
    classOf: 2002,
    html: `<p>Patrick was one of seven pupils in our very first P7, which was a corner of a classroom with a curtain. He has a bakery in Ntinda with eleven people, and bakes the birthday cake of the school each February.</p>
<p>He started with one charcoal oven behind his aunt’s house. The first week he sold nineteen loaves, and he still has the list. He takes on two young people every year who left school early, teaches them to bake and to keep accounts, and sends them on.</p>
<p>Pupils who visit the bakery in Wednesday clubs may shape one loaf each. They are not pretty, he says, and they always sell first.</p>`,
  },
  {
    name: 'Immaculate Lamwaka',
    classOf: 2002,
    html: `<p>Immaculate is a senior nurse in the maternity ward of a hospital in Gulu. She has helped more than two thousand babies into the world and can tell you which of them were born in the rain.</p>
<p>At school she was the one who carried the plasters. When a child fell in the yard behind the church hall, the teachers called for Immaculate before they called for water.</p>
<p>When she is in Kampala, she visits the nurse at Makindye, and they compare their smallest scissors.</p>`,
  },
  {
    name: 'Fr Deogratius Mugerwa',
    classOf: 2002,
    html: `<p>He serves a parish near Masaka and runs its primary school, where each child is greeted at the gate. He says that he did not invent it.</p>`,
  },
  {
    name: 'Rehema Nakawesi',
    classOf: 2002,
    html: `<p>Rehema sells and repairs solar lamps from a shop in Kibuye. She began with a box of twelve, carried on her head from house to house, and a promise to come back if one of them failed.</p>
<p>She now has three shops and a small training room upstairs, where women from the villages around Mpigi learn to test a battery and to solder. More than ninety of them now earn money with it.</p>
<p>At school she was in Kibuli house. It stands for courage, she says, but what she needed most was Mengo’s patience.</p>`,
  },
  {
    name: 'Robinah Nakimera',
    classOf: 2002,
    html: `<p>Robinah teaches P1 in Mityana, with seventy children in the room. She reads to them for ten minutes each morning before anything else.</p>`,
  },
  {
    name: 'Julius Tugume',
    classOf: 2003,
    html: `<p>Julius works for a bank in Kampala and decides about loans for small farms. Before he signs, he visits the field.</p>
<p>He came to Kitante from Kabale in P5 and spoke no Luganda. His bench partner taught him ten words a day, and took payment in boiled maize. They are still friends.</p>
<p>At the reunion he is always the first to arrive, because he likes to walk up the avenue before it is full.</p>`,
  },
  {
    name: 'Annet Nakalembe',
    classOf: 2003,
    html: `<p>Annet keeps 1,200 layers in Gayaza and supplies eggs to four schools. Ours is one of them.</p>`,
  },
  {
    name: 'Charles Odongo',
    classOf: 2003,
    html: `<p>Charles builds roads in Lango, mostly small ones that bring the harvest to market. He still draws his first plan by hand.</p>`,
  },
  {
    name: 'Mary Goretti Asiimwe',
    classOf: 2003,
    html: `<p>A midwife in Fort Portal. She was in the first choir of the school, when it had nine voices.</p>`,
  },
  {
    name: 'Swaibu Kasule',
    classOf: 2003,
    html: `<p>Swaibu drives a long-distance truck to Mombasa and writes a diary at every stop. Two of his stories were read on the radio.</p>`,
  },
  {
    name: 'Dr Brenda Nansamba',
    classOf: 2004,
    html: `<p>Brenda is a children’s doctor at Mulago. She looks after boys and girls with asthma and other illnesses of the lungs, and teaches young doctors how to talk with a child before touching the stethoscope.</p>
<p>As a pupil she had asthma herself. She spent many breaks on the wall by the water tank, with a teacher who sat beside her and never said hurry up. It was there, she says, that she decided what kind of doctor she wanted to be.</p>
<p>Once a year she visits P5 with a bag of drinking straws.</p>`,
  },
  {
    name: 'Moses Mwanga',
    classOf: 2004,
    html: `<p>Moses is a running coach in Kapchorwa. His group of fourteen girls trains before school, with porridge after it.</p>`,
  },
  {
    name: 'Stella Nanyonjo',
    classOf: 2004,
    html: `<p>Stella has an accounting office in Wandegeya and looks after the books of three charities without charge.</p>`,
  },
  {
    name: 'Fred Akugizibwe',
    classOf: 2004,
    html: `<p>Fred grows vanilla near Kasese. He was the first pupil to break a window at Kitante, and he paid it off in mangoes.</p>`,
  },
  {
    name: 'Harriet Kulume',
    classOf: 2004,
    html: `<p>A customs officer at Busia, known for reading every form to the end.</p>`,
  },
  {
    name: 'Dennis Okwir',
    classOf: 2004,
    html: `<p>Dennis teaches history at a secondary school in Lira. His pupils interview old people in their villages, and the recordings are kept in the town library.</p>
<p>The idea came from a homework in P6. He had to ask his grandfather about one day in his life, and the old man spoke for three evenings. Dennis wrote it all down, on the back of fees letters, because there was no other paper.</p>
<p>Some of those stories are now in a schoolbook.</p>`,
  },
  {
    name: 'Sylvia Nampijja',
    classOf: 2005,
    html: `<p>Sylvia designs school furniture. After years in an office she noticed that the chairs in most classrooms are made for nobody in particular, neither for small children nor for big ones.</p>
<p>Her workshop in Bwaise makes a chair in four sizes from eucalyptus wood, light enough for a child to carry. Two hundred of them are in our classrooms.</p>
<p>The idea goes back to the first chair she had at Kitante, which was 28 centimetres high and which she refused to give up until P3.</p>`,
  },
  {
    name: 'Godfrey Mulindwa',
    classOf: 2005,
    html: `<p>He repairs ventilators, scanners and once a coffee machine at a hospital in Nsambya.</p>`,
  },
  {
    name: 'Lilian Acayo',
    classOf: 2005,
    html: `<p>Lilian sews dresses from kitenge in Gulu. Her small shop trains six girls each year.</p>`,
  },
  {
    name: 'Peter Wafula',
    classOf: 2005,
    html: `<p>A coffee taster in Mbale. He says the school porridge gave him a tongue for fine differences.</p>
<p>He tastes up to eighty cups in a day, and can say which side of Mount Elgon a bean comes from. Farmers bring him their harvest in small paper bags with a name on it, and he writes back to each of them, also when the answer is no.</p>
<p>He keeps the letter that his P7 teacher wrote to him in the same way.</p>`,
  },
  {
    name: 'Juliet Tusiime',
    classOf: 2005,
    html: `<p>Juliet is a land surveyor in Mbarara. In P7 she measured the football field and found it 40 centimetres too short.</p>`,
  },
  {
    name: 'Andrew Kizza',
    classOf: 2006,
    html: `<p>Andrew is a structural engineer in Entebbe. He checks bridges, halls and roofs, and has the reputation of finding the one bolt that is loose.</p>
<p>He joined Kitante in P3 and built the tallest matchbox tower of the class, which fell first. His teacher asked him to find out why before he built the next. He has kept that order ever since.</p>
<p>When the pool at Bunga got its new shade roof, he climbed up to inspect it and sent no bill.</p>`,
  },
  {
    name: 'Zainab Namukose',
    classOf: 2006,
    html: `<p>Zainab is a pharmacist in Iganga. On market days she sits outside her shop for an hour and explains medicines to anyone who asks.</p>
<p>It began with her own grandmother, who had taken two medicines for a year that did not go together. Nobody had asked her about the second one. Since then Zainab asks everybody: what else are you taking?</p>
<p>At Kitante she ran the library desk in P7, and asked every borrower the same question about books.</p>`,
  },
  {
    name: 'Richard Ocaya',
    classOf: 2006,
    html: `<p>A chef on a lake steamer. He learned to chop onions on a service day in P6.</p>`,
  },
  {
    name: 'Prudence Ainomugisha',
    classOf: 2006,
    html: `<p>Prudence reads the evening news in Runyankore for a station in Mbarara. She practised at morning assembly.</p>`,
  },
  {
    name: 'Vincent Sserunjogi',
    classOf: 2006,
    html: `<p>Vincent restores old matatus and has taught three of his cousins to do the same.</p>`,
  },
  {
    name: 'Esther Chelangat',
    classOf: 2006,
    html: `<p>Esther is an agronomist in Sebei. She works with farmers on new kinds of wheat for high fields.</p>`,
  },
  {
    name: 'Miriam Atuhaire',
    classOf: 2007,
    html: `<p>Miriam presents a morning programme on a Kampala radio station. She gets up at half past three and says it is the only thing about the job that has not become easier.</p>
<p>At school she read the weather at assembly, every day for two years, and always got it wrong, because she made it up. People began to bet on it. That is how she learned that listeners forgive everything except boredom.</p>
<p>Once a term she gives her studio to our P7 pupils for an hour and sits in the corner.</p>`,
  },
  {
    name: 'Ismail Waiswa',
    classOf: 2007,
    html: `<p>Ismail has a bicycle workshop in Jinja and lends bicycles to pupils who live far from school.</p>`,
  },
  {
    name: 'Caroline Nandawula',
    classOf: 2007,
    html: `<p>Caroline is a social worker in Kawempe. She finds foster families for small children and visits each of them for years after.</p>
<p>She keeps a drawer with one small thing for each child she has placed: a button, a drawing, the cap of a pen. There are more than two hundred. When somebody grown up comes back and asks where they are from, she can open the drawer.</p>
<p>In P5 she was the partner of a boy in Baby Class who cried for eleven days. He is an adult now and greets her in the street.</p>`,
  },
  {
    name: 'Samson Lokiru',
    classOf: 2007,
    html: `<p>A veterinary officer in Moroto. He was the first boarder at Kitante who came from Karamoja, and his letters home took two weeks.</p>
<p>In the holidays he travelled for two days and walked the last part with the cattle. He did his reading on the way, aloud, and he says that the cows know the story of the tortoise quite well.</p>
<p>Now he travels from kraal to kraal with a cool box of vaccines on a motorcycle. In the dry season he teaches the children there to read in the evening, under the same tree where the animals are treated.</p>`,
  },
  {
    name: 'Beatrice Ayebare',
    classOf: 2007,
    html: `<p>Beatrice manages a guest house by Lake Bunyonyi and cooks with what grows in its garden.</p>`,
  },
  {
    name: 'Allan Mutebi',
    classOf: 2008,
    html: `<p>Allan is a wildlife ranger in Murchison Falls. He counts elephants from a small plane and on foot, and can tell some families by the ears of their aunts.</p>
<p>In P6 he kept a notebook about the marabou storks on the school roof, with times, weights that he had guessed, and a list of what they stole. His teacher marked it like a real book.</p>
<p>When a class goes on safari with him, they first sit still for fifteen minutes. He says it is the most difficult thing that he asks of anyone.</p>`,
  },
  {
    name: 'Christine Aguti',
    classOf: 2008,
    html: `<p>Christine is a dentist in Soroti. Children may choose the colour of the filling.</p>`,
  },
  {
    name: 'Umar Kiggundu',
    classOf: 2008,
    html: `<p>He won the school chess cup three times, and works as an auditor. He says it is the same thing with fewer horses.</p>`,
  },
  {
    name: 'Joanita Kabugho',
    classOf: 2008,
    html: `<p>Joanita grows cocoa in Bundibugyo and makes her own chocolate, one small machine and four flavours.</p>
<p>Her first bars were grey and tasted of smoke, because she had dried the beans over a fire. She wrote down every mistake, as she had learned in science lessons at Kitante, and the eleventh try could be sold.</p>
<p>Each bar has a picture of the farmer on the paper. The farmers choose the picture, and most of them have chosen one with their grandchildren.</p>`,
  },
  {
    name: 'Edwin Nsubuga',
    classOf: 2008,
    html: `<p>Edwin led the class that gave the paint for the sick bay at Makindye. In ordinary life he sells it, in Katwe.</p>`,
  },
  {
    name: 'Timothy Opio',
    classOf: 2009,
    html: `<p>Timothy writes software in Nairobi for clinics, so that a patient’s card does not get lost between two towns.</p>
<p>At school he was known for chess and for taking things apart. The radio of the staff room was among them. He was given until Friday to put it together again, and did it, with one screw left over. It lies on his desk.</p>
<p>Every Wednesday he calls our robotics club by video and asks: what broke? He never gives the answer.</p>`,
  },
  {
    name: 'Ritah Nassuna',
    classOf: 2009,
    html: `<p>Ritah is a wedding cook in Masaka who has fed up to nine hundred guests. Her class cooked for the reunion under her orders.</p>`,
  },
  {
    name: 'Gilbert Arinaitwe',
    classOf: 2009,
    html: `<p>Gilbert is a statistician. He worked out that two cups of coffee a month from each former pupil would pay six bursaries, and so the alumni fund began.</p>
<p>He had written the sum on a paper napkin at the reunion, and passed it from table to table. By the end of lunch there were 46 names on it and a bucket under it. The napkin is framed in the office at Kitante.</p>
<p>In his profession he counts households for the census. He still prefers a pencil.</p>`,
  },
  {
    name: 'Sarah Adoch',
    classOf: 2009,
    html: `<p>Sarah is a police officer in the child protection unit in Kitgum.</p>`,
  },
  {
    name: 'Hussein Balikoowa',
    classOf: 2009,
    html: `<p>An electrician in Kamuli who has brought power to eleven village schools, always on Saturdays.</p>`,
  },
  {
    name: 'Teddy Nalubowa',
    classOf: 2009,
    html: `<p>Teddy is a florist at Entebbe airport road. The jacaranda at Kitante is still her favourite tree, though nobody can put it in a vase.</p>`,
  },
];
