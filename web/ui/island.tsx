import files from 'virtual:islands';
import type { ComponentType } from 'react';
import { type Place, thisPlace } from '../../contract/common/this-school.ts';

/** What stands in the page beside an island, for the browser to hydrate it with. */
export type IslandData = { props: object; place: Place };

type Props<P extends object> = {
  name: string;
  view: ComponentType<P>;
  props: P;
  /** Hydrated when the page is there: what it shows is known to the browser alone. */
  now?: boolean;
};

/**
 * A part of a page that a visitor can bring to life alone, without the app: at the first touch its one file is loaded
 * (page-scripts/on-demand.js) and hydrates what is drawn here. Its props stand in the page, so they must be few, plain
 * data and no secret. For those who are signed in it is a component like any other.
 */
export function Island<P extends object>({ name, view: View, props, now }: Props<P>) {
  const data: IslandData = { props, place: thisPlace() };
  return (
    <div className="island" data-island={name} data-now={now} data-file={files[name]} data-props={JSON.stringify(data)}>
      <View {...props} />
    </div>
  );
}

/** The file of an island, or of a script that a click loads. */
export const clickFile = (name: string): string | undefined => files[name];
