import type { IncomingHttpHeaders } from 'node:http';

/** An answer, read to its end. */
export interface TestResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
  /** A value inside the JSON by its path, for instance `data.items.0.id`; undefined where there is none. */
  get<Value = unknown>(path: string): Value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const step = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

export function createResponse(facts: Pick<TestResponse, 'method' | 'path' | 'status' | 'headers' | 'body'>): TestResponse {
  const text = facts.body.toString('utf8');
  const json = parse(text);
  return { ...facts, text, json, get: <Value>(path: string) => path.split('.').reduce<unknown>(step, json) as Value };
}
