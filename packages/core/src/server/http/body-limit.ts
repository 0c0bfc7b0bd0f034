import { linkPurposeOf } from '../../contract/call.ts';
import type { CallDeclaration } from '../../contract/call.ts';

/** Bytes of a JSON body that anybody may send, and of one that only people with an account may. */
const defaults = { public: 16_000, signedIn: 256_000 };

/** Bytes that the JSON body of a call may have: what it says itself, else little, because all of it is read before it is checked. */
export function bodyLimit({ access, maxBody }: Pick<CallDeclaration, 'access' | 'maxBody'>): number {
  const isOpen = access === 'public' || linkPurposeOf(access) !== undefined;
  return maxBody ?? (isOpen ? defaults.public : defaults.signedIn);
}
