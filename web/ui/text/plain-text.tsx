import { phonesIn } from '../../../contract/common/phone/phone-numbers.ts';

/** What somebody of the school has typed as plain text: every number to call in it is a link. */
export function PlainText({ text }: { text: string }) {
  const found = phonesIn(text);
  if (found.length === 0) return text;
  const ends = found.map(({ index, text: number }) => index + number.length);
  return (
    <>
      {found.map(({ index, text: number, dial }, place) => (
        <span key={index}>
          {text.slice(ends[place - 1] ?? 0, index)}
          <a href={`tel:${dial}`}>{number}</a>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
