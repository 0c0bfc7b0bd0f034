import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { englishOnly } from './english-only.ts';

describe('the texts of React Aria in the files of the admin', () => {
  for (const name of ['react-aria', 'react-aria-components', 'react-stately'])
    it(`are English alone, wherever ${name} keeps them`, () => {
      const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
      const files = globSync('dist/**/*.mjs', { cwd: folder }).map((file) => `${folder}/${file}`);
      const gathering = files.filter((file) => / from "[^"]*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs"/.test(readFileSync(file, 'utf8')));
      expect(gathering).not.to.have.length(0);
      for (const file of gathering) {
        const code = englishOnly().transform(readFileSync(file, 'utf8'), file)?.code ?? '';
        expect(code.match(/[a-z]{2}-[A-Z]{2}(?=\.mjs)/g), file).to.deep.equal(['en-US']);
      }
    });
});
