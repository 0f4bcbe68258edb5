import { useCrestAddress } from '../../../ui/crest.tsx';
import { shortDate } from '../../../ui/dates/dates.ts';

type Props = {
  person: string;
  school: string;
  codes: { text: string; isUsed: boolean }[];
  printedAt: string;
  label?: string;
};

/** The sheet as it lies in the drawer. With a label it is only a picture of it. */
export function Sheet({ person, school, codes, printedAt, label }: Props) {
  const crest = useCrestAddress();
  return (
    <div className="sheet" {...(label && { role: 'img', 'aria-label': label })}>
      <div className="sheet-head">
        <img src={crest} alt="" width="30" height="35" />
        <span>
          <b>Recovery codes</b>
          <small>
            {person}, {school}
          </small>
        </span>
      </div>
      <ol>
        {codes.map(({ text, isUsed }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: codes that are not known look alike
          <li key={place} className={isUsed ? 'used' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <p>
        Each works once. New codes make this sheet worthless.
        <br />
        Printed {shortDate(printedAt)}. Nobody from the school will ever ask you for one.
      </p>
    </div>
  );
}
