import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { workspaces } from '../bootstrap/workspaces.mjs';
import { checkCommand } from './check-command.mjs';
import { testFiles } from './check-package-files.mjs';
import { pack } from './pack.mjs';

async function lintTarball(bytes, manifest) {
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages } = await publint({ pack: { tarball }, strict: true });
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => formatMessage(message, manifest, { color: false }));
}

async function lintTypes(path, manifest) {
  const untyped = Object.keys(manifest.exports ?? {}).filter((entry) => /\.(css|json)$/.test(entry));
  const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const { isOk, output } = await checkCommand('@arethetypeswrong/cli/dist/index.js', [
    ...[path, '--profile', 'esm-only', '--no-color', '--no-emoji', '--format', 'ascii'],
    ...excluded,
  ])();
  return isOk ? [] : [output];
}

/** Packs every package as for publishing, and looks at the tarballs as an installer would see them. */
export async function checkPackages() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pack-'));
  try {
    const published = workspaces().filter(({ manifest }) => !manifest.private);
    const problems = [];
    for (const { folder: source, name, manifest } of published) {
      const { path, files } = await pack(source, folder);
      const missing = ['LICENSE', 'README.md', 'package.json'].filter((file) => !files.includes(file));
      const found = [
        ...missing.map((file) => `its tarball has no ${file}`),
        ...testFiles(files).map((file) => `its tarball holds ${file}, which only tests read`),
        ...(await lintTarball(await readFile(path), manifest)),
        ...(await lintTypes(path, manifest)),
      ];
      if (found.length > 0) problems.push(`${name}\n  ${found.join('\n  ')}`);
    }
    return { isOk: problems.length === 0, output: problems.join('\n\n'), note: `${published.length} tarballs` };
  } finally {
    await rm(folder, { recursive: true });
  }
}
