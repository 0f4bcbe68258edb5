/** The widths that a picture is served in; any other is rounded up to the next one. 720 is what most phones need. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280, 1600] as const;
