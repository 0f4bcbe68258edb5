/** A video of one of the two places that pages may show videos of. */
export type Video = { host: 'YouTube' | 'Vimeo'; id: string };

const youtube = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;

/** What the address in the browser, of "Share" or of a frame stands for; undefined for all else. */
export function videoOf(address: string): Video | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const parts = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be' || youtube.test(hostname)) {
    const named = hostname === 'youtu.be' ? parts[0] : (searchParams.get('v') ?? parts[1]);
    return named && youtubeId.test(named) ? { host: 'YouTube', id: named } : undefined;
  }
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const named = parts.find((part) => vimeoId.test(part));
  return named ? { host: 'Vimeo', id: named } : undefined;
}

/** The two origins that the policy of a page with a video lets frames come from. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** What the frame shows once somebody has pressed play: without cookies, and playing. */
export const videoFrame = ({ host, id }: Video): string =>
  host === 'YouTube'
    ? `${videoOrigins[0]}/embed/${id}?autoplay=1&rel=0`
    : `${videoOrigins[1]}/video/${id}?autoplay=1&dnt=1`;

/** Where it stands by itself, for those whose browser runs no scripts. */
export const videoPage = ({ host, id }: Video): string =>
  host === 'YouTube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

/** Megabytes in a second at the quality that a phone is sent. */
const perSecond = 0.14;

/** What playing all of it costs, in megabytes. */
export const videoCost = (seconds: number): number => Math.max(1, Math.round(seconds * perSecond));

export function videoLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes && `${minutes} min`, rest && `${rest} s`].filter(Boolean).join(' ');
}
