import { expect } from 'chai';
import { createSigner } from '#server/kernel/signer.ts';
import { createFileGrants } from './file-grants.ts';

const hour = 3_600_000;
const file = { pageID: 'p', group: 'block_images_k', hash: 'h' };

describe('grants of files', () => {
  const at = (time: number, secrets = ['geheim']) => createFileGrants(createSigner(secrets), () => new Date(time));
  const start = Date.parse('2026-11-20T00:00:00Z');

  it('stay the same for six hours and end between six and twelve hours after they were given', () => {
    const early = at(start).grant(file);
    expect(at(start + 6 * hour - 1).grant(file)).to.equal(early);
    expect(at(start + 6 * hour).grant(file)).not.to.equal(early);
    expect(at(start + 12 * hour - 1).isGranted(file, early)).to.equal(true);
    expect(at(start + 12 * hour).isGranted(file, early)).to.equal(false);
  });

  it('are for one file at one place, and of this site', () => {
    const granted = at(start).grant(file);
    for (const other of [
      { ...file, pageID: 'q' },
      { ...file, group: 'block_images_l' },
      { ...file, hash: 'i' },
    ])
      expect(at(start).isGranted(other, granted)).to.equal(false);
    expect(at(start, ['ander']).isGranted(file, granted)).to.equal(false);
    expect(at(start, ['ander', 'geheim']).isGranted(file, granted), 'after the secret was changed').to.equal(true);
  });

  it('last no longer than they say, whatever they say', () => {
    const [, signature = ''] = at(start).grant(file).split('.');
    for (const forged of [`zzzzz.${signature}`, `.${signature}`, signature, '', '.', 'NaN.'])
      expect(at(start).isGranted(file, forged), forged).to.equal(false);
  });
});
