import { maxStops, stopLines, stopsIn } from '../../../contract/school/campus-lines.ts';
import { type BusRoute, campusMessages, routeFields } from '../../../contract/school/campuses.ts';
import { quietly } from '../../office/forms/describe-values.ts';
import type { EditField } from '../../office/forms/edit/edit-fields.ts';
import type { Values } from '../../ui/form/answer.ts';
import { type Errors, errorsIn, type FormFields } from '../../ui/form/describe.ts';
import { isBlank } from '../../ui/form/words.ts';

export const routeForm = quietly({
  name: { rule: routeFields.name, label: 'Bus', autoComplete: 'off', hint: 'Where it comes from.' },
  note: { rule: routeFields.note, label: 'Driver and price', autoComplete: 'off', optional: 'may be empty' },
  stops: {
    ...{ rule: routeFields.stops, label: 'Stops', rows: 4 },
    hint: 'One on a line, with the time to school and the time home: Market 6:40 16:25',
  },
} satisfies FormFields);

type RoutePart = keyof typeof routeForm;
export type RouteText = Record<RoutePart, string>;

/** The API names the parts of a bus by its place, so the form does too. */
export const routeField = (place: number, part: string): string => `routes.${place}.${part}`;

/** The buses in their order, as they stand in the fields. */
export function routesIn(values: Values): RouteText[] {
  const list: RouteText[] = [];
  while (routeField(list.length, 'name') in values) {
    const textOf = (part: RoutePart) => values[routeField(list.length, part)] ?? '';
    list.push({ name: textOf('name'), note: textOf('note'), stops: textOf('stops') });
  }
  return list;
}

export const routeValues = (routes: BusRoute[]): Values =>
  Object.fromEntries(
    routes.flatMap(({ name, note, stops }, place) =>
      Object.entries({ name, note, stops: stopLines(stops) }).map(([part, text]) => [routeField(place, part), text]),
    ),
  );

export const routeContent = (values: Values): BusRoute[] =>
  routesIn(values).map(({ name, note, stops }) => ({ name, note, stops: stopsIn(stops) }));

export const routeNeeds = (values: Values): string[] =>
  routesIn(values).flatMap(({ name }, place) => (isBlank(name) ? [`the name of bus ${place + 1}`] : []));

export const routeErrors = (values: Values): Errors =>
  Object.assign(
    {},
    ...routesIn(values).map((route, place) =>
      Object.fromEntries(
        Object.entries({ ...errorsIn(routeForm, route), ...wrongStops(route.stops) }).map(([part, text]) => [
          routeField(place, part),
          text,
        ]),
      ),
    ),
  );

function wrongStops(text: string): Errors {
  const stops = stopsIn(text);
  if (stops.length > maxStops) return { stops: campusMessages.stops };
  return stops.some(({ place }) => place === '') ? { stops: campusMessages.stop } : {};
}

/** The buses as two versions are compared. */
export const routesField: EditField = {
  name: 'routes',
  label: 'Buses',
  words: (values) =>
    routesIn(values)
      .map(({ name, note, stops }) => [name, note, stops].filter(Boolean).join('\n'))
      .join('\n\n'),
};
