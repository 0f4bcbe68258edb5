const maxLength = 120;
// Windows treats these as devices, whatever their ending; a backup may be unpacked there.
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/** Letters, digits, space, dot, dash and underscore survive; the rest of what people call their files does not. */
export function safeFileName(wanted: string, extension: string): string {
  const stem = decodeOnce(wanted)
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/\.(jpe?g|png)$/i, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._ -]/g, '')
    .replace(/\.{2,}/g, '.')
    .replace(/\s+/g, ' ')
    .slice(0, maxLength)
    .replace(/^[. -]+|[. -]+$/g, '');
  return `${!stem || reserved.test(stem.split('.')[0] ?? '') ? `picture-${stem ?? ''}`.replace(/-$/, '') : stem}.${extension}`;
}

/** The same name with something behind it that nobody else has. */
export function distinctFileName(name: string, suffix: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${suffix}${name.slice(dot)}`;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
