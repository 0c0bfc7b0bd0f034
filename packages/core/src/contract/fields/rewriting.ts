import type { LinkTarget, Reference } from '../content.ts';

/** One text of a value that is translated. */
export interface TextSegment {
  /** The place in the value, names and numbers joined by dots (`items.0.title`): unique in it, and the same after a rewriting. */
  readonly path: string;
  readonly text: string;
  /**
   * `inline`: marks, links and nodes inside the text are codes, `<1>…</1>` around text and `<2/>` for what holds none, and
   * its own `&`, `<` and `>` are written as in HTML. A rewritten text may move codes, leave out those around text and use them
   * more than once; those that hold no text stay, each once.
   */
  readonly format: 'plain' | 'inline';
}

/** Other targets and texts for a value. What a function is left out for stays as it is. */
export interface Rewriting {
  /** Another target; undefined leaves this one. A field throws a TypeError for a kind that it cannot hold. */
  readonly reference?: ((reference: Reference) => Reference | undefined) | undefined;
  /**
   * Another target for a link, wherever it leads, asked before `reference`; undefined leaves it to that. `at` is the place of
   * the link, or of the text that it stands in: several may stand there.
   */
  readonly target?: ((to: LinkTarget, at: string) => LinkTarget | undefined) | undefined;
  /** The text for this segment. Throws an `InvalidSegment` where its codes do not fit. */
  readonly text?: ((segment: TextSegment) => string) | undefined;
  /** The place of the value that is rewritten, in what it is a part of; `within` says it. */
  readonly at?: string | undefined;
}

/** A text that cannot stand at its place: its inline codes are not those of the original. */
export class InvalidSegment extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`The text of ${path} cannot stand there: ${problem}.`);
    this.name = 'InvalidSegment';
    this.path = path;
  }
}

/** The same rewriting for a part of a value, whose paths begin with the part's name. */
export const within = (rewriting: Rewriting, name: string | number): Rewriting => ({
  ...rewriting,
  at: rewriting.at === undefined ? String(name) : `${rewriting.at}.${name}`,
});

/** A plain text rewritten; an empty one is nothing to translate. */
export const rewriteText = (text: string, { text: rewrite, at = '' }: Rewriting): string =>
  rewrite && text !== '' ? rewrite({ path: at, text, format: 'plain' }) : text;

/** A text that may be left out, rewritten under its name: what goes into the value in its place. */
export const rewriteNamed = <Name extends string>(
  value: { readonly [Key in Name]?: string },
  name: Name,
  rewriting: Rewriting,
): { readonly [Key in Name]?: string } => {
  const text = value[name];
  return text === undefined
    ? {}
    : ({ [name]: rewriteText(text, within(rewriting, name)) } as { readonly [Key in Name]?: string });
};

/** Each item rewritten; the same list where none of them changed. */
export function rewriteEach<Item>(items: readonly Item[], rewrite: (item: Item, index: number) => Item): readonly Item[] {
  const rewritten = items.map(rewrite);
  return rewritten.every((item, index) => item === items[index]) ? items : rewritten;
}

/** The value with some properties replaced; the same value where all of them are what they were. */
export function changed<Value extends object>(value: Value, parts: Partial<Value>): Value {
  const isSame = Object.entries(parts).every(([name, part]) => (value as Record<string, unknown>)[name] === part);
  return isSame ? value : { ...value, ...parts };
}

const isSameReference = (one: Reference, other: Reference): boolean =>
  one.kind === other.kind && one.id === other.id && one.anchor === other.anchor;

/** The other target of a reference; undefined where it stays. */
export function targetOf(reference: Reference, rewriting: Rewriting): Reference | undefined {
  const target = rewriting.reference?.(reference);
  return target && !isSameReference(target, reference) ? target : undefined;
}
