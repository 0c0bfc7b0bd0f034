// Writes the fields of the forms into the README: `npx tsx -C lectern-source plugins/insurance-forms/scripts/write-readme.ts`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fieldsTable } from './fields-table.ts';

const path = fileURLToPath(new URL('../README.md', import.meta.url));
const heading = '## The fields\n';
const [before = ''] = (await readFile(path, 'utf8')).split(heading);
const config = await resolveConfig(path);
await writeFile(path, await format(`${before}${heading}\n${fieldsTable}\n`, { ...config, parser: 'markdown' }));
