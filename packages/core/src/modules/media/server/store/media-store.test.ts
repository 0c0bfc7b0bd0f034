import { expect } from 'chai';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readEnvironment } from '#server/kernel/environment.ts';
import { copyPart, originals, storePart } from './media-backup.ts';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';
import { startS3 } from './s3-server.test-kit.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const large = Buffer.alloc(6_000_000, 'Een kerk. ');

const readPlace = (value: string | undefined, { siteDir, dataDir }: { readonly siteDir: string; readonly dataDir: string }) =>
  readEnvironment(
    {
      MEDIA_URL: value,
      LECTERN_DATA_DIR: dataDir,
      LECTERN_SECRET: 'sixteen characters',
      LECTERN_DATA_KEYS: Buffer.alloc(32).toString('base64'),
    },
    siteDir,
  ).media;

describe('where media lies', () => {
  const read = (value: string | undefined) => readPlace(value, { siteDir: '/site', dataDir: '/data' });

  it('is a folder in the data folder, unless told', () => {
    expect(read(undefined)).to.deep.equal({ kind: 'folder', dir: join('/data', 'media') });
    expect(read('')).to.deep.equal({ kind: 'folder', dir: join('/data', 'media') });
    expect(read('/mnt/media')).to.deep.equal({ kind: 'folder', dir: '/mnt/media' });
    expect(read('beelden')).to.deep.equal({ kind: 'folder', dir: '/site/beelden' });
    expect(read('file:///mnt/media')).to.deep.equal({ kind: 'folder', dir: '/mnt/media' });
  });

  it('is a bucket with a prefix, a region and an endpoint', () => {
    const plain = { kind: 's3', bucket: 'beelden', prefix: '', endpoint: undefined, region: 'us-east-1' };
    expect(read('s3://beelden')).to.deep.equal(plain);
    expect(read('s3://beelden/een/twee/?region=eu-west-1&endpoint=https://s3.example.nl')).to.deep.equal({
      ...plain,
      prefix: 'een/twee',
      region: 'eu-west-1',
      endpoint: 'https://s3.example.nl',
    });
  });

  it('is refused with a reason where it is neither', () => {
    for (const value of [
      's3://',
      's3://B_D',
      's3://key:secret@bucket',
      's3://bucket?acl=public',
      's3://bucket?endpoint=ftp://x',
      'https://example.nl/media',
      'file://host/share',
    ])
      expect(() => read(value), value).to.throw(/MEDIA_URL is/);
  });
});

for (const kind of ['folder', 'bucket'] as const) {
  describe(`a media store in a ${kind}`, () => {
    let store: MediaStore;
    let dir: string;
    let stop = async (): Promise<void> => {};
    let ranges: readonly string[] = [];
    before(async () => {
      dir = mkdtempSync(join(tmpdir(), 'lectern-store-'));
      if (kind === 'bucket') {
        const server = await startS3();
        ({ stop, ranges } = server);
        store = await openMediaStore(readPlace(server.mediaUrl, { siteDir: dir, dataDir: dir }), dir);
      } else store = await openMediaStore({ kind: 'folder', dir: join(dir, 'media') }, dir);
    });
    after(async () => {
      await stop();
      await rm(dir, { recursive: true, force: true });
    });
    const adopt = async (bytes: Uint8Array): Promise<string> => {
      const temporaryPath = join(store.temporaryDir, randomUUID());
      await mkdir(store.temporaryDir, { recursive: true });
      await writeFile(temporaryPath, bytes);
      await store.adopt(hashOf(bytes), temporaryPath);
      expect(existsSync(temporaryPath)).to.equal(false);
      return hashOf(bytes);
    };
    const textOf = async (found: Awaited<ReturnType<MediaStore['read']>>): Promise<Buffer | undefined> => {
      if (!found) return undefined;
      const bytes = await buffer(found.stream);
      expect(found.size).to.equal(bytes.length);
      return bytes;
    };
    const listed = async (): Promise<string[]> => {
      const hashes: string[] = [];
      for await (const { hash, writtenAt } of store.list()) {
        expect(Math.abs(Date.now() - writtenAt.getTime())).to.be.lessThan(300_000);
        hashes.push(hash);
      }
      return hashes.toSorted();
    };

    it('keeps originals by their hash, lists them, and lets them go', async () => {
      await store.check();
      expect(await listed()).to.deep.equal([]);
      const [one, two] = [await adopt(Buffer.from('een')), await adopt(large)];
      await adopt(Buffer.from('een'));
      expect(String(await textOf(await store.read(one)))).to.equal('een');
      expect(hashOf((await textOf(await store.read(two))) ?? Buffer.alloc(0))).to.equal(two);
      expect(await listed()).to.deep.equal([one, two].toSorted());
      await store.remove(one);
      await store.remove(one);
      expect(await store.read(one)).to.equal(undefined);
      expect(await listed()).to.deep.equal([two]);
    });

    it('reads a part of an original, and not what stands before it', async () => {
      const hash = await adopt(large);
      expect(await store.size(hash)).to.equal(large.length);
      const parts = [
        [0, 9],
        [65_530, 65_545],
        [5_000_000, 5_999_999],
      ] as const;
      for (const [start, end] of parts) {
        const part = await store.readPart(hash, { start, end });
        expect(part && (await buffer(part)).equals(large.subarray(start, end + 1)), `${start}-${end}`).to.equal(true);
      }
      if (kind === 'bucket') expect(ranges).to.deep.equal(parts.map(([start, end]) => `bytes=${start}-${end}`));
      await store.remove(hash);
      expect([await store.size(hash), await store.readPart(hash, { start: 0, end: 1 })]).to.deep.equal([undefined, undefined]);
    });

    it('keeps what is made of them apart, and removes it by the folder', async () => {
      const keys = ['ab/abcd/image', 'ab/abcd/w800.avif', 'ab/abcdef/image'];
      for (const key of keys) await store.writeDerived(key, Buffer.from(key));
      await store.writeDerived('ab/abcd/image', Buffer.from('anders'));
      expect(String(await textOf(await store.readDerived('ab/abcd/image')))).to.equal('anders');
      await store.removeDerived('ab/abcd');
      expect(await store.readDerived('ab/abcd/image')).to.equal(undefined);
      expect(String(await textOf(await store.readDerived('ab/abcdef/image')))).to.equal('ab/abcdef/image');
      expect(await listed()).not.to.include('image');
      expect(readdirSync(store.temporaryDir)).to.deep.equal([]);
    });

    it('keeps private files apart from the library', async () => {
      const files = store.privateFiles;
      const name = randomUUID().replaceAll('-', '');
      const names = async (): Promise<string[]> => {
        const found: string[] = [];
        for await (const entry of files.list()) found.push(entry.name);
        return found;
      };
      const temporaryPath = join(files.temporaryDir, randomUUID());
      await mkdir(files.temporaryDir, { recursive: true });
      await writeFile(temporaryPath, 'sealed');
      await files.adopt(name, temporaryPath);
      expect(existsSync(temporaryPath)).to.equal(false);
      expect(await names()).to.deep.equal([name]);
      expect(await listed()).not.to.include(name);
      const found = await files.read(name);
      expect(found && String(await buffer(found))).to.equal('sealed');
      await files.remove(name);
      expect([await names(), await files.read(name)]).to.deep.equal([[], undefined]);
      expect(await files.read('../../etc/passwd').catch(String)).to.contain('hexadecimal');
    });

    it('lets no name lead anywhere else', async () => {
      const refusal = (work: Promise<unknown>): Promise<string> =>
        work.then(
          () => 'none',
          (error: unknown) => String(error),
        );
      for (const hash of ['', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(63)}/`]) {
        expect(await refusal(store.read(hash)), hash).to.contain('hexadecimal');
        expect(await refusal(store.remove(hash)), hash).to.contain('hexadecimal');
      }
      for (const key of ['', '../x', 'a/../b', '/a', 'a//b', 'A/b', 'a/.b', 'a\\b']) {
        expect(await refusal(store.readDerived(key)), key).to.contain('names');
        expect(await refusal(store.writeDerived(key, Buffer.from('x'))), key).to.contain('names');
        expect(await refusal(store.removeDerived(key)), key).to.contain('names');
      }
    });

    it('is copied into a backup and out of one', async () => {
      const hash = await adopt(Buffer.from('bewaar'));
      const copies = join(dir, 'copies');
      await copyPart(originals, store, copies);
      expect(await readFile(join(copies, hash.slice(0, 2), hash.slice(2, 4), hash), 'utf8')).to.equal('bewaar');
      const before = await listed();
      for (const each of before) await store.remove(each);
      await storePart(originals, store, copies);
      expect(await listed()).to.deep.equal(before);
      expect(String(await textOf(await store.read(hash)))).to.equal('bewaar');
    });
  });
}
