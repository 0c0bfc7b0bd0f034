import type { StoredBlock } from '#contract/content.ts';
import type { Client } from '#client/create-client.ts';
import { hasCode } from '#client/result.ts';
import { mediaCalls } from '#modules/media/media.client.ts';
import { kindOf } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';

/** Files that are asked for at most, and how many at the same time. */
const limits = { files: 60, atOnce: 6 };

/** The files that blocks use: their ids, with what is known of their names. */
function filesIn(
  registry: Registry,
  blocks: readonly StoredBlock[],
  names: Readonly<Record<string, string>>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const block of blocks) {
    const kind = kindOf(registry, block);
    if (kind.kind !== 'known') continue;
    for (const { fileID, altText } of kind.definition.media(block.props as never))
      files.set(fileID, (Object.hasOwn(names, fileID) ? names[fileID] : altText) ?? '');
  }
  return files;
}

/** Names of the files of pasted blocks that this library does not have; an empty one where nobody knows it. */
export async function unknownFiles(
  { client, registry }: { readonly client: Client; readonly registry: Registry },
  blocks: readonly StoredBlock[],
  names: Readonly<Record<string, string>>,
): Promise<string[]> {
  const files = [...filesIn(registry, blocks, names)].slice(0, limits.files);
  const unknown: string[] = [];
  for (let at = 0; at < files.length; at += limits.atOnce) {
    const answers = await Promise.all(
      files.slice(at, at + limits.atOnce).map(async ([id, name]) => {
        const result = await client.call(mediaCalls.getFile, { params: { id } });
        return !result.ok && (hasCode(result, 'G_15') || result.status === 404) ? [name] : [];
      }),
    );
    unknown.push(...answers.flat());
  }
  return unknown;
}
