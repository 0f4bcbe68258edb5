/** The school's calendar and clock decide what "today" and "eight o'clock" are, wherever the reader is. */
export const schoolTimeZone = 'Africa/Kampala';
/** As people are told which clock is meant. */
export const schoolTimeWords = 'Kampala time';
/** Uganda keeps UTC+3 all year, so no table of time zones is needed. */
const schoolOffset = '+03:00';
const schoolOffsetMs = 3 * 60 * 60 * 1000;

/** A date whose UTC fields are those of the clock at the school. */
export const atSchool = (moment: Date | string): Date => new Date(new Date(moment).getTime() + schoolOffsetMs);

/** The calendar day at the school, as YYYY-MM-DD. */
export const schoolDay = (moment: Date | string): string => atSchool(moment).toISOString().slice(0, 10);

/** The time at the school, as HH:MM. */
export const schoolTime = (moment: Date | string): string => atSchool(moment).toISOString().slice(11, 16);

/** The moment of a day and a time at the school, with its time zone; of a day alone, its midnight. */
export const momentAtSchool = (day: string, time = '00:00'): string => `${day}T${time}:00${schoolOffset}`;
