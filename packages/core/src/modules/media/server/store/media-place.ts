import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../../../server/kernel/startup-error.ts';

export interface FolderPlace {
  readonly kind: 'folder';
  readonly dir: string;
}

export interface S3Place {
  readonly kind: 's3';
  readonly bucket: string;
  /** Without slashes at its ends; empty: the whole bucket. */
  readonly prefix: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
}

/** Where the bytes of the media library lie. */
export type MediaPlace = FolderPlace | S3Place;

function s3Place(value: string): S3Place {
  const wrong = (what: string): never => {
    throw new StartupError(
      `MEDIA_URL is "${value}": ${what}.`,
      'Write s3://bucket/prefix?region=eu-west-1, with &endpoint=https://… for a service other than Amazon.',
    );
  };
  const url = new URL(value);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) wrong(`"${unknown}" is not known`);
  if (url.username || url.password) wrong('keys do not belong into it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) wrong('it names no bucket');
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#\s]+\/?$/.test(endpoint)) wrong(`the endpoint "${endpoint}" is no address`);
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, ''),
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** Reads `MEDIA_URL`: a folder, `file:` or a bucket. Default: `media` in the data folder. Relative to the site's folder. */
export function readMediaPlace(
  value: string | undefined,
  { siteDir, dataDir }: { readonly siteDir: string; readonly dataDir: string },
): MediaPlace {
  if (!value) return { kind: 'folder', dir: join(dataDir, 'media') };
  try {
    if (value.startsWith('s3:')) return s3Place(value);
    if (value.startsWith('file:')) return { kind: 'folder', dir: fileURLToPath(value) };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`MEDIA_URL is "${value}", which is not an address.`, 'Set it to a folder, or to s3://bucket/prefix.', {
      cause: error,
    });
  }
  if (/^[a-z][a-z\d+.-]+:/i.test(value))
    throw new StartupError(`MEDIA_URL is "${value}".`, 'Set it to a folder, or to s3://bucket/prefix.');
  return { kind: 'folder', dir: resolve(siteDir, value) };
}
