import { roleNames } from '../../../contract/people/roles.ts';

const looks: Record<number, string> = { 3: 'ok', 4: 'info', 5: 'info' };

export const roleName = (role: number): string => (roleNames as Record<number, string>)[role] ?? '';

export function RolePill({ role }: { role: number }) {
  return <span className={`pill ${looks[role] ?? ''}`}>{roleName(role)}</span>;
}
