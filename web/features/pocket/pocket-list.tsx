import { sizeInWords } from '../../../contract/media/documents.ts';
import type { PocketContents, PocketItem } from './pocket-items.ts';

/** Every link names its group first: so the worker reads from this list what it is to keep. */
export function PocketList({ items, look }: PocketContents) {
  return (
    <ul className="pocket-list">
      {items.map((item) => (
        <li key={item.label}>
          {item.links.length === 1 ? <Single {...item} /> : <Several {...item} />}
          <span className="pocket-kb">{sizeInWords(item.bytes)}</span>
        </li>
      ))}
      <li>
        <div>
          <b>The look</b>
          <small>crest, font and colours, and this page</small>
        </div>
        <span className="pocket-kb">{sizeInWords(look)}</span>
      </li>
    </ul>
  );
}

const Single = ({ group, label, about, links }: PocketItem) => (
  <div>
    {links.map(({ to }) => (
      <a key={to} data-keep={group} href={to} className="pocket-whole">
        {label}
      </a>
    ))}
    <small>{about}</small>
  </div>
);

const Several = ({ group, label, links }: PocketItem) => (
  <div>
    <b>{label}</b>
    <ul className="pocket-several">
      {links.map(({ to, label: name }) => (
        <li key={to}>
          <a data-keep={group} href={to}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
