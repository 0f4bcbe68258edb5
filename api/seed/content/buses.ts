import { stopsIn } from '../../../contract/school/campus-lines.ts';
import type { BusRoute } from '../../../contract/school/campuses.ts';
import { facts, shillings } from '../facts.ts';

const { busFrom, busMiddle, busTo } = facts.prices;

const bus = (name: string, driver: string, price: number, stops: string): BusRoute => ({
  ...{ name, note: `Driver ${driver} · ${shillings(price)} a term` },
  stops: stopsIn(stops),
});

export const kitanteBuses = [
  bus(
    'Kamwokya and Mulago',
    'Paul Wamala',
    busFrom,
    'Kamwokya, market 6:45 16:30\nMulago, roundabout 6:55 16:20\nWandegeya, stage 7:05 16:10\nOur gate 7:15 15:55',
  ),
  bus(
    'Kololo and Naguru',
    'Sarah Birungi',
    busMiddle,
    'Naguru, stage 6:35 16:35\nKololo, airstrip 6:50 16:20\nLugogo, bypass 7:00 16:10\nOur gate 7:15 15:55',
  ),
  bus(
    'Bukoto',
    'Musa Kirunda',
    busMiddle,
    'Bukoto, Kisaasi turn 6:40 16:30\nBukoto, market 6:50 16:20\nKira Road, police 7:00 16:10\nOur gate 7:15 15:55',
  ),
];

export const najjaBuses = [
  bus('Kajjansi', 'Fred Lubega', busMiddle, 'Kajjansi, town 6:25 16:40\nSeguku, stage 6:45 16:20\nOur gate 7:10 15:55'),
  bus('Namasuba', 'Alice Nambi', busFrom, 'Namasuba, college 6:45 16:20\nZana, stage 6:55 16:10\nOur gate 7:10 15:55'),
  bus(
    'Lubowa and Seguku',
    'Tom Kasozi',
    busMiddle,
    'Lubowa, estate 6:35 16:30\nSeguku, hill 6:50 16:15\nOur gate 7:10 15:55',
  ),
  bus(
    'Ndeeba',
    'Rita Nansubuga',
    busTo,
    'Ndeeba, roundabout 6:20 16:45\nKibuye, stage 6:35 16:30\nNajjanankumbi 6:50 16:15\nOur gate 7:10 15:55',
  ),
];

export const makindyeBuses = [
  bus(
    'Salaama Road and Munyonyo',
    'Jane Atukunda',
    busMiddle,
    'Munyonyo, gate 6:40 16:30\nSalaama Road, market 6:55 16:15\nOur gate 7:15 15:55',
  ),
  bus(
    'Kibuye and Katwe',
    'Yusuf Mayanja',
    busFrom,
    'Katwe, market 6:45 16:25\nKibuye, roundabout 6:55 16:15\nOur gate 7:15 15:55',
  ),
];

export const bungaBuses = [
  bus(
    'Ggaba and Munyonyo',
    'David Ssali',
    busFrom,
    'Munyonyo, gate 6:40 16:30\nGgaba, market 6:50 16:20\nOur gate 7:10 15:55',
  ),
  bus(
    'Muyenga, Kansanga and Kabalagala',
    'Esther Akol',
    busMiddle,
    'Kabalagala, stage 6:30 16:40\nMuyenga, tank hill 6:40 16:30\nKansanga, market 6:55 16:15\nOur gate 7:10 15:55',
  ),
];

export const ntindaBuses = [
  bus(
    'Kiwatule and Najjera',
    'John Mubiru',
    busFrom,
    'Najjera, trading centre 6:40 16:25\nKira Road, Buwate turn 6:52 16:13\nKiwatule, church 7:05 16:00\nOur gate 7:15 15:50',
  ),
  bus(
    'Bukoto and Kisaasi',
    'Rose Adongo',
    busMiddle,
    'Bukoto, market 6:30 16:35\nKisaasi, roundabout 6:45 16:20\nNtinda, stretcher 7:02 16:03\nOur gate 7:15 15:50',
  ),
  bus(
    'Naalya and Kireka',
    'Issa Kato',
    busTo,
    'Kireka, railway 6:20 16:45\nNaalya, estates 6:38 16:27\nKyaliwajjala, stage 6:50 16:15\nOur gate 7:15 15:50',
  ),
];
