import type { PropsOf } from '../../contract/block.ts';
import type { PostBodyOf, PostStateOf } from '../../contract/post.ts';
import type { PostFacts, PostOutcome } from '../site/visits/post.ts';
import type { PluginApp } from './plugin-app.ts';
import type { PluginCommand } from './plugin-command.ts';

/** A post to a block, as the handler of a plugin gets it: everything parsed and checked. */
export interface BlockPost<B, App = PluginApp> extends PostFacts {
  readonly app: App;
  /** The block's own, at the version of the code. */
  readonly props: PropsOf<B>;
  /** By the schema that the block declares. */
  readonly body: PostBodyOf<B>;
  /** Runs a command of the plugin on behalf of whoever posted. */
  readonly run: <Input, Output>(command: PluginCommand<Input, Output>, input: Input) => Promise<Output>;
}

/** The answer to a post. A refusal is thrown, by a command as well: the page is shown again with its codes. */
export type PostAnswer<B> = PostOutcome<PostStateOf<B>>;
