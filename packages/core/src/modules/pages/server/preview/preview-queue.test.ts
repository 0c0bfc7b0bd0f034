import { expect } from 'chai';
import { isLecternError } from '#contract/errors.ts';
import { forPreviewOf } from '#modules/media/server/public.ts';
import { createPreviewQueue } from './preview-queue.ts';

describe('the line for drawing drafts', () => {
  it('draws those of a person one after another, refuses where too many wait, and holds up nobody else', async () => {
    const queue = createPreviewQueue();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const drawn: number[] = [];
    const draw = (number: number, person: number, wait?: Promise<void>): Promise<void> =>
      queue.run(async () => {
        await wait;
        drawn.push(number);
      }, forPreviewOf(person));
    const mine = Array.from({ length: 9 }, (_, index) => draw(index, 1, index === 0 ? held : undefined));
    const refusal: unknown = await draw(9, 1).catch((error: unknown) => error);
    expect(isLecternError(refusal) && refusal.errors.map(({ code }) => code)).to.deep.equal(['G_18']);
    await Promise.all([draw(20, 2), draw(30, 3)]);
    expect(drawn).to.have.members([20, 30]);
    release();
    await Promise.all(mine);
    expect(drawn.slice(2)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
