import type { BlockDefinition } from '../../contract/block.ts';
import type { PostDeclaration } from '../../contract/post.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import { permissionsOf } from '../http/route.ts';
import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { PostRoute } from '../site/visits/post.ts';
import type { Contributions } from './contributions.ts';

/** Fields whose names begin so are the page's own. */
const ownField = /^_/;

function assertPost(
  type: string,
  owner: string,
  { access = 'public', body }: PostDeclaration,
  permissions: Registry<PermissionEntry>,
): void {
  const unknown = permissionsOf(access).find((permission) => !permissions.get(permission));
  if (unknown !== undefined)
    throw new StartupError(
      `The block ${type} of ${owner} asks for the permission "${unknown}" of whoever posts to it, which nobody declares.`,
      'Declare it in the manifest.',
    );
  const taken = Object.keys(body.shape).find((name) => ownField.test(name));
  if (taken !== undefined)
    throw new StartupError(
      `The block ${type} of ${owner} reads the field "${taken}" of its posts, and such names are the page's own.`,
      'Let its name begin with a letter.',
    );
}

/** The blocks that answer posts, with their handlers. One without the other stops the start. */
export function collectPosts(
  contributions: readonly Contributions[],
  blocks: Registry<BlockDefinition>,
  permissions: Registry<PermissionEntry>,
): Map<string, PostRoute> {
  const handlers = new Map<string, PostRoute['run']>();
  for (const { owner, posts } of contributions)
    for (const [type, run] of posts) {
      if (!blocks.get(type)?.post)
        throw new StartupError(
          `The server entry of ${owner} answers posts to "${type}", and there is no block of this type that declares any.`,
          'Take the handler away, or add "post" to the block.',
        );
      handlers.set(type, run);
    }
  const routes = new Map<string, PostRoute>();
  for (const [type, definition] of blocks.entries()) {
    const post = definition.post as PostDeclaration | undefined;
    if (!post) continue;
    const owner = blocks.ownerOf(type) ?? '';
    const run = handlers.get(type);
    if (!run)
      throw new StartupError(
        `The block ${type} of ${owner} declares what is posted to it, and its server entry has no handler for it.`,
        'Add the handler to "posts", or take "post" away.',
      );
    assertPost(type, owner, post, permissions);
    routes.set(type, { ...post, type, run });
  }
  return routes;
}
