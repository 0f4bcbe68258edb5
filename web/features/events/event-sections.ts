import { sectionBase } from '../../ui/addresses/variant.ts';

const general = {
  title: 'Calendar',
  sub: 'eventsSub' as const,
  base: sectionBase('events', 0),
  above: [],
  all: 'The whole calendar',
};
const alumni = {
  title: 'Alumni Events',
  sub: 'alumniEventsSub' as const,
  base: sectionBase('events', 1),
  above: [{ to: '/alum/', label: 'Alumni' }],
  all: 'All alumni events',
};

export const eventSection = (category: number) => (category === 1 ? alumni : general);

export const eventAddress = ({ id, category }: { id: number; category: number }) =>
  `${eventSection(category).base}/view/${id}`;

/** Which part of the calendar somebody looks at. */
type CalendarPlace = { category: number; campus?: string | undefined; page?: number; past?: number };

export function eventListAddress({ category, campus, page = 1, past = 1 }: CalendarPlace) {
  const query = new URLSearchParams();
  if (campus) query.set('campus', campus);
  if (page > 1) query.set('page', String(page));
  if (past > 1) query.set('past', String(past));
  const { base } = eventSection(category);
  return query.size > 0 ? `${base}?${query}` : base;
}
