import { slugOf } from '../../../contract/pages/page-tree.ts';
import { busesFor, busName, type CostChoice, canBoard, classesAt } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fee } from '../../../contract/school/fees.ts';

/** What an address of the page asks for, in the words of the address. */
export type CostRequest = {
  class?: string | undefined;
  campus?: string | undefined;
  bus?: string | undefined;
  child?: number | undefined;
  boarding?: boolean | undefined;
};

/** Only what there is; anything else is as if it had not been asked for. */
export function readCostRequest(url: URL, { fees, campuses }: CostView): CostRequest {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const campus = campuses.find(({ slug }) => slug === asked('campus'));
  const child = Number(asked('child'));
  return {
    class: classesOf(fees?.classes ?? []).find((one) => one === asked('class')),
    campus: campus?.slug,
    bus: (fees ? busesFor(fees, campus?.name) : []).map(busSlug).find((slug) => slug === asked('bus')),
    child: child === 2 || child === 3 ? child : undefined,
    boarding: asked('boarding') === 'yes' || undefined,
  };
}

export function queryOf({ class: wanted, campus, bus, child, boarding }: CostRequest): string {
  const query = new URLSearchParams();
  if (wanted) query.set('class', wanted);
  if (campus) query.set('campus', campus);
  if (bus) query.set('bus', bus);
  if (child) query.set('child', String(child));
  if (boarding) query.set('boarding', 'yes');
  return query.size > 0 ? `?${query}` : '';
}

export const costAddress = (request: CostRequest): string => `/cost${queryOf(request)}`;

export const busSlug = (bus: Fee): string => slugOf(busName(bus));

/** All classes that the fees name, each once. */
export const classesOf = (fees: Fee[]): string[] => [...new Set(fees.flatMap(({ classes }) => classes))];

/** The same in the words of the fees; boarding only where there is any. */
export function choiceOf(request: CostRequest, { fees, campuses }: CostView): CostChoice {
  const campus = campuses.find(({ slug }) => slug === request.campus)?.name;
  const bus = (fees ? busesFor(fees, campus) : []).find((one) => busSlug(one) === request.bus);
  const boarding = request.boarding === true && fees !== null && canBoard(fees, { class: request.class, campus });
  return {
    ...{ class: request.class, campus, bus: bus && busName(bus) },
    ...{ child: request.child ?? 1, boarding },
  };
}

/** The campuses at which a class is taught. */
export const campusesWith = (wanted: string, { fees, campuses }: CostView) =>
  campuses.filter((campus) => classesAt(classesOf(fees?.classes ?? []), campus).includes(wanted));
