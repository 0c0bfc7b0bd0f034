import type { GrantedPermission } from '#contract/permissions.ts';

/** For pages: their own id and those of everything above them. */
export type PageAncestors = ReadonlyMap<string, readonly string[]>;

/** A grant for one type and one locale; undefined is every one of them. */
interface Piece {
  readonly type: string | undefined;
  readonly locale: string | undefined;
}

/** A grant in pieces, so that two narrow grants together cover a wider one. */
const piecesOf = ({ parameters = {} }: GrantedPermission): Piece[] =>
  (parameters.pageTypes ?? [undefined]).flatMap((type) =>
    (parameters.locales ?? [undefined]).map((locale) => ({ type, locale })),
  );

const includes = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value));

function isUnder(outer: string | undefined, inner: string | undefined, ancestors: PageAncestors): boolean {
  if (outer === undefined) return true;
  return inner !== undefined && (inner === outer || (ancestors.get(inner) ?? []).includes(outer));
}

/** True if somebody with these grants holds all that the wanted one gives, however it is divided. */
export function covers(held: readonly GrantedPermission[], wanted: GrantedPermission, ancestors: PageAncestors): boolean {
  const { underPage, own } = wanted.parameters ?? {};
  return piecesOf(wanted).every((piece) =>
    held.some(({ name, parameters = {} }) => {
      if (name !== wanted.name) return false;
      if (!includes(parameters.pageTypes, piece.type) || !includes(parameters.locales, piece.locale)) return false;
      return isUnder(parameters.underPage, underPage, ancestors) && (!parameters.own || own === true);
    }),
  );
}
