import { formOf, resolveAddress } from './address.ts';
import type { AnyInput, ClientCall, DataOf, InputOf, Target } from './call.ts';
import type { CallDeclaration } from '../contract/call.ts';
import type { Body, Result } from './result.ts';
import { callHeaders, createSend } from './http.ts';
import type { ClientOptions, ReadOptions } from './http.ts';
import { unsendable } from './unsendable.ts';

/** A call's input; one without any required part may be left out. */
type Given<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** A client of one server. */
export interface Client {
  /** Sends a declared call. Rejects only when the caller aborted. */
  readonly call: <Declared extends CallDeclaration>(
    call: ClientCall<Declared>,
    ...input: Given<InputOf<Declared>>
  ) => Promise<Result<DataOf<Declared>>>;
  /** The address of a declared call, for links and images. */
  readonly url: <Declared extends CallDeclaration>(call: ClientCall<Declared>, ...target: Given<Target<Declared>>) => string;
  /** Reads the bytes at an address. */
  readonly read: (url: string, options?: ReadOptions) => Promise<Result<Blob>>;
  /** The headers of the next call, for what sends it another way. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** The content of an answer beside that it was done: `data` where that is all, else its fields. */
function answered({ Success: _success, Errors: _errors, ...fields }: Body): unknown {
  const names = Object.keys(fields);
  if (names.length === 1 && names[0] === 'data') return fields['data'];
  return names.length > 0 ? fields : undefined;
}

/** A client of one server. It holds nothing: the token lives with the caller. */
export function createClient(options: ClientOptions): Client {
  const { send, read } = createSend(options);
  const call = async (address: string, { form, body, ...input }: AnyInput = {}): Promise<Result<unknown>> =>
    unsendable(address, body) ??
    send({
      ...resolveAddress(address, input),
      ...input,
      ...(form ? { body: formOf(form) } : body ? { body } : {}),
      pick: answered,
    });
  return {
    // Held against the declarations where it is called.
    call: call as Client['call'],
    url: (address: string, target: AnyInput = {}) => options.apiPath + resolveAddress(address, target).path,
    read,
    headers: () => callHeaders(options.getToken()),
  };
}
