import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { until } from '@lectern/testing';
import { expect } from 'chai';
import type { FormRule } from '../../contract/call.ts';
import { isLecternError } from '../../contract/errors.ts';
import { readForm } from './form-body.ts';

const megabyte = 1024 * 1024;
const part = (name: string, content: string, fileName?: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${content}\r\n`;

const request = (pieces: Iterable<Buffer> | AsyncIterable<Buffer>, type = 'multipart/form-data; boundary=x'): IncomingMessage =>
  Object.assign(Readable.from(pieces), {
    headers: { 'content-type': type },
    socket: new PassThrough(),
  }) as unknown as IncomingMessage;
const multipart = (...parts: readonly string[]): IncomingMessage => request([Buffer.from(`${parts.join('')}--x--\r\n`)]);
const urlencoded = (text: string): IncomingMessage => request([Buffer.from(text)], 'application/x-www-form-urlencoded');

/** A file of so many megabytes, each piece in a buffer of its own. */
async function* longFile(megabytes: number, onPiece: () => void) {
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n');
  for (let count = 0; count < megabytes * 16; count += 1) {
    onPiece();
    yield Buffer.alloc(megabyte / 16);
  }
  yield Buffer.from('\r\n--x--\r\n');
}

describe('a form', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lectern-form-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const anyFile: FormRule = { files: { f: { maxSize: 1000, tooLarge: 'ML_01', maxCount: 2 } } };
  const read = (incoming: IncomingMessage, rule: FormRule = {}) => readForm(incoming, rule, directory);
  /** The codes and properties of a refusal, which leaves no file. */
  async function refusalOf(incoming: IncomingMessage, rule: FormRule = {}) {
    try {
      await read(incoming, rule);
    } catch (error) {
      if (!isLecternError(error)) throw error;
      expect(readdirSync(directory)).to.deep.equal([]);
      return error.errors.map(({ code, property }) => (property === undefined ? code : `${code} ${property}`)).join();
    }
    return undefined;
  }

  it('keeps the values of a name that comes more than once, urlencoded or multipart', async () => {
    const expected = { day: ['ma', 'di'], name: 'Noor & Jan' };
    expect((await read(urlencoded('day=ma&name=Noor+%26+Jan&day=di'))).body).to.deep.equal(expected);
    const { body } = await read(multipart(part('day', 'ma'), part('name', 'Noor & Jan'), part('day', 'di')));
    expect(body).to.deep.equal(expected);
  });

  it('streams several files to disk, and removes them at the end', async () => {
    const { files, dispose } = await read(multipart(part('f', 'een', 'a.txt'), part('f', 'twee', 'b.txt')), anyFile);
    expect(files['f']?.map(({ fileName, size }) => [fileName, size])).to.deep.equal([
      ['a.txt', 3],
      ['b.txt', 4],
    ]);
    expect(files['f']?.map(({ temporaryPath }) => readFileSync(temporaryPath, 'utf8'))).to.deep.equal(['een', 'twee']);
    await dispose();
    expect(readdirSync(directory)).to.deep.equal([]);
  });

  it('refuses what is more than its rule allows, and says what', async () => {
    const many = 'a=1&'.repeat(3000);
    expect(await refusalOf(urlencoded(many.slice(0, -1)))).to.equal('G_06');
    expect(await refusalOf(urlencoded(many.slice(0, -1)), { maxFields: 2999 })).to.equal('G_06');
    expect((await read(urlencoded(many.slice(0, -1)), { maxFields: 3000 })).body['a']).to.have.length(3000);
    expect(await refusalOf(multipart(...Array.from({ length: 21 }, () => part('a', '1'))))).to.equal('G_06');
    expect(await refusalOf(urlencoded(`text=${'x'.repeat(10_001)}`))).to.equal('G_06 text');
    expect(await refusalOf(urlencoded(`${'n'.repeat(101)}=x`))).to.equal('G_06');
    expect(await refusalOf(urlencoded(`a=${'x'.repeat(600)}&b=${'x'.repeat(600)}`), { maxSize: 1000 })).to.equal('G_06');
    expect(await refusalOf(multipart(part('f', 'x'.repeat(1001), 'a.txt')), anyFile)).to.equal('ML_01 f');
    const three = ['a', 'b', 'c'].map((name) => part('f', 'x', name));
    expect(await refusalOf(multipart(...three), anyFile)).to.equal('V_12 f');
    expect(await refusalOf(multipart(part('g', 'x', 'a.txt')), anyFile)).to.equal('V_12 g');
    expect(await refusalOf(multipart(part('g', 'x', 'a.txt')))).to.equal('V_12 g');
  });

  it('refuses a text in the place of a file, beside it too, and names that nobody sees', async () => {
    expect(await refusalOf(multipart(part('f', 'x')), anyFile)).to.equal('V_12 f');
    expect(await refusalOf(multipart(part('f', 'x', 'a.txt'), part('f', 'x')), anyFile)).to.equal('V_12 f');
    for (const unseen of ['\u200B', '\u00AD', '\u202E', '\uFEFF', '\u0007'])
      expect(await refusalOf(urlencoded(`a${encodeURIComponent(unseen)}=1`))).to.equal(`V_12 a${unseen}`);
  });

  it('refuses what is no form, and what ends too early', async () => {
    expect(await refusalOf(request([Buffer.from('x')], 'multipart/form-data'))).to.equal('G_08');
    expect(await refusalOf(request([Buffer.from(part('f', 'x', 'a.txt'))]), anyFile)).to.equal('G_08');
    expect(await refusalOf(urlencoded('__proto__=1'))).to.equal('V_12 __proto__');
    expect(await refusalOf(urlencoded('a=%00'))).to.equal('V_12 a');
  });

  it('takes files under names that it does not know, sealed on disk, and leaves out inputs that were left empty', async () => {
    const rule: FormRule = { otherFiles: { maxSize: 1000, maxCount: 4 } };
    const sent = [part('a.b', 'KANARIE', 'a.txt'), part('a.b', 'twee', 'b.txt'), part('a.b', 'typed'), part('c', '', '')];
    const { body, files, otherFiles, dispose } = await read(multipart(...sent), rule);
    expect([body, files, Object.keys(otherFiles)]).to.deep.equal([{ 'a.b': 'typed' }, {}, ['a.b']]);
    const bytes = otherFiles['a.b']?.map(async ({ fileName, open }) => [
      fileName,
      Buffer.concat(await open().toArray()).toString(),
    ]);
    expect(await Promise.all(bytes ?? [])).to.deep.equal([
      ['a.txt', 'KANARIE'],
      ['b.txt', 'twee'],
    ]);
    for (const name of readdirSync(directory)) expect(readFileSync(join(directory, name), 'latin1')).not.to.include('KANARIE');
    await dispose();
    expect(readdirSync(directory)).to.deep.equal([]);
  });

  it('reads such a file that is too large to nowhere, and keeps all else', async () => {
    const rule: FormRule = { otherFiles: { maxSize: 1000, maxCount: 2 }, maxSize: 10_000 };
    const [exact, more] = [part('a', 'x'.repeat(1000), 'a.txt'), part('b', 'x'.repeat(1001), 'b.txt')];
    const { otherFiles, body } = await read(multipart(exact, more, part('name', 'Noor')), rule);
    expect(Object.values(otherFiles).flatMap((list) => list.map(({ size, isTooLarge }) => [size, isTooLarge]))).to.deep.equal([
      [1000, false],
      [1001, true],
    ]);
    expect(body).to.deep.equal({ name: 'Noor' });
    expect(readdirSync(directory)).to.have.length(1);
    rmSync(directory, { recursive: true });
    mkdirSync(directory);
    expect(await refusalOf(multipart(exact, exact, exact), rule)).to.equal('G_06 a');
    expect(await refusalOf(multipart(part('__proto__', 'x', 'a.txt')), rule)).to.equal('V_12 __proto__');
    let pieces = 0;
    expect(await refusalOf(request(longFile(26, () => (pieces += 1))), { ...rule, maxSize: 2 * megabyte })).to.equal('G_06');
    // Of 416; a few more are on their way when it is known.
    expect(pieces).to.be.within(32, 50);
  });

  /** Open handles of this process on what lies, or lay, in the folder. */
  const handles = (): string[] =>
    readdirSync('/proc/self/fd').flatMap((handle) => {
      try {
        const place = readlinkSync(`/proc/self/fd/${handle}`);
        return place.startsWith(directory) ? [place] : [];
      } catch {
        return [];
      }
    });
  /** A call of which so much has come in, with both of its files begun. */
  async function begun(): Promise<{ incoming: IncomingMessage; refusal: Promise<string | undefined> }> {
    const stream = new PassThrough();
    const incoming = Object.assign(stream, {
      socket: new PassThrough(),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }) as unknown as IncomingMessage;
    const refusal = refusalOf(incoming, anyFile);
    stream.write(part('f', 'een', 'a.txt') + part('f', 'twee', 'b.txt').slice(0, -4));
    await until(() => readdirSync(directory).length, 2);
    await until(() => handles().length > 0, true);
    return { incoming, refusal };
  }

  const endings: Readonly<Record<string, (incoming: IncomingMessage) => unknown>> = {
    'went away': (incoming) => incoming.destroy(),
    'went away with an error': (incoming) => incoming.destroy(new Error('ECONNRESET')),
    'sent too much': (incoming) => (incoming as unknown as PassThrough).write('x'.repeat(2000)),
  };
  for (const [what, end] of Object.entries(endings)) {
    const test = process.platform === 'linux' ? it : it.skip;
    test(`keeps no file open of a client that ${what}`, async () => {
      const { incoming, refusal } = await begun();
      end(incoming);
      expect(await refusal).to.be.oneOf(['G_08', 'ML_01 f']);
      expect(handles()).to.deep.equal([]);
    });
  }

  it('refuses a large file as soon as it is too large', async () => {
    let pieces = 0;
    const incoming = request(longFile(26, () => (pieces += 1)));
    expect(await refusalOf(incoming, anyFile)).to.equal('ML_01 f');
    // Of 416; a few more are on their way when it is known.
    expect(pieces).to.be.below(20);
  });

  // Its line is stopped again and again while the file is written.
  it('reads one form after the other of one connection, however much comes at once', async () => {
    const server = createServer((incoming, answer) => {
      void read(incoming, { files: { f: { maxSize: megabyte, tooLarge: 'ML_01' } } }).then(async ({ files, dispose }) => {
        answer.end(String(files['f']?.[0]?.size));
        await dispose();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (size: number): Promise<string> => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const client = httpRequest({ port: (server.address() as AddressInfo).port, method: 'POST', headers, agent });
      client.end(`${part('f', 'x'.repeat(size), 'a.bin')}--x--\r\n`);
      const [answer] = (await once(client, 'response')) as [IncomingMessage];
      return text(answer);
    };
    try {
      for (const size of [10, 70_000, 300_000, 1_000_000, 10, 200_000]) expect(await send(size)).to.equal(String(size));
      expect(connections).to.equal(1);
    } finally {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    }
  });

  it('takes no more than one buffer of a client beyond the bound of the whole form', async () => {
    const [maxSize, head] = [200_000, 2000];
    const taken = Promise.withResolvers<number>();
    const server = createServer((incoming, answer) => {
      const rule: FormRule = { maxSize, otherFiles: { maxSize: 1000, maxCount: 1 } };
      void refusalOf(incoming, rule).then((refusal) => {
        expect(refusal).to.equal('G_06');
        taken.resolve(incoming.socket.bytesRead);
        answer.end();
      }, taken.reject);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const client = httpRequest({ port: (server.address() as AddressInfo).port, method: 'POST', headers });
    client.on('error', () => undefined);
    void pipeline(
      longFile(26, () => undefined),
      client,
    ).catch(() => undefined);
    try {
      expect(await taken.promise).to.be.within(maxSize, maxSize + 65_536 + head);
    } finally {
      client.destroy();
      server.close();
    }
  });

  it('gives the buffers of a large file back while it comes in, and not at its end', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    const rule = { files: { f: { maxSize: 300 * megabyte, tooLarge: 'ML_01' } } };
    const incoming = request(longFile(200, () => (most = Math.max(most, process.memoryUsage().arrayBuffers))));
    const { files } = await read(incoming, rule);
    expect(files['f']?.[0]?.size).to.equal(200 * megabyte);
    expect((most - before) / megabyte).to.be.below(100);
  });
});
