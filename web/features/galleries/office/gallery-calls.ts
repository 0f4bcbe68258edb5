import type { Consent } from '../../../../contract/media/consent.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import type { SaidOfPictures } from '../../../office/forms/edit/edit-fields.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import type { galleryContent, newGalleryContent } from '../form.ts';
import type { NewPicture } from './pictures/pictures-editor.tsx';

type Said = { consent: Consent; consentNote: string };
type Started = { updatedAt: string | undefined; kept?: string };

const param = (id: number) => ({ id: String(id) });

export const galleryCalls = {
  add: (json: ReturnType<typeof newGalleryContent> & SaidOfPictures) =>
    savedBy(browserApi().galleries.add.$post({ json })),
  edit: (id: number, json: ReturnType<typeof galleryContent> & SaidOfPictures & Started & { images?: number[] }) =>
    savedBy(browserApi().galleries.edit[':id'].$put({ param: param(id), json })),
  remove: (id: number) => savedBy(browserApi().galleries.delete[':id'].$delete({ param: param(id) })),
  view: (id: number) => unwrap(browserApi().galleries.view[':id'].$get({ param: param(id) })),
  addPictures: (id: number, json: NewPicture[]) =>
    savedBy(browserApi().galleries.addpics[':id'].$post({ param: param(id), json })),
  editPicture: (id: number, json: { picture: string; caption: string } & SaidOfPictures & Started) =>
    savedBy(browserApi().galleries.editpic[':id'].$put({ param: param(id), json })),
  removePicture: (id: number) => savedBy(browserApi().pictures.delete[':id'].$delete({ param: param(id) })),
  viewConsent: (id: number) => unwrap(browserApi().consent.galleries[':id'].$get({ param: param(id) })),
  noteConsent: (id: number, json: Said & { all: boolean }) =>
    savedBy(browserApi().consent.galleries[':id'].$put({ param: param(id), json })),
  viewPicture: (id: number) => unwrap(browserApi().galleries.viewpic[':id'].$get({ param: param(id) })),
};
