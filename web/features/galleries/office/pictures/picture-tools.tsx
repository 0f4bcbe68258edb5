import type { SaveResult } from '../../../../office/forms/save-result.ts';
import { useDeletion } from '../../../../office/tools/delete-control.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Link } from '../../../../ui/links/link.tsx';
import './picture-tools.css';

type Props = {
  id: number;
  /** How it is called here: picture 3. */
  name: string;
  /** The gallery, where one lands. */
  path: string;
  /** Where it is changed; nothing for those who may not. */
  editTo: string | null;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For the owner and the administrators, on each picture. */
export function PictureTools({ id, name, path, editTo, remove }: Props) {
  const { deleting, run } = useDeletion({
    ...{ id, remove, kind: 'galleryImage', text: 'Image Deleted from Gallery' },
    ...{ to: path, backTo: path },
  });
  return (
    <div className="picture-tools">
      {editTo && (
        <Link className="icon-btn" to={editTo} aria-label={`Edit ${name}`}>
          <Icon name="edit" />
        </Link>
      )}
      <button className="icon-btn" type="button" aria-label={`Delete ${name}`} disabled={deleting} onClick={run}>
        <Icon name={deleting ? 'clock' : 'trash'} />
      </button>
    </div>
  );
}
