import type { Page } from 'playwright-core';

/** A device with passkeys, as the browser sees it. */
export interface VirtualAuthenticator {
  /** The number of passkeys that it holds. */
  readonly count: () => Promise<number>;
}

/** Plugs an authenticator into the browser of a page; it answers by itself, as somebody who agrees. */
export async function plugInAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
