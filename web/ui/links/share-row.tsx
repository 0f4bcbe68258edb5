import { Icon } from '../icons/icon.tsx';
import { CopyLink } from './copy-link.tsx';

/** Where parents pass things on, WhatsApp first. Plain links: nothing of these services is loaded. */
export function ShareRow({ url, title }: { url: string; title: string }) {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return (
    <div className="share">
      <b>Share</b>
      <a className="btn sm wa" href={`https://wa.me/?text=${words}%20${address}`} rel="noopener">
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      <a className="btn sm" href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} rel="noopener">
        <Icon name="facebook" />
        Facebook
      </a>
      <a className="btn sm" href={`https://x.com/intent/post?text=${words}&url=${address}`} rel="noopener">
        <Icon name="x" />X
      </a>
      <CopyLink url={url} />
    </div>
  );
}
