import { Form } from 'react-router';
import { directoryChoices, firstClassYear } from '../../../../contract/content/alumni.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type DirectoryFilter, maxNameLength } from './directory-filter.ts';
import { useLiveFilter } from './use-live-filter.ts';

type Props = {
  base: string;
  filter: DirectoryFilter;
  lastYear: number;
  /** A name that is in the list. */
  example: string | undefined;
};

/** A form that asks the server for a list; where scripts run, the list follows while the reader types. */
export function DirectoryFilters({ base, filter, lastYear, example }: Props) {
  const { form, showNow, showDebounced } = useLiveFilter(base, filter);
  const years = Array.from({ length: lastYear - firstClassYear() + 1 }, (_, back) => lastYear - back);
  return (
    <search>
      <Form
        ref={form}
        className="filters"
        action={base}
        onSubmit={(event) => {
          event.preventDefault();
          showNow();
        }}
      >
        <div className="field">
          <label htmlFor="q">Search by name</label>
          <input
            id="q"
            name="q"
            type="search"
            placeholder={example && `For example ${example}`}
            autoComplete="off"
            maxLength={maxNameLength}
            defaultValue={filter.q}
            onChange={showDebounced}
          />
        </div>
        <div className="field">
          <label htmlFor="year">Class of</label>
          <select id="year" name="year" defaultValue={filter.year} onChange={showNow}>
            <option value={0}>All years</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="items">Per page</label>
          <select id="items" name="items" defaultValue={filter.items} onChange={showNow}>
            {directoryChoices.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
        <button className="btn" type="submit">
          <Icon name="search" />
          Search
        </button>
      </Form>
    </search>
  );
}
