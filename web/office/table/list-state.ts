import { useLocation } from 'react-router';

/** What goes along from a list to one of its things: the list as it was asked for, with its filters and its page. */
type ListState = { list: string };
type Place = { to: string; label: string };

export function useListState(): ListState {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

const pathOf = (address: string | undefined) => address?.split('?')[0];

/** The list that one came from, if it is the one at this path; otherwise the whole of it. */
export function useListAddress(path: string): string {
  const { list } = (useLocation().state as Partial<ListState> | null) ?? {};
  return list && pathOf(list) === path ? list : path;
}

/** Which of several lists one came from; the first when from none. */
export function useListOf(lists: readonly [Place, ...Place[]]): Place {
  const { list } = (useLocation().state as Partial<ListState> | null) ?? {};
  return lists.find(({ to }) => to === pathOf(list)) ?? lists[0];
}
