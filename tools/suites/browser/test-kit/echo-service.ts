import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface EchoService {
  readonly address: string;
  stop(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** A service as the guide to translators has it, that says each text again behind the language, and the glossary's words. */
export async function startEchoService(): Promise<EchoService> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { texts, to, terms } = JSON.parse(body) as {
        readonly texts: readonly string[];
        readonly to: string;
        readonly terms: readonly { readonly source: string; readonly target: string | null }[];
      };
      const said = (text: string): string =>
        terms.reduce((whole, { source, target }) => whole.replaceAll(source, target ?? source), text);
      const answer = { texts: texts.map((text) => `${to.slice(0, 2)}: ${said(text)}`) };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
