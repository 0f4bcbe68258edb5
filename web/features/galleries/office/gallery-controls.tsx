import type { ComponentProps } from 'react';
import { galleryCalls } from './gallery-calls.ts';
import { GalleryTools } from './gallery-tools.tsx';

/** What its owner and the administrators can do with a gallery that they look at. */
export default function GalleryControls(props: Omit<ComponentProps<typeof GalleryTools>, 'remove'>) {
  return <GalleryTools {...props} remove={() => galleryCalls.remove(props.gallery.id)} />;
}
