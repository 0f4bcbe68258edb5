// Apart from the schemas, so that a page on which pictures are chosen does not bring a validator along.

/** How many images one upload may add to a gallery. */
export const maxImagesAtOnce = 60;
/** More than any gallery has; it bounds the work of one request. */
export const maxImagesInOrder = 2000;
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
