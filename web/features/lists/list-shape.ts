import { categoriesOf, type ListPerson } from '../../../contract/office/lists.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { listQuery } from '../../office/table/list-request.ts';
import type { ListFilter, ListRequest, ListShape } from '../../office/table/list-shape.ts';
import type { ListDescription } from './list-descriptions.ts';

/** What every list can be asked; which of it makes sense for one of them, and for whom, is known when it is there. */
export const listShape = {
  sorts: ['-at', 'title', '-views'],
  filters: [
    {
      name: 'state',
      label: 'By state',
      tabs: true,
      options: [
        ['', 'All'],
        ['public', 'Published'],
        ['kept', 'Changes kept'],
        ['scheduled', 'Scheduled'],
        ['draft', 'Drafts'],
        ['waiting', 'Waiting for review'],
        ['hidden', 'Hidden'],
      ],
    },
    { name: 'category', label: 'Category', kind: 'text' },
    { name: 'author', label: 'Author', kind: 'text' },
  ],
} as const satisfies ListShape;

export type ThingsRequest = ListRequest<typeof listShape>;

type Options = (readonly [value: string, words: string])[];

/** The same with what there is to choose from; whoever sees only their own has no author to choose. */
export function listShapeFor(
  { kind, states, columns }: ListDescription,
  authors: ListPerson[],
  user: { id: number; role: number },
): ListShape {
  const [state, category, author] = listShape.filters;
  const known = new Set<string>(['', ...states]);
  const categories: Options = Object.entries(categoriesOf[kind]);
  const others: Options = authors.filter(({ id }) => id !== user.id).map(({ id, name }) => [String(id), name]);
  const filters: (ListFilter | false | undefined)[] = [
    states.length > 1 && { ...state, options: state.options.filter(([value]) => known.has(value)) },
    columns.category !== undefined && {
      name: category.name,
      label: category.label,
      options: [['', `All ${columns.category}`], ...categories],
    },
    columns.author !== undefined &&
      user.role >= editorRole && {
        name: author.name,
        label: columns.author,
        options: [['', 'By anybody'], [String(user.id), 'You'], ...others],
      },
  ];
  return { sorts: listShape.sorts, filters: filters.filter((filter) => typeof filter === 'object') };
}

/** What the API is asked; what cannot exist is nothing to ask for. */
export function thingsQuery(request: ThingsRequest) {
  const { author, category, ...rest } = listQuery(request);
  return {
    ...rest,
    ...(author && /^[1-9]\d{0,8}$/.test(author) && { author }),
    ...(category && /^\d{1,2}$/.test(category) && { category }),
  };
}
