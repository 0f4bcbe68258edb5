import { useEffect, useRef, useState } from 'react';
import { emailRule } from '../../../contract/common/form.ts';
import type { Erased, HeldData } from '../../../contract/people/privacy.ts';
import { Box } from '../../office/boxes/box.tsx';
import { ActionForm } from '../../office/forms/action-form.tsx';
import { quietly } from '../../office/forms/describe-values.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { Erase } from './erase-form.tsx';
import { FoundPerson } from './found-person.tsx';

type Props = {
  find: (email: string) => Promise<SaveResult<HeldData>>;
  download: (email: string) => Promise<Blob | null>;
  erase: Erase;
};

const form = quietly({
  email: {
    ...{ rule: emailRule, label: 'E-mail address', needed: 'an e-mail address', type: 'email', autoComplete: 'off' },
    hint: 'The whole address. A person with two addresses is asked for twice.',
  },
});

/** One person's data: found by address, copied, erased. Nothing of it stands in the address of the page. */
export function PrivacyPage({ find, download, erase }: Props) {
  const [held, setHeld] = useState<HeldData | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  return (
    <>
      <OfficeHead
        title="Personal data"
        note="When somebody asks what the school keeps about them, or wants it erased."
      />
      <div className="privacy">
        <Box title="Find a person">
          <ActionForm
            name="find"
            fields={form}
            send={({ email = '' }) => find(email)}
            done={(found) => {
              setErased(null);
              setHeld(found);
            }}
          >
            <TextField name="email" />
            <SubmitRow label="Find" sendingLabel="Looking…" />
          </ActionForm>
        </Box>
        {erased && <Done {...erased} />}
        {held && (
          <FoundPerson
            key={JSON.stringify(held)}
            {...{ held, download, erase }}
            onErased={(done) => {
              setHeld(null);
              setErased(done);
            }}
          />
        )}
      </div>
    </>
  );
}

function Done({ summary, left }: Erased) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} className="note" tabIndex={-1} role="status">
      <Icon name="check" />
      <div>
        <b>Erased.</b> {summary} Copies in backups go when those are replaced.
        {left.length > 0 && (
          <>
            <p>Something of it is still here:</p>
            <ul>
              {left.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
