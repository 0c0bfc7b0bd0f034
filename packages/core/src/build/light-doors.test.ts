import { expect } from 'chai';
import { lightDoors } from './light-doors.ts';

const transform = (code: string): string | undefined => {
  const { transform: hook } = lightDoors() as unknown as { transform: (code: string) => { code: string } | undefined };
  return hook(code)?.code;
};

describe('a site door in the build for browsers', () => {
  it('comes without its manifest and the import of it, written by hand or by a compiler', () => {
    expect(transform(`import news from './manifest.js';\nexport default defineSite(news, { blocks: {} });`)).to.equal(
      '\nexport default defineSite(undefined, { blocks: {} });',
    );
    expect(
      transform(
        'import {\n  manifest_default,\n  other\n} from "./chunk.js";\nvar d = defineSite(\n  manifest_default,\n  other\n);',
      ),
    ).to.equal('import {\n  other\n} from "./chunk.js";\nvar d = defineSite(undefined,\n  other\n);');
    expect(transform(`import { a as plugin } from 'x';\nd = defineSite(plugin.manifest, {})`)).to.equal(
      '\nd = defineSite(undefined, {})',
    );
  });

  it('keeps an import that something else needs', () => {
    const code = `import { news } from '../server/database/backup/manifest.ts';\nconst { id } = news;\nexport default defineSite(news, {});`;
    expect(transform(code)).to.equal(code.replace('defineSite(news,', 'defineSite(undefined,'));
  });

  it('is the only thing that is touched', () => {
    expect(transform('const defineSite = (manifest, door) => ({ manifest, door });')).to.equal(undefined);
    expect(transform('defineServer(news, () => ({}))')).to.equal(undefined);
    expect(
      transform(`import a from 'a';\nimport { b } from "b";\nimport news from './m.js';\nb(a, defineSite(news, {}));`),
    ).to.equal(`import a from 'a';\nimport { b } from "b";\n\nb(a, defineSite(undefined, {}));`);
  });
});
