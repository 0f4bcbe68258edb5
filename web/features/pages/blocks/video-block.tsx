import { videoCost, videoFrame, videoLength, videoOf, videoPage } from '../../../../contract/media/video.ts';
import type { Shown } from '../../../../contract/pages/shown-blocks.ts';
import { clickFile } from '../../../ui/island.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';

/**
 * A picture of ours with a play button. Nothing is asked of the place that has the video before somebody presses it;
 * without scripts the button leads there.
 */
export function VideoBlock({ block: { address, title, seconds, pictureInfo, transcript } }: { block: Shown<'video'> }) {
  const video = videoOf(address);
  if (!video) return null;
  return (
    <section className="pb-video" aria-label={title}>
      <a
        className="pb-play"
        href={videoPage(video)}
        rel="noopener noreferrer"
        data-click={clickFile('video')}
        data-frame={videoFrame(video)}
        data-title={title}
      >
        {pictureInfo && <Picture picture={pictureInfo} sizes="(min-width: 60rem) 48rem, 92vw" />}
        <span className="pb-play-mark" aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
          </svg>
        </span>
        <span className="pb-play-words">
          <b>Play: {title}</b>
          {videoLength(seconds)}. Playing costs about {videoCost(seconds)} MB of data, from {video.host}.
        </span>
      </a>
      {transcript && (
        <details className="pb-heard">
          <summary>What is said in the video</summary>
          <p>
            <PlainText text={transcript} />
          </p>
        </details>
      )}
    </section>
  );
}
