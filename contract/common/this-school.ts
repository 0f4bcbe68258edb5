/** Where the school is, and what follows from it: its clock, its money, its classes. */
export type Place = {
  country: string;
  locality: string;
  timeZone: string;
  currency: string;
  orderPrefix: string;
  classes: string[];
  foundedYear: number | null;
  /** With which the site begins. */
  schoolYear: number | null;
};

/** Nothing that could be wrong about a school that has said nothing yet. */
export const defaultPlace: Place = {
  country: '',
  locality: '',
  timeZone: 'UTC',
  currency: 'USD',
  orderPrefix: 'NO',
  classes: [],
  foundedYear: null,
  schoolYear: null,
};

// On globalThis because a process has this file twice: in the API and in the built pages, and both must say the same.
const shared: { thisSchool?: Place } = globalThis as { thisSchool?: Place };

/**
 * One process serves one school, and a browser shows one. So the clock and the money are set here, at the start and
 * when the settings change, instead of being passed through every call that writes a date or an amount.
 */
export const thisPlace = (): Place => shared.thisSchool ?? defaultPlace;

export function setThisPlace(place: Place): void {
  shared.thisSchool = place;
}
