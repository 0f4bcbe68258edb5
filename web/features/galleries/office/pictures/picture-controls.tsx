import { galleryCalls } from '../gallery-calls.ts';
import { PictureTools } from './picture-tools.tsx';

type Props = { id: number; position: number; mayEdit: boolean; base: string; path: string };

/** What the owner and the administrators can do with one picture. */
export default function GalleryPictureControls({ id, position, mayEdit, base, path }: Props) {
  return (
    <PictureTools
      id={id}
      name={`picture ${position}`}
      path={path}
      editTo={mayEdit ? `${base}/edit/${id}` : null}
      remove={() => galleryCalls.removePicture(id)}
    />
  );
}
