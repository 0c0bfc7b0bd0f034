import type { NodeSettings } from '../../document/node-settings.ts';
import type { BlockNode, OpaqueNode } from '../../document/rich-text.types.ts';

/** Parts of a text before anything of them is filled in. They cannot be stored like this. */
export const newEmbeds = {
  image: { type: 'image', fileID: '' },
  button: { type: 'button', label: '', to: { href: '' } },
  video: { type: 'video', fileID: '', title: '' },
} as const satisfies Record<string, BlockNode>;

/** A plugin's node with what its fields begin with. */
export const newNode = ({ type, initial }: NodeSettings): OpaqueNode => ({ type: type as OpaqueNode['type'], props: initial });
