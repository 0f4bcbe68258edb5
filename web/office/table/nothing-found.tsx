import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { art } from '../../ui/pictures/art.ts';
import { isNarrowed, listHref } from './list-request.ts';
import type { ListRequest, ListShape } from './list-shape.ts';

type Props = {
  request: ListRequest;
  shape: ListShape;
  total: number;
  nouns: [one: string, many: string];
  empty: { sentence: string; drawing?: 1 | 2 | 3 | 4 | 5 | 6; way?: ReactNode };
};

/** An empty list says why it is empty, and the way on. */
export function NothingFound({ request, shape, total, nouns: [, many], empty }: Props) {
  const pastTheEnd = total > 0;
  const narrowed = isNarrowed(request);
  const sentence = pastTheEnd
    ? 'The list ends before this page.'
    : narrowed
      ? `No ${many} were found.`
      : empty.sentence;
  return (
    <div className="empty">
      <img src={art(`empty-${empty.drawing ?? 1}`)} alt="" width="320" height="240" decoding="async" />
      <h2 className="h3">{sentence}</h2>
      {pastTheEnd && <ButtonLink to={listHref(request, shape, {})}>To the first page</ButtonLink>}
      {!pastTheEnd && narrowed && <ButtonLink to={request.path}>Show all {many}</ButtonLink>}
      {!pastTheEnd && !narrowed && empty.way}
    </div>
  );
}
