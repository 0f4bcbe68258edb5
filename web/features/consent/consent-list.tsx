import { useMemo } from 'react';
import type { ShownPicture } from '../../../contract/media/consent.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { briefDate } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { pictureAddress } from '../../ui/pictures/picture-sources.ts';
import { ConsentCell, type NoteConsent } from './consent-cell.tsx';
import { consentListShape } from './consent-list-shape.ts';
import { placeAddress, placeName } from './place-words.ts';

type Props = { docs: ShownPicture[]; pages: number; total: number; request: ListRequest; note: NoteConsent };

/** The pictures that readers see, by what is noted about children on them. */
export function ConsentList({ docs, pages, total, request, note }: Props) {
  const columns = useMemo(() => columnsWith(note), [note]);
  return (
    <>
      <OfficeHead
        title="Photo consent"
        note="Pictures on the public site. A child may be shown when nobody can recognise it, or when its parents have agreed."
      />
      <OfficeList
        label="Pictures"
        nouns={['picture', 'pictures']}
        shape={consentListShape}
        request={request}
        search={{ label: 'Search pictures', hint: 'What it shows, or its file name' }}
        columns={columns}
        keyOf={({ name }) => name}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'Consent is noted for every picture that readers see.', drawing: 3 }}
      />
    </>
  );
}

const columnsWith = (note: NoteConsent): Column<ShownPicture>[] => [
  { key: 'picture', label: 'Picture', kind: 'words', cell: (picture) => <Shown picture={picture} /> },
  { key: 'uses', label: 'Where it is shown', kind: 'words', cell: (picture) => <Uses uses={picture.uses} /> },
  {
    key: 'who',
    label: 'Uploaded',
    kind: 'words',
    cell: ({ uploadedBy, uploadedAt }) => (
      <span>
        {uploadedBy ? `${uploadedBy.name}, ` : ''}
        <time dateTime={uploadedAt}>{briefDate(uploadedAt)}</time>
      </span>
    ),
  },
  {
    key: 'consent',
    label: 'Consent',
    kind: 'words',
    cell: (picture) => <ConsentCell key={picture.name} picture={picture} note={note} />,
  },
];

const Shown = ({ picture: { name, alt, width, height } }: { picture: ShownPicture }) => (
  <span className="consent-picture">
    <img src={`${pictureAddress(name)}?w=320`} alt="" width={width} height={height} loading="lazy" />
    <b>{alt || name}</b>
  </span>
);

const shownUses = 3;

function Uses({ uses }: { uses: ShownPicture['uses'] }) {
  return (
    <ul className="consent-uses">
      {uses.slice(0, shownUses).map((use) => (
        <li key={`${use.kind}-${use.itemId}`}>
          <Link to={placeAddress(use)}>{placeName(use)}</Link>
        </li>
      ))}
      {uses.length > shownUses && <li className="muted">and {uses.length - shownUses} more places</li>}
    </ul>
  );
}
