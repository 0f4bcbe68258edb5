// Apart from the schemas, so that a page that shows a picture does not bring a validator along.
export const maxPictureBytes = 700_000;
export const maxPictures = 3;
/** A picture of more pixels than this is refused before it is decoded. */
export const maxPicturePixels = 40_000_000;
/** No copy of a longer one could be made: it is the most that WebP can hold. */
export const maxPictureSide = 16_383;

export const pictureMessages = {
  wrongType: 'Wrong file type. Upload jpg, jpeg or png',
  tooLarge: 'File is too large. Upload a file less than 700kb',
  tooManyPixels: 'The picture has too many pixels. Upload a smaller one',
} as const;

/** The widths that a picture is served in; any other is rounded up to the next one. 720 is what most phones need. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280, 1600] as const;
/** With a browser that was asked to save data, nothing wider is sent. */
export const savingWidth = 480;
