const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** The school's calendar day of a moment, the same on the server and on every phone. Uganda is UTC+3 all year. */
export function schoolDate(iso: string) {
  const local = new Date(new Date(iso).getTime() + 3 * 60 * 60 * 1000);
  return { month: months[local.getUTCMonth()] ?? '', day: local.getUTCDate(), year: local.getUTCFullYear() };
}
