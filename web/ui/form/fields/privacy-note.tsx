import { Link } from '../../links/link.tsx';
import { useSite } from '../../meta/site.ts';

/** At every form in which a stranger tells us something. */
export function PrivacyNote({ children }: { children: string }) {
  const privacy = useSite()?.pages.privacy;
  return (
    <p className="privacy-note">
      {children} {privacy && <Link to={privacy}>How we protect your data</Link>}
    </p>
  );
}
