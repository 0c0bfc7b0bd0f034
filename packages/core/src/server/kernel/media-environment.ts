import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { refusal } from './variable.ts';

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

const isBucket = (text: string): boolean => text.startsWith('s3:');

/** Neither a drive's letter nor a colon in the name of a folder begins an address. */
const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text);

function bucketOf(text: string): S3Place {
  const { hostname, pathname, searchParams } = new URL(text);
  return {
    kind: 's3',
    bucket: hostname,
    prefix: decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, ''),
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

/** Throws where an address cannot be read. */
const placeOf = (text: string): MediaPlace =>
  isBucket(text) ? bucketOf(text) : { kind: 'folder', dir: text.startsWith('file:') ? fileURLToPath(text) : text };

function isReadable(text: string): boolean {
  try {
    return Boolean(placeOf(text));
  } catch {
    return false;
  }
}

/** The fault in the address of a bucket. */
function faultIn(text: string): string | undefined {
  const url = new URL(text);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) return `"${unknown}" is not known`;
  if (url.username || url.password) return 'keys do not belong into it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return 'it names no bucket';
  const endpoint = url.searchParams.get('endpoint');
  return endpoint === null || /^https?:\/\/[^/?#\s]+\/?$/.test(endpoint) ? undefined : `the endpoint "${endpoint}" is no address`;
}

const either = 'Set it to a folder, or to s3://bucket/prefix.';

/** `MEDIA_URL`: a folder, `file:` or a bucket. */
export const mediaVariable = z
  .string()
  .refine(
    (text) => !isAddress(text) || isBucket(text) || text.startsWith('file:'),
    refusal((value) => `MEDIA_URL is "${value}".`, either),
  )
  .refine(
    isReadable,
    refusal((value) => `MEDIA_URL is "${value}", which is not an address.`, either),
  )
  .refine(
    (text) => !isBucket(text) || faultIn(text) === undefined,
    refusal(
      (value) => `MEDIA_URL is "${value}": ${faultIn(value)}.`,
      'Write s3://bucket/prefix?region=eu-west-1, with &endpoint=https://… for a service other than Amazon.',
    ),
  )
  .transform(placeOf);

/** The place with its folder relative to that of the site. */
export const placeFrom = (siteDir: string, place: MediaPlace): MediaPlace =>
  place.kind === 'folder' ? { kind: 'folder', dir: resolve(siteDir, place.dir) } : place;
