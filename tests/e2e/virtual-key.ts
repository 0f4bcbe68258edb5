import type { Page } from '@playwright/test';

/** A passkey device of the browser's own, which agrees to everything; another one is another phone. */
export async function plugIn(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport, hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  type Credential = Awaited<ReturnType<typeof credentials>>[number];
  const credentials = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    credentials,
    /** Puts a key on this device that was made on another, as a thief with a copy would. */
    copy: (credential: Credential) => devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** What the person does when the device asks: agrees, or turns away. */
    agree: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Lost, stolen, or left at home. */
    lose: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}
