import type { Deps } from '../../deps.ts';

type SidebarEvent = { id: number; title: string; date: string; location: string; category: number };

export async function upcomingForSidebar(_deps: Deps): Promise<SidebarEvent[]> {
  return [];
}
