import { facts, shillings } from '../facts.ts';
import { bungaBuses, kitanteBuses, makindyeBuses, najjaBuses, ntindaBuses } from './buses.ts';

const { nurseryAfternoon, lateStay } = facts.prices;
const night = 'After that, call the night number 0772 530 117.';
const day = (gate: string, last: string, ...more: string[]) =>
  [
    `Gate opens: ${gate}`,
    'Nursery: 8:00 to 13:00, lunch included',
    'P1 to P3: 8:00 to 15:30',
    `${last}: 8:00 to 16:30`,
    ...more,
  ].join('\n');
const shared = { hours: 'Monday to Friday, 7:30 to 17:00' };
const busNote =
  'Every seat has a belt and every bus an assistant. Nursery goes home at 13:10, and a late bus leaves at 17:45 on practice days. Is the bus late? Call Godfrey Onyango, 0772 530 130.';

/** The five campuses of the demo school, each with its page; the head is one of the profiles. */
export const campuses = [
  {
    ...{ name: 'Kitante', slug: 'kitante', phone: '0414 530 117', whatsapp: '+256772530117', ...shared },
    ...{ latitude: 0.3331, longitude: 32.5896, head: 'Moses Kato', firstClass: '', lastClass: '' },
    address: 'Plot 14, Kitante Road',
    callNote: `is answered from 7:00 to 17:00. ${night}`,
    directions:
      'Between the golf course and the museum. From the taxi stage at the museum it is four minutes along the road to the gate with the jacarandas. Parents who drive use the lower gate.',
    landmarks: 'Museum, taxi stage, 0.3352, 32.5877\nGolf course, 0.3303, 32.5889',
    times: day('7:00', 'P4 to P7', 'Boarders: call home on Wednesday and Sunday'),
    headNote: 'Shows the school himself, Tuesdays and Thursdays at 9:00.',
    ...{ routes: kitanteBuses, busNote },
  },
  {
    ...{ name: 'Najja', slug: 'najja', phone: '0414 530 118', whatsapp: '+256772530118', ...shared },
    ...{ latitude: 0.2489, longitude: 32.5953, head: 'Robinah Kyomugisha', firstClass: '', lastClass: '' },
    address: 'Plot 8, Church Rise, Najja',
    callNote: `is answered from 6:50 to 17:45. ${night}`,
    directions:
      'Seven minutes on foot from Entebbe Road, up Church Rise. The drop-off lane is one way: in from Church Rise, out past the market.',
    landmarks: 'Entebbe Road, taxi stage, 0.2462, 32.5921\nMarket, 0.2499, 32.5969',
    times: day('6:50', 'P4 to P7', `Late stay: to 17:45, ${shillings(lateStay)} a term`),
    headNote: 'Shows the school herself, Mondays and Fridays at 9:00.',
    ...{ routes: najjaBuses, busNote },
  },
  {
    ...{ name: 'Makindye', slug: 'makindye', phone: '0414 530 119', whatsapp: '+256772530119', ...shared },
    ...{ latitude: 0.2797, longitude: 32.5847, head: 'Stephen Ochieng', firstClass: '', lastClass: 'P4' },
    address: 'Plot 31, Mango Lane, Makindye Hill',
    callNote: `is answered from 7:00 to 17:00. ${night}`,
    directions:
      'Below the water tower. Mango Lane is narrow: whoever drives stops at the parish field, and two teachers walk the children across.',
    landmarks: 'Parish field, 0.2812, 32.5831\nWater tower, 0.2788, 32.5858',
    times: day('7:00', 'P4'),
    headNote: 'Shows the school himself, Wednesdays at 9:00.',
    ...{ routes: makindyeBuses, busNote },
  },
  {
    ...{ name: 'Bunga', slug: 'bunga', phone: '0414 530 120', whatsapp: '+256772530120', ...shared },
    ...{ latitude: 0.2686, longitude: 32.6178, head: 'Henry Lwanga', firstClass: '', lastClass: '' },
    address: 'Plot 5, Lakeview Close, Bunga',
    callNote: `is answered from 7:00 to 17:00. ${night}`,
    directions:
      'Off Ggaba Road. Taxis to Ggaba stop at Bunga trading centre, six minutes on foot, and a teacher walks with the children from there at 7:10.',
    landmarks: 'Bunga trading centre, 0.2701, 32.6146\nLake Victoria, 0.2652, 32.6215',
    times: day('7:00', 'P4 to P7'),
    headNote: 'Shows the school himself, Tuesdays and Fridays at 9:00.',
    ...{ routes: bungaBuses, busNote },
  },
  {
    ...{ name: 'Ntinda', slug: 'ntinda', phone: '0414 530 121', whatsapp: '+256772530121', ...shared },
    ...{ latitude: 0.3536, longitude: 32.6142, head: 'Juliet Asiimwe', firstClass: '', lastClass: 'P5' },
    address: 'Plot 22, Stream Road, Ntinda, on the Kiwatule side',
    callNote: `is answered from 6:45 to 17:00. ${night}`,
    directions:
      'From the taxi stage walk down Stream Road and cross the stream. The gate is on the left, with a yellow post on each side.',
    landmarks: 'Taxi stage Kiwatule, 0.3566, 32.6122\nThe stream, 0.3519, 32.6158',
    times: day('6:45', 'P4 and P5', `Late care: to 16:30, ${shillings(nurseryAfternoon)} a term`),
    headNote: 'Shows the school herself, Mondays and Thursdays at 9:00.',
    ...{ routes: ntindaBuses, busNote },
  },
];
