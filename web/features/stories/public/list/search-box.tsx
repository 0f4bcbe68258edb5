import { Icon } from '../../../../ui/icons/icon.tsx';

/** A plain form: it needs no script. */
export function SearchBox() {
  return (
    <search className="search-box">
      <form action="/search" method="get">
        <label className="vh" htmlFor="aside-search">
          Search this site
        </label>
        <input id="aside-search" className="in" type="search" name="q" placeholder="Search this site" required />
        <button className="btn" type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
