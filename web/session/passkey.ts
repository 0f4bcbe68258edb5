import { useSyncExternalStore } from 'react';
import type { Assertion, Attestation } from '../../contract/people/second-step.ts';

// The code for passkeys is fetched when somebody uses one: most people never do.
const webAuthn = () => import('@simplewebauthn/browser');

type Options = Record<string, unknown>;
type AuthenticationOptions = Parameters<Awaited<ReturnType<typeof webAuthn>>['startAuthentication']>[0]['optionsJSON'];
type RegistrationOptions = Parameters<Awaited<ReturnType<typeof webAuthn>>['startRegistration']>[0]['optionsJSON'];

const never = () => () => {};

/** Whether this browser knows passkeys; false until the page has come to life, so that the server's page is the same. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, hasPasskeys, () => false);

export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Asks the device to sign with one of its passkeys. */
export async function askPasskey(options: Options): Promise<Assertion> {
  const { startAuthentication } = await webAuthn();
  const answer = await startAuthentication({ optionsJSON: options as unknown as AuthenticationOptions });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

/** Asks the device to make a new one. */
export async function makePasskey(options: Options): Promise<Attestation> {
  const { startRegistration } = await webAuthn();
  const answer = await startRegistration({ optionsJSON: options as unknown as RegistrationOptions });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

/** Why the device gave no passkey, in words. Most often the person has closed its window. */
export function passkeyFault(thrown: unknown): string {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for this account already.';
  if (name === 'SecurityError') return 'Passkeys do not work at this address of the site.';
  return 'No passkey was used: it was cancelled, or it took too long.';
}
