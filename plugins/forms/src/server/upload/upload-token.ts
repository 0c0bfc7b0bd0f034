import { z } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';

const upload = z.strictObject({
  form: z.string(),
  path: z.string(),
  name: z.string(),
  /** Bytes that were announced. */
  size: z.int(),
  /** Bytes that are there. */
  received: z.int(),
  /** Ids of private files that nobody keeps, in their order. */
  pieces: z.array(z.uuid()),
  /** Names the rendering that it belongs to. */
  rendering: z.string(),
});

/** A file on its way: all that is known of it travels in its token, so that nothing has to be cleared away but its pieces. */
export type Upload = z.output<typeof upload>;

const purpose = 'upload';

export const sealUpload = ({ vault }: Pick<PluginApp, 'vault'>, value: Upload): string => vault.sealToken(purpose, value);

/** What a token says; undefined for any other text. */
export const openUpload = ({ vault }: Pick<PluginApp, 'vault'>, token: string): Upload | undefined =>
  upload.safeParse(vault.openToken(purpose, token)).data;

/** The name of a rendering in its tokens. */
export const renderingOf = ({ vault }: Pick<PluginApp, 'vault'>, form: string, key: string): string =>
  vault.hash('upload', `${form}\0${key}`).toString('base64url');
