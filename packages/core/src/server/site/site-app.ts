import type { Loader } from '../entries/contributions.ts';
import type { Lectern } from '../kernel/lectern.ts';
import type { PageHead } from '../server-entry.ts';
import type { MediaSigner } from './media-signer.ts';
import type { PageSource } from './page-source.ts';

/** The application with what the renderer needs beside it. */
export interface SiteApp extends Lectern {
  readonly publicPages: PageSource;
  readonly images: { readonly signer: MediaSigner };
  readonly loaders: ReadonlyMap<string, Loader>;
  readonly pageHeads: readonly PageHead<Lectern>[];
}
