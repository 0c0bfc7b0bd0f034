import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { until } from '@lectern/testing';
import { expect } from 'chai';
import type { FormRule } from '../../contract/call.ts';
import { isLecternError } from '../../contract/errors.ts';
import { readForm } from './form-body.ts';

const megabyte = 1024 * 1024;
const part = (name: string, content: string, fileName?: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${content}\r\n`;

const request = (pieces: Iterable<Buffer> | AsyncIterable<Buffer>, type = 'multipart/form-data; boundary=x'): IncomingMessage =>
  Object.assign(Readable.from(pieces), { headers: { 'content-type': type } }) as unknown as IncomingMessage;
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
