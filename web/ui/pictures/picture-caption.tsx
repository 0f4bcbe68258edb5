import { PlainText } from '../text/plain-text.tsx';

/** What stands below a picture, where anything does. */
export function PictureCaption({ text, className }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  return (
    <figcaption {...(className && { className })}>
      <PlainText text={text} />
    </figcaption>
  );
}
