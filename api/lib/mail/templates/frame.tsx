import { createContext, type ReactNode, useContext } from 'react';
import type { SchoolSettings } from '../../../../contract/site/settings.ts';
import { darkStylesOf, defaultLook, type Look, stylesOf } from './styles.ts';

/** The parts of a letter are in the colours of the sheet that they stand on. */
const LookContext = createContext(defaultLook);
const useStyles = () => stylesOf(useContext(LookContext));

/** Who writes, and where the site is. */
export type Sender = {
  school: Pick<SchoolSettings, 'schoolName' | 'address' | 'phone' | 'officeHours' | 'mailbox'>;
  publicUrl: string;
  look?: Look | undefined;
};

type Props = Sender & { title: string; preview: string; children: ReactNode };

/** The one sheet that every mail is written on. */
export function Frame({ school, publicUrl, look = defaultLook, title, preview, children }: Props) {
  const styles = stylesOf(look);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{darkStylesOf(look)}</style>
      </head>
      <body className="page" style={styles.page}>
        <div className="preview" style={styles.hidden}>
          {preview}
        </div>
        <div className="sheet" style={styles.sheet}>
          <p className="school" style={styles.school}>
            {look.crest && <img src={look.crest} alt="" height={40} style={styles.crest} />}
            {school.schoolName}
          </p>
          <h1 style={styles.title}>{title}</h1>
          <LookContext value={look}>{children}</LookContext>
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
export const Words = ({ text }: { text: string }) => <pre style={useStyles().words}>{plain(text)}</pre>;

// A letter has line breaks and tabs; other control characters are somebody's joke on the reader's screen.
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

export const Text = ({ children }: { children: ReactNode }) => <p style={useStyles().text}>{children}</p>;

export type Fact = [label: string, text: string];

export function Facts({ facts }: { facts: Fact[] }) {
  const styles = useStyles();
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
  const styles = useStyles();
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
  const styles = useStyles();
  return (
    <p style={styles.text}>
      <a className="action" style={styles.action} href={to}>
        {children}
      </a>
    </p>
  );
}
