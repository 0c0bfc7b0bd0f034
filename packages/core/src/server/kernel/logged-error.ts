/** Characters of a message or a stack that go into the log. */
const maxText = 4000;
const maxCauses = 5;

/** What else of an error says what happened, and nothing of what somebody sent. Rows, statements and packets stay out. */
const told = ['code', 'errno', 'syscall', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'status'] as const;

const cut = (text: unknown): string | undefined =>
  typeof text === 'string' ? (text.length > maxText ? `${text.slice(0, maxText)}…` : text) : undefined;

const isPlain = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

function describe(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return isPlain(error) ? cut(String(error)) : { type: typeof error };
  const facts = error as Error & Readonly<Record<string, unknown>>;
  const known = told.filter((name) => isPlain(facts[name])).map((name) => [name, cut(String(facts[name]))] as const);
  return {
    type: error.name,
    message: cut(error.message),
    stack: cut(error.stack),
    ...Object.fromEntries(known),
    ...(error.cause !== undefined && depth < maxCauses ? { cause: describe(error.cause, depth + 1) } : {}),
  };
}

/** An error as the log has it: bounded, and without what libraries hang on it, such as the packet that could not be read. */
export const loggedError = (error: unknown): unknown => describe(error, 0);
