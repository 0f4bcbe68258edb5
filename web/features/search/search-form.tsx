import { Form } from 'react-router';
import { type SearchKind, searchMaxLength } from '../../../contract/site/search.ts';
import { Icon } from '../../ui/icons/icon.tsx';

type Props = { q: string; kind: SearchKind | undefined };

/** Stands in the banner, where the eye is. */
export function SearchForm({ q, kind }: Props) {
  return (
    <search className="search-form">
      <Form action="/search" method="get">
        <label className="vh" htmlFor="search-words">
          What are you looking for?
        </label>
        <div className="search-row">
          {/* The key gives a new search its own words: the field keeps what was typed otherwise. */}
          <input
            key={q}
            id="search-words"
            className="in"
            type="search"
            name="q"
            placeholder="What are you looking for?"
            defaultValue={q}
            maxLength={searchMaxLength}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button className="btn sun" type="submit">
            <Icon name="search" />
            Search
          </button>
        </div>
        {kind && <input type="hidden" name="kind" value={kind} />}
      </Form>
    </search>
  );
}
