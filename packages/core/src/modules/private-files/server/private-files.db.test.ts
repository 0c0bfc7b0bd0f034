import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { filesOf, keep, remove } from './chest.test-kit.ts';
import { sweepPrivateFiles } from './sweep-private-files.ts';
import { sweepOrphans } from '../../media/server/bytes.ts';

const day = 24 * 3_600_000;
const subject = { entity: 'parcel', id: '1' };

describe('private files', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  /** The files on the disk, below a folder of the store. */
  const onDisk = (folder = 'private'): string[] => {
    try {
      return readdirSync(join(app.app.environment.dataDir, 'media', folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    } catch {
      return [];
    }
  };
  const put = (content: Uint8Array, name = 'Polis.pdf') =>
    filesOf(app).put({ name, type: 'application/pdf', content, maxSize: 1_000_000 });
  const read = async (id: string): Promise<Buffer> => buffer((await filesOf(app).open(id))?.content ?? expect.fail('no file'));
  const code = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', String);

  it('come back as they went in, for their owner alone', async () => {
    const bytes = randomBytes(200_000);
    const file = await put(bytes);
    expect(file).to.deep.include({ name: 'Polis.pdf', type: 'application/pdf', size: 200_000 });
    await keep(app, { id: file.id, subject });
    expect((await read(file.id)).equals(bytes)).to.equal(true);
    expect(await filesOf(app).list(subject)).to.deep.equal([file]);
    expect(await filesOf(app, 'other').open(file.id)).to.equal(undefined);
    expect(await filesOf(app, 'other').list(subject)).to.deep.equal([]);
    for (const id of ['', '../x', crypto.randomUUID()]) expect(await filesOf(app).open(id)).to.equal(undefined);
    expect((await read((await put(Buffer.alloc(0))).id)).length).to.equal(0);
  });

  it('are refused as soon as they are too large, and leave nothing', async () => {
    let given = 0;
    const endless = async function* () {
      for (;;) yield Buffer.alloc((given += 1) && 1000);
    };
    const work = filesOf(app).put({ name: 'x', type: 'text/plain', content: endless(), maxSize: 50_000 });
    expect(await code(work)).to.include('G_06');
    expect(given).to.be.lessThan(60);
    const failing = async function* () {
      yield randomBytes(100_000);
      throw new Error('the visitor left');
    };
    expect(await code(filesOf(app).put({ name: 'x', type: 'x', content: failing(), maxSize: 1e6 }))).to.include('left');
    // Beside them the store probes its disk.
    expect([onDisk(), onDisk('incoming/private')]).to.deep.equal([[], []]);
    expect((await app.app.pool.query('select from lectern_private_file')).rowCount).to.equal(0);
  });

  it('are kept once, with the command or not at all, and not by somebody else', async () => {
    const { id } = await put(Buffer.from('x'));
    expect(await code(keep(app, { id, subject, isFailing: true }))).to.include('after all not');
    expect(await filesOf(app).list(subject)).to.deep.equal([]);
    expect(await code(keep(app, { id, subject, owner: 'other' }))).to.include('G_04');
    await keep(app, { id, subject });
    expect(await code(keep(app, { id, subject: { ...subject, id: '2' } }))).to.include('G_04');
    expect(await code(keep(app, { id: 'no id', subject }))).to.include('G_04');
  });

  it('go with their bytes once the command is done', async () => {
    const { id } = await put(Buffer.from('x'));
    await keep(app, { id, subject });
    await remove(app, subject, true).catch(() => undefined);
    expect(onDisk()).to.have.length(1);
    await remove(app, subject);
    await until(() => onDisk(), []);
    expect(await filesOf(app).open(id)).to.equal(undefined);
  });

  it('are swept where nobody kept them, and never by the library', async () => {
    const kept = await put(Buffer.from('kept'));
    await keep(app, { id: kept.id, subject });
    const left = await put(Buffer.from('left'));
    const nameless = await put(Buffer.from('no row'));
    await app.app.pool.query('delete from lectern_private_file where id = $1', [nameless.id]);
    expect(await sweepOrphans(app.app, new Date(Date.now() + 400 * day))).to.equal(0);
    expect(await sweepPrivateFiles(app.app, new Date())).to.equal(0);
    expect(onDisk()).to.have.length(3);
    expect(await sweepPrivateFiles(app.app, new Date(Date.now() + 2 * day))).to.equal(2);
    expect(onDisk()).to.have.length(1);
    expect(await filesOf(app).open(left.id)).to.equal(undefined);
    expect(String(await read(kept.id))).to.equal('kept');
  });

  it('that nobody may come to keep have so much room together, and none beyond it', async () => {
    const ahead = (maxSize: number) =>
      filesOf(app).put({ name: 'x', type: 'text/plain', content: Buffer.from('ahead'), maxSize, isPassing: true });
    const { id } = await ahead(5);
    await app.app.pool.query('update lectern_private_file set size = 2147483643 where id = $1', [id]);
    expect(await code(ahead(5))).to.equal('done');
    expect(await code(ahead(1))).to.include('G_14');
    expect(await code(filesOf(app, 'other').put({ name: 'x', type: 'x', content: Buffer.from('x'), maxSize: 9 }))).to.equal(
      'done',
    );
    await keep(app, { id, subject });
    expect(await code(ahead(1_000_000))).to.equal('done');
    expect(onDisk(), 'nothing of the one that was refused').to.have.length(4);
  });

  it('say so where they were cut, changed or exchanged, and leave the others', async () => {
    const [one, two] = [await put(randomBytes(70_000)), await put(randomBytes(70_000))];
    const [path = '', other = ''] = onDisk();
    const whole = readFileSync(path);
    const damages = [whole.subarray(0, 65_552), Buffer.concat([whole, Buffer.of(1)]), readFileSync(other)];
    for (const bytes of damages) {
      writeFileSync(path, bytes);
      const states = await Promise.all([one, two].map(({ id }) => code(read(id))));
      expect(states.filter((state) => state === 'done')).to.have.length(1);
      expect(states.filter((state) => state.includes('G_20'))).to.have.length(1);
    }
    expect(app.logs.filter(({ msg }) => msg === 'a private file cannot be opened')).to.have.length(damages.length);
  });
});
