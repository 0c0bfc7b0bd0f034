import { expect } from 'chai';
import { helpOf, readArguments, usageOf } from '../../../packages/core/src/build/commands/command-arguments.ts';
import { moduleCommands } from '../../../packages/core/src/build/contributed-commands.ts';
import { isStartupError } from '../../../packages/core/src/server/kernel/startup-error.ts';
import { config, createSiteFolder, pluginFiles, run } from './site-folder.ts';

const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (isStartupError(error)) return `${error.message} ${error.fix}`;
    throw error;
  }
  return 'nothing was refused';
};

describe('the commands of lectern', () => {
  const restore = { summary: 'Restores', argument: '<file>', options: { overwrite: { summary: 'Replaces' } } } as const;

  it('take what they declare, and refuse the rest with their usage', () => {
    expect(usageOf('restore', restore)).to.equal('lectern restore <file> [--overwrite]');
    expect(readArguments('restore', restore, ['a.gz', '--overwrite'])).to.eql({ argument: 'a.gz', options: { overwrite: true } });
    expect(readArguments('backup', { summary: '', argument: '[file]' }, [])).to.eql({ argument: undefined, options: {} });
    expect(refusalOf(() => readArguments('restore', restore, []))).to.contain('An argument is missing.');
    for (const args of [
      ['a', 'b'],
      ['a', '--force'],
      ['a', '--overwrite=1'],
      ['-x', 'a'],
    ])
      expect(refusalOf(() => readArguments('restore', restore, args))).to.equal(
        `These arguments are not understood: ${args.join(' ')}. Usage: lectern restore <file> [--overwrite]`,
      );
    expect(helpOf('restore', restore)).to.match(/Restores\..*--overwrite {2}Replaces/s);
  });

  it('of every module refuse what they do not know', async () => {
    for (const [owner, commands] of await moduleCommands())
      for (const [name, command] of Object.entries(commands))
        expect(refusalOf(() => readArguments(`${owner} ${name}`, command, ['--nonsense']))).to.contain(`Usage: lectern ${owner}`);
  });

  it('open server entries where lectern check looks at the plugins', async () => {
    const site = createSiteFolder({
      'lectern.config.ts': config('one', "import one from 'plugin-one';"),
      ...pluginFiles('plugin-one', `{ id: 'one' }`, `throw new Error('no key');`),
    });
    try {
      const { code, stderr } = await run(site.dir, 'check').ended;
      expect(code, stderr).to.equal(1);
      expect(stderr).to.contain('The server entry of plugin-one cannot be imported: no key');
    } finally {
      site.remove();
    }
  });

  it('name what is wrong with a form, where lectern check looks at the options of plugins', async () => {
    const words = (nl: string): string => `{ nl: '${nl}' }`;
    const step = (id: string, when = ''): string =>
      `{ id: '${id}', title: ${words(id)}, parts: [{ name: '${id}Name', kind: 'text', label: ${words('Naam')}, ${when} }] }`;
    const form = `{ id: 'vraag', version: 1, prefix: 'VRG', languages: ['nl'], title: ${words('Vraag')}, submit: ${words('Verstuur')},
      thanks: { title: ${words('Bedankt')}, text: ${words('Bedankt')} }, purpose: ${words('Bewaard')}, recipients: [{ email: 'a@example.com' }],
      searchable: [], steps: [${step('one')}, ${step('two', `when: { all: [{ field: 'oneName', is: 'a' }, { field: 'oneName', is: 'b' }] }`)}] }`;
    const site = createSiteFolder({
      'lectern.config.ts': config(`use(forms, { forms: [${form}] })`, "import forms from '@lectern/forms';"),
    });
    try {
      const { code, stderr } = await run(site.dir, 'check').ended;
      expect(code, stderr).to.equal(1);
      expect(stderr).to.contain('form vraag, step two: can never be reached');
    } finally {
      site.remove();
    }
  });

  for (const [command, code, says] of [
    [['check', '--nonsense'], 1, /^These arguments are not understood: --nonsense\. Usage: lectern check\n$/],
    [['migrate', '--help'], 0, /^Run pending migrations\.\n\nUsage: lectern migrate\n/],
    [
      ['keys', 'turn'],
      1,
      /^There is no command "lectern keys turn"\. There is: lectern keys status, lectern keys rotate, lectern keys give-up\.\n$/,
    ],
    [['nonsense'], 1, /^There is no command "lectern nonsense"\. lectern --help lists them all\.\n$/],
    [['--help'], 0, /^Usage: lectern <command>.*restore .*keys rotate/s],
  ] as const)
    it(`answer lectern ${command.join(' ')}`, async () => {
      const site = createSiteFolder();
      try {
        const { code: ended, stderr, stdout } = await run(site.dir, command).ended;
        expect(ended, stderr).to.equal(code);
        expect(code === 0 ? stdout : stderr).to.match(says);
      } finally {
        site.remove();
      }
    });
});
