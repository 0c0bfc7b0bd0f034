import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineModule } from '#contract/module.ts';
import { defineModuleServer } from '#server/define-server.ts';
import type { CoreModule } from '#server/entries/of-module.ts';
import { provide } from '#server/kernel/service.ts';
import { linkNetwork } from './link-network.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A public address, of which every connection reaches the server of a test. */
export const publicAddress = '93.184.216.34';

/** An internet of one server, which is every site, and names that are set. */
export interface TestInternet {
  /** `GET host/path`, in the order in which they came. */
  readonly asked: string[];
  /** The most that were asked of one host at the same time. */
  readonly busiest: () => number;
  /** The answers by `host/path`; 404 elsewhere. */
  readonly answers: Map<string, Answer>;
  /** The IP addresses of names; `publicAddress` of all others. */
  readonly names: Map<string, readonly string[]>;
  /** The user agents that asked. */
  readonly agents: Set<string>;
  /** A module of a test site that supplies it. */
  readonly module: CoreModule;
  readonly close: () => Promise<void>;
}

/** Starts an internet for tests. A visit has `patience` milliseconds. */
export async function startInternet(patience: number): Promise<TestInternet> {
  const asked: string[] = [];
  const agents = new Set<string>();
  const answers = new Map<string, Answer>();
  const names = new Map<string, readonly string[]>();
  const open = new Map<string, number>();
  let busiest = 0;
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const count = (open.get(host) ?? 0) + 1;
    open.set(host, count);
    busiest = Math.max(busiest, count);
    response.once('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    asked.push(`${request.method} ${host}${request.url}`);
    agents.add(request.headers['user-agent'] ?? '');
    const answer = answers.get(`${host}${request.url}`);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network = {
    resolve: async (name: string): Promise<readonly string[]> => names.get(name) ?? [publicAddress],
    reach: { address: '127.0.0.1', port },
    patience,
  };
  return {
    ...{ asked, agents, answers, names, busiest: () => busiest },
    module: {
      manifest: defineModule({ id: 'internet' }),
      entry: defineModuleServer({ services: [provide(linkNetwork, () => network)] }),
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
