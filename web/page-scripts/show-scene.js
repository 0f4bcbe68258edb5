/** What a scene shows, of its choices (SceneChoice): only a photograph has a width, and is served in several. */
export const showScene = (image, [address, words, width]) => {
  image.alt = words || '';
  if (width) {
    const widths = [...PICTURE_WIDTHS.filter((one) => one < width), width];
    image.srcset = widths.map((one) => `${address}?w=${one} ${one}w`);
    address += `?w=${width}`;
  }
  image.src = address;
};
