import { Link } from '../../ui/links/link.tsx';

/** Who can change it, and where. */
export function MailSetup() {
  return (
    <>
      Whoever runs the server sets <code>SMTP_URL</code> and <code>MAIL_FROM</code> in its file <code>.env</code> and
      starts it again; or an owner sets it up in the <Link to="/admin/settings/mail">settings</Link>.
    </>
  );
}
