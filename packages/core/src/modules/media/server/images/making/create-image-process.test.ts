import { until } from '@lectern/testing';
import { expect } from 'chai';
import sharp from 'sharp';
import { createImageProcess } from './create-image-process.ts';

const drawn = (side: number): Promise<Buffer> =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#4060a0', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const variant = { kind: 'copy', format: 'avif', width: 640 } as const;

describe('the process that makes images', () => {
  it('gives what the work gives, and says what it says', async () => {
    const { run } = createImageProcess({ idleTime: 50, patience: 20_000 });
    const image = await drawn(40);
    expect(await run('measureImage', image)).to.include({ kind: 'whole', width: 40, height: 40 });
    expect(await run('measureImage', Buffer.from('no image'))).to.include({ kind: 'broken' });
    const small = await run('makeVariant', image, { ...variant, format: 'webp', width: 20 });
    expect((await sharp(small).metadata()).width).to.equal(20);
    const failed = await run('makeVariant', Buffer.from('no image'), variant).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property('message').that.contains('unsupported image format');
  });

  it('ends when it has nothing to do, and begins anew', async () => {
    const images = createImageProcess({ idleTime: 50, patience: 20_000 });
    expect(images.pid(), 'before there is any work').to.equal(undefined);
    const image = await drawn(20);
    const work = images.run('findColour', image);
    const first = images.pid() ?? 0;
    await work;
    await until(() => isAlive(first), false);
    expect(images.pid()).to.equal(undefined);
    expect(await images.run('findColour', image)).to.match(/^#[0-9a-f]{6}$/);
  });

  it('does what it was given again where it ended meanwhile, once', async () => {
    const images = createImageProcess({ idleTime: 50, patience: 20_000 });
    const image = await drawn(1500);
    const works = [images.run('makeVariant', image, variant), images.run('findColour', image)];
    process.kill(images.pid() ?? 0, 'SIGKILL');
    expect((await Promise.all(works)).map((made) => made.length > 0)).to.deep.equal([true, true]);
  });

  it('gives up what ends it twice, or takes too long', async () => {
    const images = createImageProcess({ idleTime: 50, patience: 1 });
    const failed = await images.run('makeVariant', await drawn(1500), variant).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property('message', 'the process that makes images ended (SIGKILL)');
  });
});
