// The order of the drawn scenes. It is part of the site: event picture 3 stays prize giving.
import type { Scene } from '../scene.ts';
import { alumniHills, busRoad, cranesByTheLake } from './banner-country.ts';
import { atTheGate, schoolAtDawn, schoolAtDusk, walkingHome } from './banner-school.ts';
import { emptyShelf, letterBox, lookingOut, magnifier, paperBoat, quietHill } from './empty.ts';
import { artExhibition, cookingDay, culturalDay, drama } from './event-culture.ts';
import { alumniReunion, careerDay, exams, openDay, parentsMeeting } from './event-days.ts';
import { foundersCake, graduation, visitingDay } from './event-family.ts';
import { chessTournament, footballCup, healthDay, lakeTrip, netballMatch } from './event-games.ts';
import { bookWeek, scienceFair, termDates, treePlanting } from './event-learning.ts';
import { gala, sportsDay } from './event-sport.ts';
import { carolNight, musicFestival, prizeGiving } from './event-stage.ts';
import { diningHall, schoolBus, schoolGarden, sickBay } from './facility-daily.ts';
import { computers, robotics, scienceLab } from './facility-lessons.ts';
import { artRoom, musicRoom, playground } from './facility-making.ts';
import { library, readingCorner } from './facility-reading.ts';
import { football, netballCourt, pool, track } from './facility-sport.ts';
import { canoe, craneClose, garden, jacarandaLane, kites } from './gallery-country.ts';
import {
  ankole,
  bicycleRide,
  choir,
  cityOnHills,
  handWashing,
  hopscotch,
  sackRace,
  storyTime,
} from './gallery-life.ts';
import { paintFromAbove, pitchFromAbove, skippingRope, threeFriends } from './gallery-play.ts';
import { busWindows, classroom, deskByWindow, duskSchool, threeDrums } from './gallery-school.ts';
import { bagsOnPegs, fruitStall, relayHands, sunbird } from './gallery-still.ts';
import { fromTheVeranda, overTheHills } from './hero-hills.ts';
import { cranesAtGolden, lakeMorning } from './hero-lake.ts';
import { afterRain, busOnTheRidge, duskRoad } from './hero-road.ts';
import { jacarandaYard, morningAssembly, walkAtDawn } from './hero-school-road.ts';

export const HEROES: readonly Scene[] = [
  walkAtDawn,
  jacarandaYard,
  cranesAtGolden,
  duskRoad,
  lakeMorning,
  afterRain,
  busOnTheRidge,
  overTheHills,
  fromTheVeranda,
  morningAssembly,
];

export const BANNERS: readonly Scene[] = [
  schoolAtDawn,
  walkingHome,
  cranesByTheLake,
  schoolAtDusk,
  alumniHills,
  atTheGate,
  busRoad,
];

export const FACILITIES: readonly Scene[] = [
  library,
  readingCorner,
  football,
  netballCourt,
  pool,
  track,
  computers,
  robotics,
  musicRoom,
  artRoom,
  scienceLab,
  diningHall,
  schoolGarden,
  playground,
  sickBay,
  schoolBus,
];

export const EVENTS: readonly Scene[] = [
  sportsDay,
  musicFestival,
  gala,
  prizeGiving,
  visitingDay,
  scienceFair,
  termDates,
  graduation,
  carolNight,
  bookWeek,
  culturalDay,
  openDay,
  parentsMeeting,
  exams,
  cookingDay,
  treePlanting,
  drama,
  chessTournament,
  healthDay,
  lakeTrip,
  footballCup,
  netballMatch,
  artExhibition,
  careerDay,
  foundersCake,
  alumniReunion,
];

export const GALLERY: readonly Scene[] = [
  craneClose,
  jacarandaLane,
  threeDrums,
  busWindows,
  classroom,
  kites,
  paintFromAbove,
  pitchFromAbove,
  skippingRope,
  threeFriends,
  canoe,
  garden,
  deskByWindow,
  duskSchool,
  fruitStall,
  ankole,
  choir,
  bicycleRide,
  sunbird,
  storyTime,
  bagsOnPegs,
  sackRace,
  cityOnHills,
  relayHands,
  handWashing,
  hopscotch,
];

export const EMPTIES: readonly Scene[] = [quietHill, emptyShelf, lookingOut, paperBoat, letterBox, magnifier];
