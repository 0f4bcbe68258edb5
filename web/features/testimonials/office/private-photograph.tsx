import { Suspense, use } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useObjectUrl } from '../../../ui/pictures/use-object-url.ts';

type Props = { photograph: Promise<Blob | null> | undefined; alt: string };

/** A picture that has no public address yet: it comes as data, and its memory is given back. */
export function PrivatePhotograph({ photograph, alt }: Props) {
  return (
    <div className="testimonial-photo">
      {photograph ? (
        <Suspense>
          <Fetched photograph={photograph} alt={alt} />
        </Suspense>
      ) : (
        <NoPhotograph words="No picture" />
      )}
    </div>
  );
}

function Fetched({ photograph, alt }: { photograph: Promise<Blob | null>; alt: string }) {
  const blob = use(photograph);
  const address = useObjectUrl(blob);
  if (!blob) return <NoPhotograph words="The picture did not come" />;
  return address && <img src={address} alt={alt} width="320" height="320" />;
}

const NoPhotograph = ({ words }: { words: string }) => (
  <p className="muted small">
    <Icon name="picture" />
    {words}
  </p>
);
