#!/usr/bin/env node
// Runs on any Node from 18 on: installs and builds what is missing or changed, then runs a command with the
// toolchain's own Node.
import { build, buildIfChanged } from './bootstrap/build.mjs';
import { commands } from './bootstrap/commands.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { runInForeground } from './bootstrap/run.mjs';
import { ensureNode } from './bootstrap/toolchain-node.mjs';

async function main([name, ...rest]) {
  const names = ['build', ...Object.keys(commands)];
  if (!names.includes(name)) throw new Refusal(`Usage: node tools/bootstrap.mjs ${names.join('|')}`);
  await ensureInstalled();
  const node = await ensureNode();
  if (name === 'build') {
    await build({ node });
    return 0;
  }
  const command = commands[name];
  if (command.builds) await buildIfChanged({ node, only: command.builds });
  return runInForeground({ node, ...command.run(rest) });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
