import { Link } from '../../links/link.tsx';

/** At every form in which a stranger tells us something. */
type Props = {
  /** The page about it, if the school has one. */
  page: string | undefined;
  children: string;
};

export function PrivacyNote({ page, children }: Props) {
  return (
    <p className="privacy-note">
      {children} {page && <Link to={page}>How we protect your data</Link>}
    </p>
  );
}
