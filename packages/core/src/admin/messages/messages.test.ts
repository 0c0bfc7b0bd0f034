import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { enAccounts } from '../../modules/auth/admin/accounts.messages.ts';
import { enAudit } from '../../modules/audit/admin/audit.messages.ts';
import { enContent } from '../../modules/pages/admin/content.messages.ts';
import { enKit } from '../gallery/gallery.messages.ts';
import { enMedia } from '../../modules/media/admin/media.messages.ts';
import { en as first } from './shell.messages.ts';

const en = { ...first, ...enAccounts, ...enAudit, ...enContent, ...enKit, ...enMedia };

const folder = fileURLToPath(new URL('../..', import.meta.url));
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)admin\/.*\.tsx?$/.test(file) && !/\.test\.|\.messages\.ts$/.test(file))
  .map((file) => readFileSync(folder + file, 'utf8'))
  .join('\n');

describe('the texts of the admin', () => {
  it('are all used, so that whoever changes one sees it change', () => {
    const unused = Object.keys(en)
      .map((key) => key.replace(/_(one|other)$/, ''))
      // The names of columns are put together from the columns' own names, the words of the audit log from its entries.
      .filter((key) => !/^(pages\.column|audit\.(action|kind|field|value))\./.test(key) && !code.includes(`'${key}'`));
    expect(unused).to.deep.equal([]);
  });

  it('stand in one part alone', () => {
    const keys = [first, enAccounts, enAudit, enContent, enKit, enMedia].flatMap((part) => Object.keys(part));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).to.deep.equal([]);
  });

  it('have both forms wherever they count', () => {
    const keys = new Set(Object.keys(en));
    for (const key of keys) {
      if (key.endsWith('_one')) expect(keys.has(key.replace(/_one$/, '_other')), key).to.equal(true);
    }
  });
});
