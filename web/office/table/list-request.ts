import { bareKey, type ListFilter, type ListRequest, type ListShape } from './list-shape.ts';

const maxTextLength = 100;
const highestPage = 1_000_000;

type Source = { get: (name: string) => unknown };

/** Reads the address of a list, in a loader. */
export function readListRequest<const S extends ListShape>(address: string, shape: S): ListRequest<S> {
  const { pathname, searchParams } = new URL(address);
  const page = Number(searchParams.get('page'));
  return {
    ...readTools(searchParams, shape),
    path: pathname,
    page: Number.isInteger(page) && page >= 1 && page <= highestPage ? page : 1,
  } as ListRequest<S>;
}

/** What stands in the form, read as the address is. */
export function readTools(source: Source, { sorts, filters }: ListShape): Pick<ListRequest, 'q' | 'sort' | 'filters'> {
  const sort = textOf(source, 'sort');
  return {
    q: textOf(source, 'q'),
    sort: sorts.some((key) => bareKey(key) === bareKey(sort)) ? sort : sorts[0],
    filters: Object.fromEntries(
      filters
        .map((filter) => [filter.name, textOf(source, filter.name), filter] as const)
        .filter(([, value, filter]) => value !== '' && makesSense(value, filter))
        .map(([name, value]) => [name, value]),
    ),
  };
}

const textOf = (source: Source, name: string): string =>
  String(source.get(name) ?? '')
    .trim()
    .slice(0, maxTextLength);

function makesSense(value: string, filter: ListFilter): boolean {
  if ('options' in filter) return filter.options.some(([option]) => option === value);
  return filter.kind === 'text' || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)));
}

/** What the API is asked: the page, the words, the order and the filters that are set. */
export function listQuery<const S extends ListShape>({ page, q, sort, filters }: ListRequest<S>) {
  return { page: String(page), q, sort, ...filters };
}

type Change = Partial<Pick<ListRequest, 'q' | 'page' | 'sort' | 'filters'>>;

/** The address of the same list, asked otherwise, with only what differs from the plain one. */
export function listHref(request: ListRequest, { sorts }: ListShape, change: Change): string {
  // Other words or another order begin at the first page again.
  const { path, q, sort, filters, page } = { ...request, page: 1, ...change };
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort !== sorts[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const isNarrowed = ({ q, filters }: ListRequest): boolean => q !== '' || Object.values(filters).some(Boolean);
