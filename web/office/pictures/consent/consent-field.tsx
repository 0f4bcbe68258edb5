import { useState } from 'react';
import type { NotedConsent } from '../../../../contract/media/consent.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { readConsent, writeConsent } from '../../forms/edit/edit-fields.ts';
import { useHiddenValue } from '../../forms/use-hidden-value.ts';
import { ConsentControl, type Said } from './consent-control.tsx';

type Props = {
  /** The field; empty as long as nothing else is said than is noted. */
  name: string;
  about: string;
  noted: Pick<NotedConsent, 'consent' | 'consentNote'>;
};

/** What is said about children on a picture, as a field of the form like any other. */
export function ConsentField({ name, about, noted }: Props) {
  const { values } = useFormState();
  const [said, setSaid] = useState<Said>(() => readConsent(values[name]) ?? noted);
  const isSame = said.consent === noted.consent && said.consentNote === noted.consentNote;
  const value = isSame ? '' : writeConsent(said);
  const hidden = useHiddenValue(value);
  return (
    <>
      <input ref={hidden} type="hidden" name={name} value={value} />
      <ConsentControl said={said} about={about} onSay={setSaid} />
    </>
  );
}
