import { useState } from 'react';
import type { Passkey } from '../../../../contract/people/factors.ts';
import { Confirm, useAsking } from '../../../office/boxes/confirm.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { dayWords, latelyWords } from '../../../office/words/moment.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { type FactorCalls, perform } from '../calls.ts';
import { passkeyForm } from '../form.ts';

type Props = { passkey: Passkey; calls: FactorCalls };

export function PasskeyRow({ passkey, calls }: Props) {
  const { id, name, works } = passkey;
  const [naming, setNaming] = useState(false);
  const { asking, trigger, ask, stop } = useAsking();
  const remove = () => perform(calls.removePasskey(id), `The passkey “${name}” is removed.`, calls.refresh);
  return (
    <li>
      <span className="factor-ic">
        <Icon name={lookOf(name)} />
      </span>
      <span className="factor-name">
        <b>{name}</b>
        {!works && <span className="pill no">Does not work</span>}
        <small>{factsOf(passkey)}</small>
      </span>
      <span className="factor-acts">
        <button type="button" className="icon-btn" aria-label={`Rename ${name}`} onClick={() => setNaming(!naming)}>
          <Icon name="edit" />
        </button>
        <button ref={trigger} type="button" className="icon-btn" aria-label={`Remove ${name}`} onClick={ask}>
          <Icon name="trash" />
        </button>
      </span>
      {naming && (
        <div className="factor-wide">
          <ActionForm
            name={`rename-${id.slice(0, 12)}`}
            fields={passkeyForm}
            start={{ name }}
            send={({ name: wanted = '' }) => calls.renamePasskey(id, wanted)}
            done={async () => {
              setNaming(false);
              await calls.refresh();
            }}
          >
            <TextField name="name" />
            <SubmitRow label="Save the name" sendingLabel="Saving…" />
          </ActionForm>
        </div>
      )}
      {asking && (
        <div className="factor-wide">
          <Confirm title={`Remove ${name}?`} yes="Yes, remove it" busyLabel="Removing…" act={remove} stop={stop}>
            You can no longer log in with it. Delete it on the device as well, where it is kept among its passwords.
          </Confirm>
        </div>
      )}
    </li>
  );
}

function factsOf({ createdAt, lastUsedAt, works, synced }: Passkey): string {
  const used = lastUsedAt ? `last used ${latelyWords(lastUsedAt)}` : 'never used';
  if (!works) return 'It belongs to an earlier address of the site, or somebody may have a copy. Remove it.';
  return `Since ${dayWords(createdAt)}, ${used}${synced ? '. On all your devices' : ''}`;
}

/** A picture by what people call their things. */
function lookOf(name: string): IconName {
  if (/phone|android|samsung|tecno|infinix|itel|nokia|pixel|galaxy|ipad|tablet/i.test(name)) return 'mobile';
  if (/computer|laptop|desktop|windows|mac|linux|chromebook|\bpc\b|office/i.test(name)) return 'monitor';
  return 'key';
}
