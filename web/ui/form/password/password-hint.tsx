import { type MouseEvent, useState } from 'react';
import { type KnownWords, passwordWeakness, suggestPassword } from '../../../../contract/people/password-advice.ts';
import { Icon } from '../../icons/icon.tsx';
import { useSchoolPlaces } from '../../meta/site.ts';

type Props = { password: string; known: KnownWords };

/** Points out what is easily guessed and offers a better one; it refuses nothing. */
export default function PasswordHint({ password, known }: Props) {
  const [offer, setOffer] = useState(suggestPassword);
  const [used, setUsed] = useState<string>();
  const places = useSchoolPlaces();
  const weakness = passwordWeakness(password, { ...known, school: [...(known.school ?? []), ...places] });
  const isUsed = used === password;

  function take({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form) fill(currentTarget.form, offer);
    setUsed(offer);
    setOffer(suggestPassword());
  }
  return (
    <div role="status">
      {(weakness || isUsed) && (
        <div className="note">
          <Icon name={isUsed ? 'check' : 'warning'} />
          <div className="stack">
            {isUsed ? (
              <p>
                Filled in twice: <b>{used}</b>. Write it down, or let your browser keep it.
              </p>
            ) : (
              <p>
                <b>Easily guessed.</b> {weakness}
              </p>
            )}
            <p>
              {/* The same button in both cases, so that the focus has somewhere to be. */}
              <button type="button" className="btn line sm" onClick={take}>
                {isUsed ? 'Another one' : `Use ${offer}`}
              </button>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

/** As if it had been typed, in both fields. */
function fill(form: HTMLFormElement, password: string) {
  for (const name of ['again', 'pwd']) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = password;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
