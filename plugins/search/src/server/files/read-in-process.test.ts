import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { expect } from 'chai';
import type { FileKind } from '../../file-problems.ts';
import { fileLimits, readInProcess } from './read-in-process.ts';
import type { FileLimits, FileReading } from './read-in-process.ts';
import { docx, pdf, pdfOf, pdfStream, pptx, xlsx } from './sample-files.test-kit.ts';

const read = (kind: FileKind, bytes: Uint8Array, limits: Partial<FileLimits> = {}): Promise<FileReading> =>
  readInProcess({ kind, stream: Readable.from([bytes]), size: bytes.length }, { ...fileLimits, ...limits });

/** A page of 600 megabytes of nothing, in a few kilobytes. */
const endless = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
  pdfStream(deflateSync(Buffer.alloc(600_000_000, ' ')).toString('latin1'), '/Filter /FlateDecode'),
]);

describe('a file that is read in a process of its own', () => {
  it('gives its words, of each kind', async () => {
    const files = [
      ['pdf', pdf('Voorwaarden')],
      ['docx', docx('Voorwaarden')],
      ['xlsx', xlsx({ name: 'Voorwaarden', cells: [] })],
      ['pptx', pptx({ text: 'Voorwaarden' })],
    ] as const;
    for (const [kind, bytes] of files) expect(await read(kind, bytes), kind).to.deep.equal({ text: 'Voorwaarden' });
    expect(await read('docx', docx('één twee'), { text: 4 })).to.deep.equal({ text: 'één' });
    expect(await read('pdf', docx('toren'))).to.deep.equal({ problem: 'kind' });
  });

  it('is given up when it takes more memory than there is', async () => {
    expect(await read('pdf', endless)).to.deep.equal({ problem: 'memory' });
  });

  it('is given up when it takes too long, and says nothing of how', async () => {
    expect(await read('pdf', pdf('toren'), { time: 1 })).to.deep.equal({ problem: 'time' });
  });

  it('is not even begun when it is too large', async () => {
    expect(await read('pdf', pdf('toren'), { size: 100 })).to.deep.equal({ problem: 'too-large' });
  });

  it('fails where its bytes do not come, and is no fault of the file', async () => {
    const stream = new Readable({ read: () => stream.destroy(new Error('The store is away.')) });
    const failure = await readInProcess({ kind: 'pdf', stream, size: 10 }, fileLimits).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error).with.property('message', 'The store is away.');
  });
});
