import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';
import { repairRichText } from './repair-rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';
import { richTextVersion, upgradeRichText, upgradeThrough } from './upgrade-rich-text.ts';

const folder = new URL('../../fixtures/versions/', import.meta.url);
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as unknown;

describe('versions of the format', () => {
  it('have a golden file each, and every one of them becomes what it became when it was written', async () => {
    const names = (await readdir(folder)).filter((name) => /^v\d+\.json$/.test(name)).sort();
    expect(names).to.eql(Array.from({ length: richTextVersion + 1 }, (_, version) => `v${version}.json`));
    for (const name of names) {
      const stored = await read(name);
      const before = JSON.stringify(stored);
      const { doc, isNewer } = repairRichText(stored);
      expect(isNewer).to.equal(false);
      expect(doc, name).to.eql(await read(name.replace('.json', '.now.json')));
      expect(richTextSchema({ level: 'publish' }).safeParse(doc).error?.issues ?? [], name).to.eql([]);
      // Upgrades are pure: the stored value is what the next reader gets.
      expect(JSON.stringify(stored)).to.equal(before);
    }
  });

  it('goes through every step from the stored version on, and no other', () => {
    // A chain of three made-up steps: the format has one so far.
    const step = (name: string) => (document: Readonly<Record<string, unknown>>) => ({
      ...document,
      steps: [...((document['steps'] as string[] | undefined) ?? []), name],
    });
    const chain = [step('0 to 1'), step('1 to 2'), step('2 to 3')];
    const through = (stored: unknown) => upgradeThrough(stored, chain);
    const stepsOf = (stored: unknown) => (through(stored).value as { steps?: string[] }).steps;
    expect(stepsOf([])).to.eql(['0 to 1', '1 to 2', '2 to 3']);
    expect(stepsOf({ kind: 'richtext', version: 1, children: [] })).to.eql(['1 to 2', '2 to 3']);
    expect(stepsOf({ kind: 'richtext', version: 2, children: [] })).to.eql(['2 to 3']);
    const current = { kind: 'richtext', version: 3, children: [] };
    expect(through(current)).to.eql({ value: current, isNewer: false });
    expect(through(current).value).to.equal(current);
    const newer = { kind: 'richtext', version: 4, runs: [] };
    expect(through(newer)).to.eql({ value: newer, isNewer: true });
  });

  it('leaves alone what has no version', () => {
    for (const stored of ['x', null, 4, {}, { kind: 'richtext', version: 0.5 }, { kind: 'richtext', version: -1, children: [] }])
      expect(upgradeRichText(stored)).to.eql({ value: stored, isNewer: false });
  });
});
