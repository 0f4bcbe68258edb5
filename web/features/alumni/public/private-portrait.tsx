import { useBlobAddress } from '../use-blob-address.ts';
import { AlumnusPortrait } from './alumnus-portrait.tsx';

/** The photograph of a testimonial that waits: it has no public address yet. */
export function PrivatePortrait({ name, photo }: { name: string; photo: Blob }) {
  const address = useBlobAddress(photo);
  if (!address) return <AlumnusPortrait name={name} picture={undefined} sizes="" />;
  return <img src={address} alt={name} />;
}
