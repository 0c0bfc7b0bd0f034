import { randomBytes } from 'node:crypto';
import type { Signer } from '../../kernel/signer.ts';

/** One rendering of a block, named by the form that it drew. */
export interface Rendering {
  /** The same for every post of this form: whoever sends twice sends the same key. */
  readonly key: string;
  /** When it was drawn. */
  readonly at: Date;
}

/** The block whose rendering it is. */
export interface RenderedPlace {
  readonly pageID: string;
  readonly block: string;
}

const purpose = 'rendering';
/** Bytes of the signature: what it protects is no more than the time. */
const signatureBytes = 12;
const subject = ({ pageID, block }: RenderedPlace, made: string): string => `${pageID}\0${block}\0${made}`;

/** The key of a rendering that begins now. Nobody else can make one. */
export function createRenderingKey(signer: Signer, place: RenderedPlace, now: Date): string {
  const made = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${made}.${signer.sign(purpose, subject(place, made), signatureBytes)}`;
}

/** The rendering of a key that this site gave out for this block; undefined for any other text. */
export function readRenderingKey(signer: Signer, place: RenderedPlace, key: unknown): Rendering | undefined {
  if (typeof key !== 'string') return undefined;
  const [time = '', random = '', signature = ''] = key.split('.');
  if (!signer.verify(purpose, subject(place, `${time}.${random}`), signature, signatureBytes)) return undefined;
  return { key, at: new Date(Number.parseInt(time, 36)) };
}
