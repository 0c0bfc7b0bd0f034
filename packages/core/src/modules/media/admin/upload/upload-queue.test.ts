import { expect } from 'chai';
import type { MediaFile } from '../../media.schema.ts';
import type { Failure, Result } from '#client/result.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { SendOptions, UploadJob } from './upload-queue.ts';

const refusal: Failure = { ok: false, status: 413, errors: [{ code: 'ML_01', property: 'f' }], message: '' };
const trouble: Failure = { ok: false, status: 500, errors: [{ code: 'G_01' }], message: '' };
const job = (name: string, path = '/'): UploadJob => ({ file: new File(['1234'], name), path, defaultAltText: '' });

/** A queue whose files go up when the test says so. */
function start() {
  const log: string[] = [];
  const under: { job: UploadJob; options: SendOptions; end: (result: Result<MediaFile>) => void }[] = [];
  let wake: (() => void) | undefined;
  const queue = createUploadQueue({
    send: (sent, options) =>
      new Promise((end, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
        under.push({ job: sent, options, end });
        wake?.();
      }),
    onUploaded: (entry, file) => log.push(`uploaded ${file.id} to ${entry.path}`),
    onFailed: (entry) => log.push(`failed ${entry.file.name} ${entry.failure?.errors[0]?.code}`),
    onCancelled: (entry) => log.push(`cancelled ${entry.file.name}`),
    onIdle: () => log.push('idle'),
  });
  const states = (): string =>
    queue
      .get()
      .map(({ file, state }) => `${file.name}:${state}`)
      .join(' ');
  const finish = async (result?: Result<MediaFile>): Promise<void> => {
    const last = under.at(-1);
    last?.end(result ?? { ok: true, data: { id: last.job.file.name } as MediaFile });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, log, under, states, finish, onStart: (run: () => void) => (wake = run) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the upload queue', () => {
  it('sends one file at a time, in their order', async () => {
    const { queue, log, under, states, finish } = start();
    queue.add([job('a'), job('b', '/x')]);
    queue.add([job('c')]);
    expect(states()).to.equal('a:sending b:waiting c:waiting');
    await finish();
    expect(states()).to.equal('a:done b:sending c:waiting');
    expect(under).to.have.length(2);
    await finish();
    await finish();
    expect(log).to.deep.equal(['uploaded a to /', 'uploaded b to /x', 'uploaded c to /', 'idle']);
  });

  it('says how much of a file is there', () => {
    const { queue, under } = start();
    queue.add([job('a')]);
    under[0]?.options.onProgress(3);
    expect(queue.get()[0]).to.include({ sent: 3, state: 'sending' });
  });

  it('sends what stood behind a refused file when asked, and not the refused one', async () => {
    const { queue, states, finish } = start();
    queue.add([job('a'), job('b')]);
    await finish(refusal);
    queue.retry();
    expect(states()).to.equal('a:failed b:sending');
    await finish();
    expect(states()).to.equal('a:failed b:done');
  });

  it('stops everything behind a file that fails, and sends it all again when asked', async () => {
    const { queue, log, states, finish } = start();
    queue.add([job('a'), job('b'), job('c')]);
    await finish();
    await finish(trouble);
    expect(states()).to.equal('a:done b:failed c:stopped');
    expect(log).to.deep.equal(['uploaded a to /', 'failed b G_01', 'idle']);
    queue.retry();
    expect(states()).to.equal('a:done b:sending c:waiting');
    expect(queue.get()[1]).not.to.have.property('failure');
    await finish();
    await finish();
    expect(states()).to.equal('a:done b:done c:done');
  });

  it('goes on behind a file that was cancelled', async () => {
    const { queue, log, states, finish } = start();
    queue.add([job('a'), job('b'), job('c')]);
    queue.cancel(1);
    await settled();
    expect(states()).to.equal('a:cancelled b:sending c:waiting');
    queue.cancel(3);
    await finish();
    expect(states()).to.equal('a:cancelled b:done c:cancelled');
    expect(log).to.deep.equal(['cancelled a', 'cancelled c', 'uploaded b to /', 'idle']);
  });

  it('cancels all of them at once', async () => {
    const { queue, under, states } = start();
    queue.add([job('a'), job('b')]);
    queue.cancelAll();
    await settled();
    expect(states()).to.equal('a:cancelled b:cancelled');
    expect(under).to.have.length(1);
    queue.clear();
    expect(queue.get()).to.deep.equal([]);
  });
});
