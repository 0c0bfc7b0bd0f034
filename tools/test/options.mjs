import { parseArgs } from 'node:util';
import { Refusal } from '../bootstrap/refusal.mjs';

const options = {
  unit: { type: 'boolean', default: false },
  thorough: { type: 'boolean', default: false },
  grep: { type: 'string' },
  hunt: { type: 'string' },
};
const usage = 'Options: --unit, --thorough, --grep <pattern>, --hunt <times>, and parts of file names.';

/** The arguments of `npm test -- …`: tests by name, files by a part of their path, how often, and whether with all seeds. */
export function readOptions(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(`${error.message} ${usage}`);
  }
  const { values, positionals } = parsed;
  const hunt = values.hunt === undefined ? undefined : Number(values.hunt);
  if (hunt !== undefined && !(Number.isInteger(hunt) && hunt > 0 && hunt <= 1000))
    throw new Refusal(`--hunt takes how many times the tests are run, from 1 to 1000. ${usage}`);
  if (hunt !== undefined && positionals.length === 0) throw new Refusal(`--hunt needs a part of a file name. ${usage}`);
  return { isUnitOnly: values.unit, isThorough: values.thorough, grep: values.grep, hunt, only: positionals };
}
