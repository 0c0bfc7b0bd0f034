/** Statements of one kind that have a name, the first of this process: planning one may take as long as reading it. */
const named = 40;

/** Gives statements that are put together names of their own, by their texts; those after the first ones have none. */
export function statementNames(prefix: string): (text: string) => { readonly name?: string } {
  const names = new Map<string, string>();
  return (text) => {
    if (!names.has(text) && names.size < named) names.set(text, `${prefix}_${names.size}`);
    const name = names.get(text);
    return name === undefined ? {} : { name };
  };
}
