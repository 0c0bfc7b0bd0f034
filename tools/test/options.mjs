import { parseArgs } from 'node:util';
import { Refusal } from '../bootstrap/refusal.mjs';

/** What `npm test -- …` was asked: which tests by name, which files by a part of their path, the fast ones alone. */
export function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { unit: { type: 'boolean', default: false }, grep: { type: 'string' } },
    });
    return { isUnitOnly: values.unit, grep: values.grep, only: positionals };
  } catch (error) {
    throw new Refusal(`${error.message} Options: --unit, --grep <pattern>, and parts of file names.`);
  }
}
