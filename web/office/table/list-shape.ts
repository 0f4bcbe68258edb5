/** A choice among a few; the first one, with an empty value, means all. */
type ChoiceFilter = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  /** The list shows the choices as tabs above itself. */
  tabs?: true;
};
/** A day or some words. */
type TypedFilter = { name: string; label: string; kind: 'date' | 'text' };

export type ListFilter = ChoiceFilter | TypedFilter;

/** What can be asked of a list by its address. Write it `as const satisfies ListShape`, so that the answers are typed. */
export type ListShape = {
  /** Keys of columns in the order of first use: the first one is the plain order, a minus begins with the highest. */
  sorts: readonly [string, ...string[]];
  filters: readonly ListFilter[];
};

type Bare<Key extends string> = Key extends `-${infer Name}` ? Name : Key;

type SortOf<S extends ListShape> = Bare<S['sorts'][number]> | `-${Bare<S['sorts'][number]>}`;

type ValueOf<F extends ListFilter> = F extends { options: readonly (readonly [infer Value, string])[] }
  ? Exclude<Value, ''>
  : string;

type FiltersOf<S extends ListShape> = { [F in S['filters'][number] as F['name']]?: ValueOf<F> };

/** What an address asks of a list; what makes no sense counts as not asked for. */
export type ListRequest<S extends ListShape = ListShape> = {
  path: string;
  q: string;
  page: number;
  sort: SortOf<S>;
  filters: FiltersOf<S>;
};

export const bareKey = (key: string): string => key.replace(/^-/, '');
