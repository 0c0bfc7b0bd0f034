import type { FileKind } from '../../definition/definition.types.ts';
import { fileKinds } from '../../definition/file-kinds.ts';

/** What a file control offers to choose: endings and media types, because telephones know the one and computers the other. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [`.${kind}`, ...fileKinds[kind]]).join(',');
