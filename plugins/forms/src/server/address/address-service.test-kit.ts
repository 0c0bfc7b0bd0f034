import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestAddressService {
  /** As the option `address` of the plugin. */
  readonly options: { readonly url: string; readonly authorization: string; readonly street: string; readonly city: string };
  /** The addresses that were asked for, in their order. */
  readonly asked: readonly string[];
  /** How it answers from now on: as it does, never, with a failure, with no JSON, with more than anybody reads. */
  behave(next: 'well' | 'never' | 'failing' | 'strange' | 'endless'): void;
  close(): Promise<void>;
}

const authorization = 'Bearer een-sleutel';

/** As the public address service of the Netherlands answered, cut down to what is asked for. */
const recorded: Readonly<Record<string, object>> = {
  'postcode:1234AB and huisnummer:12': {
    response: { numFound: 2, start: 0, docs: [{ straatnaam: 'Dorpsstraat', woonplaatsnaam: 'Ons Dorp' }] },
  },
};
const nothing = { response: { numFound: 0, start: 0, docs: [] } };

/** A service that completes addresses, behind a real socket. */
export async function startAddressService(): Promise<TestAddressService> {
  let behaviour: Parameters<TestAddressService['behave']>[0] = 'well';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const question = new URL(request.url ?? '/', 'http://service').searchParams.get('q') ?? '';
    asked.push(question);
    if (request.headers.authorization !== authorization) return response.writeHead(401).end();
    if (behaviour === 'never') return;
    if (behaviour === 'failing') return response.writeHead(503).end('down');
    if (behaviour === 'strange') return response.end('<html>');
    if (behaviour === 'endless') return response.end(JSON.stringify({ text: 'x'.repeat(100_000) }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(recorded[question] ?? nothing));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      url: `http://127.0.0.1:${port}/free?q=postcode:{postcode}%20and%20huisnummer:{number}`,
      authorization,
      street: 'response.docs.0.straatnaam',
      city: 'response.docs.0.woonplaatsnaam',
    },
    asked,
    behave: (next) => (behaviour = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
