import { useEffect, useRef } from 'react';
import type { OfficeGroup } from '../../../contract/office/office-search.ts';
import { Link } from '../../ui/links/link.tsx';
import { art } from '../../ui/pictures/art.ts';
import { Box } from '../boxes/box.tsx';
import { OfficeHead } from '../frame/head.tsx';
import type { ListRequest, ListShape } from '../table/list-shape.ts';
import { ListTools } from '../table/tools/list-tools.tsx';
import { FoundLine } from './found-line.tsx';
import { countWords, type FoundGroup, foundGroups } from './found-links.ts';

export const searchShape = { sorts: ['-best'], filters: [] } as const satisfies ListShape;

type Props = { request: ListRequest; found: OfficeGroup[]; role: number };

/** All that was found, by kind: also the search of a phone. */
export function SearchPage({ request, found, role }: Props) {
  const { q } = request;
  const tools = useRef<HTMLDivElement>(null);
  const groups = foundGroups(q, role, found);
  // Whoever comes with no words comes to type them.
  useEffect(() => {
    const field = tools.current?.querySelector('input');
    if (field?.value === '') field.focus();
  }, []);
  return (
    <>
      <OfficeHead title="Search" note={hintFor(role)} />
      <div className="found-tools" ref={tools}>
        <ListTools
          request={request}
          shape={searchShape}
          search={{ label: 'What are you looking for?', hint: 'A name, a title, a code, a screen' }}
          sortChoices={[]}
        />
      </div>
      <p className="list-count" role="status">
        {q === '' ? '' : countWords(groups)}
      </p>
      {q !== '' && groups.length === 0 && <Nothing q={q} />}
      <div className="found-boxes">
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </>
  );
}

const hintFor = (role: number): string =>
  role >= 4
    ? 'People, enquiries by name or code, orders, all content and the screens of the office.'
    : 'Stories, events, galleries, pages, people of the school, documents and the screens of the office.';

function Group({ title, icon, links, all }: FoundGroup) {
  return (
    <Box title={title}>
      <ul className="found-links">
        {links.map((link) => (
          <li key={link.to + link.label}>
            <Link className="found-option" to={link.to}>
              <FoundLine icon={icon} {...link} />
            </Link>
          </li>
        ))}
      </ul>
      {all && (
        <Link className="more small" to={all}>
          All {title.toLowerCase()} that match
        </Link>
      )}
    </Box>
  );
}

const Nothing = ({ q }: { q: string }) => (
  <div className="empty">
    <img src={art('empty-2')} alt="" width="320" height="240" decoding="async" />
    <h2 className="h3">Nothing in the office has “{q}”.</h2>
    <p className="muted">Try fewer letters, another spelling, or only the family name.</p>
  </div>
);
