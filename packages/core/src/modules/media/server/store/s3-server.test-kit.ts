import { createRequire } from 'node:module';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The part of the S3 server that is used; it comes without types. */
interface S3Server {
  readonly middleware: ((ctx: { readonly get: (header: string) => string }, next: () => Promise<void>) => Promise<void>)[];
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;

const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts an S3 server of its own with one bucket, and names it as `MEDIA_URL` does. The keys are in the environment until it stops. */
export async function startS3(): Promise<{
  readonly mediaUrl: string;
  /** The parts that it was asked for, as the calls named them; grows. */
  readonly ranges: readonly string[];
  readonly stop: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'lectern-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It reckons the signature of some calls otherwise than Amazon's own client, which makes them here.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'media-bucket', configs: [] }],
  });
  const ranges: string[] = [];
  server.middleware.unshift((ctx, next) => {
    const range = ctx.get('range');
    if (range !== '') ranges.push(range);
    return next();
  });
  const { port } = await server.run();
  const before = Object.fromEntries(Object.keys(keys).map((name) => [name, process.env[name]]));
  Object.assign(process.env, keys);
  return {
    mediaUrl: `s3://media-bucket/sites/een?region=eu-west-1&endpoint=http://127.0.0.1:${port}`,
    ranges,
    async stop() {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
