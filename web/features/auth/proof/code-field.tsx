import { useEffect, useRef } from 'react';
import { timeOfDay } from '../../../ui/dates/dates.ts';
import { Field } from '../../../ui/form/fields/field.tsx';
import { useField } from '../../../ui/form/form-state.ts';
import type { codeWords } from './proof-ways.ts';

type Props = {
  way: keyof typeof codeWords;
  /** The time at the school when the last code was refused: a phone whose clock is wrong shows wrong codes. */
  refusedAt?: string | undefined;
};

/** Where a code is typed. The focus is there as soon as it can be seen, and again when it was wrong. */
export function CodeField({ way, refusedAt }: Props) {
  const doubt = way === 'totp' && refusedAt && `Is the clock of your phone right? It is ${clock(refusedAt)} here.`;
  const { control, described, error } = useField('code', doubt || undefined);
  const input = useRef<HTMLInputElement>(null);
  const isSheet = way === 'recovery';
  useEffect(() => input.current?.focus(), []);
  return (
    <Field id={control.id} label={described?.label} hint={doubt || described?.hint} error={error}>
      <input
        {...control}
        ref={input}
        className={isSheet ? 'otp rec' : 'otp'}
        inputMode={isSheet ? 'text' : 'numeric'}
        autoComplete={isSheet ? 'off' : 'one-time-code'}
        autoCapitalize={isSheet ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        maxLength={described?.rule.max}
        data-answer={error ? '' : undefined}
        onFocus={({ currentTarget }) => error && currentTarget.select()}
      />
    </Field>
  );
}

/** 11:14:20 */
const clock = (iso: string) => `${timeOfDay(iso) ?? '0:00'}:${String(new Date(iso).getUTCSeconds()).padStart(2, '0')}`;
