import { Link } from '../../links/link.tsx';

/** At every form in which a stranger tells us something. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <p className="privacy-note">
      {children} <Link to="/privacy">How we protect your data</Link>
    </p>
  );
}
