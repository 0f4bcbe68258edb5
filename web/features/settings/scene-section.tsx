import { useState } from 'react';
import { picturesOf } from '../../../contract/common/form.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import { type SceneSet, sceneLimits } from '../../../contract/site/scene-sets.ts';
import { EditForm, type EditFormProps, type Version } from '../../office/forms/edit/edit-form.tsx';
import { SaveBar } from '../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import type { FormFields } from '../../ui/form/describe.ts';
import { sceneTexts } from './scene-texts.ts';
import { SceneThumbs } from './scene-thumbs.tsx';
import { SectionBox } from './section-box.tsx';

/** How a set is saved, asked for again, and emptied; all are the route's. */
export type SceneEditing = {
  save: (set: SceneSet) => EditFormProps<unknown>['save'];
  reload: (set: SceneSet) => () => Promise<Version>;
  backToDrawings: (set: SceneSet, pictures: string[]) => Promise<void>;
};

type Props = { set: SceneSet; pictures: PictureInfo[]; isOpen: boolean; editing: SceneEditing };

/** The school's own photographs in place of a set of drawings. */
export function SceneSection({ set, pictures, isOpen, editing }: Props) {
  const id = `pictures-${set}`;
  return (
    <SectionBox id={id} {...sceneTexts[set]} title={`Pictures: ${sceneTexts[set].title}`} isOpen={isOpen}>
      {isOpen ? (
        <SceneForm set={set} pictures={pictures} editing={editing} />
      ) : (
        <>
          <SceneThumbs set={set} pictures={pictures} />
          {pictures.length > 0 && <BackToDrawings set={set} pictures={pictures} editing={editing} />}
        </>
      )}
    </SectionBox>
  );
}

type FormProps = Omit<Props, 'isOpen'>;

const sceneForm: FormFields = { pictures: { rule: picturesOf(), label: 'Pictures' } };

function SceneForm({ set, pictures, editing }: FormProps) {
  const { title, shape } = sceneTexts[set];
  const max = sceneLimits[set];
  const names = pictures.map(({ name }) => name).join(',');
  const back = `/admin/settings#pictures-${set}`;
  return (
    <EditForm
      name={`pictures-${set}`}
      form={sceneForm}
      start={{ pictures: names }}
      version={names}
      save={editing.save(set)}
      reload={editing.reload(set)}
      done={(_, values) => ({
        to: back,
        text: values.pictures ? `Saved: ${title} shows your pictures.` : `Saved: ${title} shows the drawings.`,
        link: { to: sceneTexts[set].shows[0]?.to ?? '/', label: 'View' },
      })}
      cancelTo={back}
      keepsVersions={false}
    >
      <PicturePicker
        name="pictures"
        label={`Up to ${max} pictures`}
        max={max}
        known={pictures}
        hint={`${shape} With no picture here the drawings are shown. At most 700kb each, jpg, jpeg or png.`}
      />
      <SaveBar label="Save" />
    </EditForm>
  );
}

function BackToDrawings({ set, pictures, editing }: FormProps) {
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    await editing.backToDrawings(
      set,
      pictures.map(({ name }) => name),
    );
    setBusy(false);
  }
  return (
    <button className="btn line sm" type="button" disabled={busy} onClick={go}>
      {busy ? 'One moment…' : 'Back to the drawings'}
      <span className="vh">: {sceneTexts[set].title}</span>
    </button>
  );
}
