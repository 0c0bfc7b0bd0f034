import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../bootstrap/places.mjs';
import { checkCommand } from './check-command.mjs';

const options = ['--quiet', '--report-unused-disable-directives-severity=error'];

/** Lint. The rules that need types run in a program of their own. */
export async function checkLint() {
  if (!existsSync(join(modules, 'oxlint-tsgolint')))
    return { isOk: false, output: 'The rules on promises need oxlint-tsgolint, which is not installed: npm ci' };
  return checkCommand('oxlint/bin/oxlint', ['--type-aware', ...options])();
}
