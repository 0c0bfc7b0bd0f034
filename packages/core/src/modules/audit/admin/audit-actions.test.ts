import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { auditMessages } from './audit.messages.ts';

const modules = fileURLToPath(new URL('../..', import.meta.url));

describe('the actions of the audit log', () => {
  it('have words of their own, so that each can be read in every language of the admin', () => {
    const commands = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.command.ts'))
      .flatMap((file) => [...readFileSync(modules + file, 'utf8').matchAll(/\bdefineCommand(?:<[^(]*>)?\(\s*'([^']+)'/g)])
      .map(([, name]) => name);
    expect(commands).to.include('page.publish');
    const isQuiet = (name: string | undefined): boolean => name === 'page.presence';
    expect(commands.filter((name) => !isQuiet(name) && !Object.hasOwn(auditMessages, `audit.action.${name}`))).to.deep.equal([]);
  });
});
