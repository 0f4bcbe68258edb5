import { Form } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { ListFilter, ListRequest, ListShape } from '../list-shape.ts';
import type { SortChoice } from './sort-choices.ts';
import { useLiveTools } from './use-live-tools.ts';

type Props = {
  request: ListRequest;
  shape: ListShape;
  /** What can be searched for: it is the label, and a hint in the field. */
  search: { label: string; hint: string };
  sortChoices: SortChoice[];
};

/** Search, filters and, on a phone, the order: a form whose answers live in the address. */
export function ListTools({ request, shape, search, sortChoices }: Props) {
  const { form, showNow, showDebounced } = useLiveTools(request, shape);
  return (
    <search>
      <Form
        ref={form}
        className="list-tools"
        action={request.path}
        onSubmit={(event) => {
          event.preventDefault();
          showNow();
        }}
      >
        <div className="list-search">
          <input
            className="in"
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.hint}
            maxLength={100}
            autoComplete="off"
            defaultValue={request.q}
            onChange={showDebounced}
          />
          <button type="submit" className="icon-btn" aria-label="Search">
            <Icon name="search" />
          </button>
        </div>
        {shape.filters.map((filter) => (
          <Filter
            key={filter.name}
            filter={filter}
            value={(request.filters as Record<string, string>)[filter.name] ?? ''}
            showNow={showNow}
            showDebounced={showDebounced}
          />
        ))}
        <select
          className="in list-order"
          name="sort"
          aria-label="Order"
          defaultValue={request.sort}
          onChange={showNow}
          hidden={sortChoices.length === 0}
        >
          {sortChoices.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </Form>
    </search>
  );
}

type FilterProps = { filter: ListFilter; value: string; showNow: () => void; showDebounced: () => void };

function Filter({ filter, value, showNow, showDebounced }: FilterProps) {
  // What the tabs say goes along with what is typed.
  if ('tabs' in filter && filter.tabs) return <input type="hidden" name={filter.name} defaultValue={value} />;
  if ('options' in filter) {
    return (
      <select className="in" name={filter.name} aria-label={filter.label} defaultValue={value} onChange={showNow}>
        {filter.options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    );
  }
  return (
    <label className="list-typed">
      {filter.label}
      <input className="in" type={filter.kind} name={filter.name} defaultValue={value} onChange={showDebounced} />
    </label>
  );
}
