const separator = '~';
/** Letters that a block's cookie holds. */
const room = 1000;

/** What a visitor's browser knows of a form. */
export interface FormMemory {
  /** The token of the draft. */
  readonly draft: string | undefined;
  /** Which rendering was sent last, as `SentRendering` names it: a second press after Back is known by it. */
  readonly sent: string | undefined;
}

const entriesOf = (cookie: string | undefined): readonly (readonly [form: string, memory: FormMemory])[] =>
  (cookie ?? '').split(separator).flatMap((entry) => {
    const [form = '', draft = '', sent = ''] = entry.split('.');
    return form && (draft || sent) ? [[form, { draft: draft || undefined, sent: sent || undefined }] as const] : [];
  });

/** What the block's cookie holds of a form. */
export const memoryOf = (cookie: string | undefined, form: string): FormMemory =>
  entriesOf(cookie).find(([id]) => id === form)?.[1] ?? { draft: undefined, sent: undefined };

/** The cookie with something else of a form; undefined where nothing is left. The oldest are forgotten where there is no room. */
export function cookieWith(cookie: string | undefined, form: string, memory: FormMemory): string | undefined {
  const others = entriesOf(cookie).filter(([id]) => id !== form);
  const isKnown = memory.draft !== undefined || memory.sent !== undefined;
  const texts = [...others, ...(isKnown ? [[form, memory] as const] : [])].map(
    ([id, { draft = '', sent = '' }]) => `${id}.${draft}${sent ? `.${sent}` : ''}`,
  );
  while (texts.join(separator).length > room) texts.shift();
  return texts.join(separator) || undefined;
}
