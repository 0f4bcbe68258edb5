import { useObjectUrl } from '../../../../ui/pictures/use-object-url.ts';
import { AlumnusPortrait } from './alumnus-portrait.tsx';

/** The photograph of a testimonial that waits: it has no public address yet. */
export function PrivatePortrait({ name, photo }: { name: string; photo: Blob }) {
  const address = useObjectUrl(photo);
  if (!address) return <AlumnusPortrait name={name} picture={undefined} sizes="" />;
  return <img src={address} alt={name} />;
}
