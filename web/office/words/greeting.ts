/** By the clock at the school, three hours ahead of UTC all year. */
export function greeting(now: Date): string {
  const hour = (now.getUTCHours() + 3) % 24;
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
