import type { SearchAnswer } from '../../../contract/search.ts';

type Props = Pick<SearchAnswer, 'query' | 'total' | 'suggestion'>;

/** How much was found, and for which words when they were put right. */
export function SearchSummary({ query, total, suggestion }: Props) {
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
    </div>
  );
}
