import { draw } from '#contract/block-preview.ts';
import type { BlockPreview } from '#contract/block-preview.ts';
import type { BlockDefinition } from '#contract/block.ts';
import type { FieldEditor } from '#contract/fields/field.ts';

type Layer = keyof BlockPreview;

/** One piece of a drawing: its layer, its height, and its path from a line on. */
interface Piece {
  readonly layer: Layer;
  readonly height: number;
  readonly path: (y: number) => string;
}

const left = 12;
const width = 72;
/** Where the last piece ends at most. */
const bottom = 56;
/** Between two pieces. */
const gap = 4;

const title: Piece = { layer: 'title', height: 5, path: (y) => draw.bar(left, y, 40, 5) };
const line: Piece = { layer: 'text', height: 2.5, path: (y) => draw.bar(left, y, 48, 2.5) };
const paragraph: Piece = { layer: 'text', height: 14.5, path: (y) => draw.lines(left, y, width, 3) };
const picture: Piece = { layer: 'picture', height: 18, path: (y) => draw.bar(left, y, width, 18) };
const button: Piece = { layer: 'accent', height: 6, path: (y) => draw.bar(left, y, 20, 6) };
const beside = (count: number): Piece => ({
  layer: 'ground',
  height: 18,
  path: (y) =>
    Array.from({ length: count }, (_, index) => draw.bar(left + index * (width / count), y, width / count - 4, 18)).join(''),
});

/** What fields of a control show on a page. Choices and switches show nothing of their own. */
const pieces: Readonly<Record<string, Piece>> = {
  text: line,
  textarea: paragraph,
  number: line,
  date: line,
  image: picture,
  video: picture,
  file: button,
  link: button,
  list: beside(3),
  group: paragraph,
};
const silent = new Set(['select', 'boolean']);

const pieceOf = ({ control }: FieldEditor): Piece | undefined =>
  silent.has(control) ? undefined : (pieces[control] ?? paragraph);

/** A drawing of a block made of what its fields and slots hold; undefined where they show nothing. */
export function drawingOf({ fields, slots }: Pick<BlockDefinition, 'fields' | 'slots'>): BlockPreview | undefined {
  const columns = Math.min(3, Object.keys(slots).length);
  const shown = Object.values(fields).flatMap(({ editor }) => pieceOf(editor) ?? []);
  const layers: Partial<Record<Layer, string>> = {};
  let y = 8;
  for (const [index, found] of [...shown, ...(columns > 0 ? [beside(columns)] : [])].entries()) {
    // The first words of a block are its title.
    const piece = index === 0 && found === line ? title : found;
    if (y + piece.height > bottom) break;
    layers[piece.layer] = (layers[piece.layer] ?? '') + piece.path(y);
    y += piece.height + gap;
  }
  return Object.keys(layers).length > 0 ? layers : undefined;
}
