/**
 * HTML between two comments that say what it is, for the editor: `b:{key}` a block, with ` failed` or ` unknown` behind it where
 * nothing could be drawn; `p:{name}` a piece of the page around the blocks, `p:blocks` all of them.
 */
export const marked = (name: string, html: string): string => `<!--${name}-->${html}<!--/${name.split(' ', 1)[0] ?? name}-->`;
