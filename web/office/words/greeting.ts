import { atSchool } from '../../../contract/common/school-time.ts';

/** By the clock at the school. */
export function greeting(now: Date): string {
  const hour = atSchool(now).getUTCHours();
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
