import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDeclaration } from '../../contract/call.ts';

const noted = new Set<string>();

/** Notes codes that a call declares, or that it met, each once: lines in a file of this process, because several write at once. */
export function noteRefusals(
  dir: string,
  how: 'declared' | 'met',
  { method, path }: Pick<CallDeclaration, 'method' | 'path'>,
  codes: readonly string[],
): void {
  const file = join(dir, String(process.pid));
  const lines = codes.map((code) => `${how} ${method} ${path} ${code}\n`).filter((line) => !noted.has(`${file} ${line}`));
  if (lines.length === 0) return;
  for (const line of lines) noted.add(`${file} ${line}`);
  appendFileSync(file, lines.join(''));
}
