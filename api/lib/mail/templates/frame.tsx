import type { ReactNode } from 'react';
import type { SchoolSettings } from '../../../../contract/settings.ts';
import { darkStyles, styles } from './styles.ts';

/** Who writes, and where the site is. */
export type Sender = {
  school: Pick<SchoolSettings, 'schoolName' | 'address' | 'phone' | 'officeHours' | 'mailbox'>;
  publicUrl: string;
};

type Props = Sender & { title: string; preview: string; children: ReactNode };

/** The one sheet that every mail is written on. */
export function Frame({ school, publicUrl, title, preview, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="page" style={styles.page}>
        <div className="preview" style={styles.hidden}>
          {preview}
        </div>
        <div className="sheet" style={styles.sheet}>
          <p className="school" style={styles.school}>
            {school.schoolName}
          </p>
          <h1 style={styles.title}>{title}</h1>
          {children}
          <div className="foot" style={styles.foot}>
            <Words
              text={[school.schoolName, school.address, school.phone, school.officeHours].filter(Boolean).join('\n')}
            />
            <a className="link" style={styles.link} href={publicUrl}>
              {publicUrl}
            </a>
          </div>
        </div>
      </body>
    </html>
  );
}

/** Text of several lines, as it was typed: every mail program knows this oldest of ways. */
const Words = ({ text }: { text: string }) => <pre style={styles.words}>{plain(text)}</pre>;

// A letter has line breaks and tabs; other control characters are somebody's joke on the reader's screen.
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

export const Text = ({ children }: { children: ReactNode }) => <p style={styles.text}>{children}</p>;

export type Fact = [label: string, text: string];

export function Facts({ facts }: { facts: Fact[] }) {
  return facts.map(([label, text]) => (
    <div key={label} className="fact" style={styles.text}>
      <span className="quiet" style={styles.label}>
        {label}:
      </span>
      <Words text={text} />
    </div>
  ));
}

type CodeProps = { code: string; phone: string };

export function Code({ code, phone }: CodeProps) {
  return (
    <p className="code" style={styles.code}>
      Say this code when you call
      <br />
      <span style={styles.signs}>{code}</span>
      {phone && (
        <>
          <br />
          {phone}
        </>
      )}
    </p>
  );
}

export function Action({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p style={styles.text}>
      <a className="action" style={styles.action} href={to}>
        {children}
      </a>
    </p>
  );
}
