import { expect } from 'chai';
import { createKeptBody } from './kept-body.ts';

describe('what an answer is made of', () => {
  // Fails where what is unpacked is another text, and where what is packed takes the room of both.
  it('reads the same once it is packed, and takes a fraction of the room', async () => {
    const text = `\0csrf\0 één ’ ${'Bij storm en brand. '.repeat(500)}`;
    const body = createKeptBody(text);
    const before = body.size();
    await body.pack();
    await body.pack();
    expect(body.read()).to.equal(text);
    expect(body.size()).to.be.lessThan(before / 20);
  });

  it('leaves bytes as they are', async () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const body = createKeptBody(bytes);
    await body.pack();
    expect([body.read(), body.size()]).to.deep.equal([bytes, 3]);
  });
});
