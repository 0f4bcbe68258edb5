/** On a narrow screen it goes on in the next line at its sign rather than within a word. */
export function EmailWords({ email }: { email: string }) {
  const [mailbox, domain] = email.split('@');
  return (
    <>
      {mailbox}
      <wbr />@{domain}
    </>
  );
}
