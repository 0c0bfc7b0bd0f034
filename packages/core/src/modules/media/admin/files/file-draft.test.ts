import { expect } from 'chai';
import type { MediaFile } from '../../media.schema.ts';
import { changesOf, draftOf } from './file-draft.ts';

const file = {
  id: 'f1',
  path: '/kerken',
  fileName: 'toren.jpg',
  defaultAltText: 'Een toren',
  defaultAltTexts: { 'en-GB': 'A tower' },
  shared: false,
  focalPoint: null,
  video: null,
} as unknown as MediaFile;

describe('the draft of a file', () => {
  it('sends nothing where nothing changed', () => {
    expect(changesOf(file, draftOf(file))).to.equal(undefined);
  });

  it('sends the fields of the specification, and of the others those that changed', () => {
    const basis = { id: 'f1', newPath: '/kerken', newFileName: 'toren.jpg', defaultAltText: 'Een toren', shared: true };
    expect(changesOf(file, { ...draftOf(file), shared: true })).to.deep.equal(basis);
    expect(changesOf(file, { ...draftOf(file), shared: true, focalPoint: { x: 0, y: 1 }, defaultAltTexts: {} })).to.deep.equal({
      ...basis,
      focalPoint: { x: 0, y: 1 },
      defaultAltTexts: {},
    });
  });
});
