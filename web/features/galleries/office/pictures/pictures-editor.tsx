import { useRef } from 'react';
import { picturesOf } from '../../../../../contract/common/form.ts';
import { galleryMessages } from '../../../../../contract/content/galleries.ts';
import { altFieldOf, picturesIn, readConsent } from '../../../../office/forms/edit/edit-fields.ts';
import { EditForm } from '../../../../office/forms/edit/edit-form.tsx';
import { EditHead } from '../../../../office/forms/edit/edit-head.tsx';
import { SaveBar } from '../../../../office/forms/edit/save-bar.tsx';
import type { SaveResult } from '../../../../office/forms/save-result.ts';
import { ConsentField } from '../../../../office/pictures/consent/consent-field.tsx';
import type { UploadQueue } from '../../../../office/pictures/upload/upload-queue.ts';
import { SearchSheet } from '../../../../office/search/search-sheet.tsx';
import type { Values } from '../../../../ui/form/answer.ts';
import type { FormFields } from '../../../../ui/form/describe.ts';
import { useFormState } from '../../../../ui/form/form-state.ts';
import { captionFieldOf, photographs } from '../batch/photo.ts';
import { PhotoField } from '../batch/photo-field.tsx';

/** A photograph with all that is said about it: it is stored already, and shown when this is saved. */
export type NewPicture = { picture: string; caption: string; alt?: string } & Partial<
  NonNullable<ReturnType<typeof readConsent>>
>;
type Props = {
  /** The gallery, where one came from. */
  gallery: { to: string; label: string };
  /** This page, where one stays while something has not arrived. */
  here: string;
  save: (pictures: NewPicture[]) => Promise<SaveResult<unknown>>;
};

const nothingSaid = { consent: 'unknown', consentNote: '' } as const;

const form: FormFields = { picture: { rule: picturesOf(), label: 'Photographs' } };

/** Many photographs at once into a gallery. What has arrived is added; what has not can be tried again. */
export function PicturesEditor({ gallery, here, save }: Props) {
  const queue = useRef<UploadQueue>(null);

  async function add(values: Values): Promise<SaveResult<unknown>> {
    const names = picturesIn(values.picture);
    if (names.length === 0) return { kind: 'refused', fields: {}, message: galleryMessages.noImages };
    const said = readConsent(values.consent);
    const pictures = names.map((picture) => {
      const alt = values[altFieldOf(picture)];
      return { picture, caption: values[captionFieldOf(picture)] ?? '', ...(alt && { alt }), ...said };
    });
    const result = await save(pictures);
    if (result.kind === 'saved') queue.current?.evict(names);
    return result;
  }

  return (
    <div className="edit-page">
      <div className="wrap">
        <EditForm
          name="photographs"
          form={form}
          start={{}}
          save={add}
          done={() => ({ to: queue.current?.uploads().length ? here : gallery.to, text: 'New Pictures Added' })}
          cancelTo={gallery.to}
        >
          <EditHead title="Add images" above={gallery} />
          <PhotoField name="picture" holder={queue} />
          <section className="edit-box form" aria-labelledby="children">
            <h2 id="children">Children on these photographs</h2>
            <ConsentField name="consent" about="all these photographs" noted={nothingSaid} />
          </section>
          <PicturesSave />
        </EditForm>
        <SearchSheet />
      </div>
    </div>
  );
}

/** The button says how many will be added. */
function PicturesSave() {
  const { typed } = useFormState();
  const count = picturesIn(typed?.picture).length;
  return <SaveBar label={count > 0 ? `Add ${photographs(count)}` : 'Add photographs'} />;
}
