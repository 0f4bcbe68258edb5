import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';

type Props = {
  control: { id: string; name: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined };
  label: string;
  several: boolean;
  onFiles: (files: File[]) => void;
};

const accept = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Where a picture is dropped or chosen; a phone can also take one. */
export function PictureDrop({ control: { name, ...control }, label, several, onFiles }: Props) {
  const [over, setOver] = useState(false);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <>
      <label
        className={over ? 'picture-drop over' : 'picture-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="plus" />
        {label}
        <input
          {...control}
          className="vh"
          type="file"
          accept={accept}
          multiple={several}
          data-field={name}
          onChange={onChange}
        />
      </label>
      <label className="picture-camera">
        <Icon name="picture" />
        Take a photo
        <input className="vh" type="file" accept="image/*" capture="environment" onChange={onChange} />
      </label>
    </>
  );
}
