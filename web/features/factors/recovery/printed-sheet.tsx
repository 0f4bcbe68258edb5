import { createPortal } from 'react-dom';
import { useCrestAddress } from '../../../ui/crest.tsx';
import { shortDate } from '../../../ui/dates/dates.ts';

type Props = { person: string; school: string; codes: string[]; printedAt: string };

/** What comes out of the printer, and nothing else of the page: one sheet that explains itself in ten years. */
export function PrintedSheet({ person, school, codes, printedAt }: Props) {
  const crest = useCrestAddress();
  return createPortal(
    <div className="codes-paper" aria-hidden="true">
      <header>
        <img src={crest} alt="" width="60" height="70" />
        <div>
          <h1>Recovery codes</h1>
          <p>
            {person}, {school}
          </p>
        </div>
      </header>
      <p className="codes-paper-lead">
        Your phone is lost, or the passkey does not work? Log in at <b>{window.location.host}/login</b> with your
        password, choose “Printed recovery code”, and type one of these. Cross it out: each works once.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <i />
            <b>{code}</b>
          </li>
        ))}
      </ol>
      <ul>
        <li>
          Keep this sheet where you keep your land title: not in the bag with the phone, and not beside the computer.
        </li>
        <li>Nobody from the school will ever ask you for a code, neither by phone nor by mail.</li>
        <li>New codes make this sheet worthless. Then tear it up.</li>
      </ul>
      <footer>
        <span>Printed {shortDate(printedAt)}</span>
        <span>Code 0 is a zero, 1 is a one: the letters O, I and L are never used.</span>
      </footer>
    </div>,
    document.body,
  );
}
