import type { ReactNode } from 'react';
import type { GalleryImage } from '../../../../../contract/content/galleries.ts';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import type { EditFormProps, Version } from '../../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../../office/forms/edit/edit-page.tsx';
import { SaveBar } from '../../../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../../../office/pictures/picture-picker.tsx';
import type { Values } from '../../../../ui/form/answer.ts';
import { TextField } from '../../../../ui/form/fields/text-field.tsx';
import { imageForm } from '../../form.ts';

type Props = {
  start: Values;
  version: string;
  pictures: PictureInfo[];
  save: EditFormProps<GalleryImage>['save'];
  reload: () => Promise<Version>;
  /** The gallery, where one came from. */
  gallery: { to: string; label: string };
  /** What stands beside: the history, the way to delete. */
  aside: ReactNode;
};

/** One picture of a gallery: its caption, its description, or another picture in its place. */
export function PictureEditor({ pictures, gallery, aside, ...form }: Props) {
  return (
    <EditPage
      {...form}
      name="image"
      form={imageForm}
      done={() => ({ to: gallery.to, text: 'Gallery Picture Edited' })}
      cancelTo={gallery.to}
      title="Edit picture"
      above={gallery}
      side={aside}
      bar={<SaveBar label="Update" />}
    >
      <div className="edit-box form">
        <PicturePicker
          name="picture"
          max={1}
          known={pictures}
          hint="Only jpg, jpeg and png files of not more than 700kb will be uploaded."
        />
        <TextField name="caption" />
      </div>
    </EditPage>
  );
}
