import { expect } from 'chai';
import { lightDoors } from './light-doors.ts';

const transform = (code: string): string | undefined => {
  const { transform: hook } = lightDoors() as unknown as { transform: (code: string) => { code: string } | undefined };
  return hook(code)?.code;
};

describe('a site door in the build for browsers', () => {
  it('comes without its manifest, written by hand or by a compiler', () => {
    expect(transform('export default defineSite(news, { blocks: {} });')).to.equal(
      'export default defineSite(undefined, { blocks: {} });',
    );
    expect(transform('var d = /* @__PURE__ */ defineSite(\n  manifest_default,\n  { texts }\n);')).to.equal(
      'var d = /* @__PURE__ */ defineSite(undefined,\n  { texts }\n);',
    );
  });

  it('is the only thing that is touched', () => {
    expect(transform('const defineSite = (manifest, door) => ({ manifest, door });')).to.equal(undefined);
    expect(transform('defineServer(news, () => ({}))')).to.equal(undefined);
  });
});
