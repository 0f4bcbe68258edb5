import { z } from 'zod';
import {
  category,
  categoryInput,
  emptyIsNone,
  id,
  ifMissing,
  instant,
  optionalLine,
  pictureName,
  schemasOf,
  textsOf,
  unlessNoObject,
  wholeNumber,
} from '../common/fields.ts';
import { categoryRule, lineOf, paragraphOf, pictureOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount } from '../common/paging.ts';
import { addedPicture, pictureInfo, withPictureWords } from '../media/media.ts';
import { eventOption } from './events.ts';
import { asBegun, asComplete, asKept, draftMessage } from './publishing.ts';

/** How many images one upload may add to a gallery. */
export const maxImagesAtOnce = 60;
/** More than any gallery has; it bounds the work of one request. */
const maxImagesInOrder = 2000;
export const captionMaxLength = 300;

export const galleryMessages = {
  name: 'A name is required.',
  description: 'A description is required.',
  image: 'The new gallery requires an image.',
  event: 'There is no such event.',
  noImages: 'No images selected for upload.',
  tooManyImages: `At most ${maxImagesAtOnce} images at a time.`,
  images: 'These are not the pictures of this gallery, each once.',
  caption: 'A caption is required; it may be empty.',
} as const;

/** A picker that was cleared sends null, an empty text or 0. */
const eventChoice = emptyIsNone(wholeNumber(0, undefined, galleryMessages.event), 0).transform(
  (chosen) => chosen || null,
);

/** What is written of a gallery; the API, the form and the history all follow this list. */
export const galleryFields = {
  picture: pictureOf(galleryMessages.image),
  name: lineOf(200, galleryMessages.name),
  description: paragraphOf(5000, galleryMessages.description),
  category: categoryRule,
};

/** What is written of one of its pictures. */
export const imageFields = { picture: pictureOf(), caption: lineOf(captionMaxLength) };

/** Of a draft a name is enough. */
const begunGalleryFields = { ...galleryFields, description: paragraphOf(5000) };

const written = <F extends z.ZodRawShape, A extends z.ZodType, B extends z.ZodType>(fields: F, cover: A, begun: B) =>
  z.discriminatedUnion(
    'draft',
    [
      z.object({ ...schemasOf(galleryFields, 'add'), ...withPictureWords, ...fields, picture: cover, ...asComplete }),
      z.object({ ...schemasOf(begunGalleryFields, 'add'), ...withPictureWords, ...fields, picture: begun, ...asBegun }),
    ],
    unlessNoObject(draftMessage),
  );

const noPicture = z.union([z.literal(''), pictureName]);

const addFields = {
  category: categoryInput.default(0),
  galleryId: eventChoice.optional().describe('The id of the EVENT that the gallery shows; null, empty or 0 for none'),
  userId: emptyIsNone(id.optional()).describe('Counts only when an administrator adds for somebody else'),
};
export const galleryAdd = written(
  addFields,
  z
    .string(ifMissing(galleryMessages.image))
    .trim()
    .min(1, galleryMessages.image)
    .pipe(pictureName)
    .describe('The cover'),
  noPicture.default('').describe('The cover'),
);
const editFields = {
  category: categoryInput.optional(),
  eventId: eventChoice.optional().describe('Absent: as it was; null, empty or 0: no event any more'),
  images: z
    .array(id, { error: galleryMessages.images })
    .max(maxImagesInOrder, galleryMessages.images)
    .refine((ids) => new Set(ids).size === ids.length, galleryMessages.images)
    .optional()
    .describe('The ids of its images in another order; absent: as it was'),
  ...asKept,
  updatedAt: startedFrom,
};
export const galleryEdit = written(
  editFields,
  pictureName.optional().describe('A new cover'),
  noPicture.optional().describe('A new cover; empty for none'),
);

const caption = optionalLine(captionMaxLength);

const newImages = z
  .array(addedPicture({ caption: caption.default('') }))
  .max(maxImagesAtOnce, galleryMessages.tooManyImages)
  // A list has no name in a refusal; what it is a list of has.
  .refine((images) => images.length > 0, { path: ['picture'], error: galleryMessages.noImages })
  .meta({ minItems: 1 });

/** Whatever is no list is an empty one. */
export const imagesAdd = z.preprocess((given) => (Array.isArray(given) ? given : []), newImages);
export const imageEdit = z.object({
  caption: z.string({ error: galleryMessages.caption }).pipe(caption),
  picture: pictureName.optional(),
  ...withPictureWords,
  updatedAt: startedFrom,
});

export type GalleryAdd = z.infer<typeof galleryAdd>;
export type GalleryEdit = z.infer<typeof galleryEdit>;
export type ImagesAdd = z.infer<typeof imagesAdd>;
export type ImageEdit = z.infer<typeof imageEdit>;

export const gallery = z
  .object({
    id,
    ...textsOf(galleryFields),
    category,
    picture: z.string().describe('The cover'),
    pictureInfo: z.array(pictureInfo),
    UserId: id.nullable().describe('The owner'),
    eventId: id.nullable(),
    createdAt: instant.describe('When it is or will be published'),
    draft: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'Gallery' });

export const galleryImage = z
  .object({
    id,
    picture: z.string(),
    caption: z.string(),
    galleryId: id,
    pictureInfo: z.array(pictureInfo),
    updatedAt: instant,
  })
  .meta({ id: 'GalleryImage' });

export type Gallery = z.infer<typeof gallery>;
export type GalleryImage = z.infer<typeof galleryImage>;

export const galleryList = z.object({ docs: z.array(gallery), pages: pageCount });
export const galleryImages = z.array(galleryImage);
export const eventOptions = z.array(eventOption);
export const galleryView = z.object({
  gallery,
  images: galleryImages.describe('In their order; unless it was changed, the oldest first'),
  events: eventOptions.describe('What the gallery can be linked to'),
  event: eventOption.nullable().describe('What it is linked to'),
});
