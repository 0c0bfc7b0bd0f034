import { expect } from 'chai';
import { keyRingOf } from './data-key.ts';
import { fingerprintOf, openBytes, rewrap, sealBytes, UnopenedError } from './envelope.ts';

const [one, two] = [Buffer.alloc(32, 'one'), Buffer.alloc(32, 'two')];
const [old, both, fresh] = [keyRingOf([one]), keyRingOf([two, one]), keyRingOf([two])];
const text = Buffer.from('Een geheim, één.');
const sealed = sealBytes(old, 'a place', text);

describe('an envelope', () => {
  it('opens in its place, with its key, and looks like another each time', () => {
    expect(openBytes(old, 'a place', sealed)).to.deep.equal(text);
    expect(openBytes(both, 'a place', sealed)).to.deep.equal(text);
    expect(sealBytes(old, 'a place', text)).not.to.deep.equal(sealed);
    expect(sealed.includes(text.subarray(0, 6))).to.equal(false);
    expect(openBytes(old, '', sealBytes(old, '', Buffer.alloc(0)))).to.have.length(0);
  });

  // Tried: without setAAD for the record, the first line fails.
  it('opens nowhere else, and with no other key', () => {
    expect(() => openBytes(old, 'another place', sealed)).to.throw(UnopenedError, /damaged, or belongs elsewhere/);
    expect(() => openBytes(fresh, 'a place', sealed)).to.throw(UnopenedError, `lacks its key ${old.newest.fingerprint}`);
  });

  it('opens no more once any of its bits was changed, or where a piece of it is missing', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
      expect(() => openBytes(both, 'a place', changed), `byte ${at}`).to.throw(UnopenedError);
      expect(() => openBytes(both, 'a place', sealed.subarray(0, at)), `cut at ${at}`).to.throw(UnopenedError);
    }
    expect(() => openBytes(both, 'a place', Buffer.concat([sealed, Buffer.of(0)]))).to.throw(UnopenedError);
  });

  it('is wrapped by the newest key without being opened, and needs the older one no more', () => {
    const wrapped = rewrap(both, sealed);
    expect([fingerprintOf(sealed), fingerprintOf(wrapped)]).to.deep.equal([old.newest.fingerprint, fresh.newest.fingerprint]);
    expect(openBytes(fresh, 'a place', wrapped)).to.deep.equal(text);
    expect(() => openBytes(old, 'a place', wrapped)).to.throw(UnopenedError);
    expect(() => rewrap(fresh, sealed)).to.throw(UnopenedError);
  });

  it('takes no part of another', () => {
    const other = sealBytes(old, 'a place', Buffer.from('Iets anders.'));
    expect(() => openBytes(old, 'a place', Buffer.concat([other.subarray(0, 69), sealed.subarray(69)]))).to.throw(UnopenedError);
  });
});
