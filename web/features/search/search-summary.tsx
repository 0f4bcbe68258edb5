import type { SearchAnswer } from '../../../contract/site/search.ts';

type Props = Pick<SearchAnswer, 'query' | 'total' | 'suggestion' | 'partial'>;

/** How much was found, and for which words when they were put right. */
export function SearchSummary({ query, total, suggestion, partial }: Props) {
  const count = total === 1 ? '1 result' : `${total} results`;
  return (
    <div className="search-summary" role="status">
      <h2 className="h3">
        {count} for “{suggestion ?? query}”
      </h2>
      {suggestion && (
        <p className="muted">
          Nothing here has “{query}”, so we looked for “{suggestion}”.
        </p>
      )}
      {partial && (
        <p className="muted">
          Nothing has all {partial.words} words on one page. {total === 1 ? 'This one has' : 'The best of these have'}{' '}
          {partial.found} of them.
        </p>
      )}
    </div>
  );
}
