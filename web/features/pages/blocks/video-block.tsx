import { type MouseEvent, useEffect, useState } from 'react';
import type { Shown } from '../../../../contract/shown-blocks.ts';
import { videoCost, videoFrame, videoLength, videoOf, videoPage } from '../../../../contract/video.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';

/**
 * A picture of ours with a play button. Nothing is asked of the place that has the video before somebody presses it;
 * without scripts the button leads there.
 */
export function VideoBlock({ block: { address, title, seconds, pictureInfo, transcript } }: { block: Shown<'video'> }) {
  const [playing, setPlaying] = useState(false);
  const video = videoOf(address);
  const page = video && videoPage(video);
  // Whoever came here without loading a page has the policy of the page before, which allows no frame.
  useEffect(() => {
    if (!playing || !page) return;
    const leave = () => window.location.assign(page);
    document.addEventListener('securitypolicyviolation', leave);
    return () => document.removeEventListener('securitypolicyviolation', leave);
  }, [playing, page]);
  if (!video) return null;

  function play(event: MouseEvent) {
    event.preventDefault();
    setPlaying(true);
  }
  return (
    <section className="pb-video" aria-label={title}>
      {playing ? (
        <iframe
          src={videoFrame(video)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      ) : (
        <a className="pb-play" href={page} rel="noopener noreferrer" data-app="click" onClick={play}>
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
      )}
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
