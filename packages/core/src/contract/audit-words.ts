/** Words in English for what a module or a plugin writes into the audit log; translated where its other words are. */
export interface AuditWords {
  /** What was done, by the name of each command: `'guestbook.write': 'Write into the guestbook'`. */
  readonly actions?: Readonly<Record<string, string>>;
  /** What it was done to, by the `entity` of entries; a plugin leaves out its id and the colon. */
  readonly subjects?: Readonly<Record<string, string>>;
  /** What changed, by its name in `changes`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What stands in `changes` and is a name of ours, such as `passkey`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Words for what the kernel itself writes, and for what entries of all kinds hold. */
export const generalAudit = {
  actions: {
    'page.post': 'Send a form of a page',
    'route.call': 'Call the API',
  },
  subjects: {
    block: 'Block',
    command: 'Command',
    route: 'API',
  },
  fields: {
    fields: 'Changed',
    from: 'Before',
    revision: 'Revision',
    to: 'After',
    version: 'Version',
  },
} satisfies AuditWords;

/** The actions for which a manifest has words, by their names. */
export type ActionsOf<M extends { readonly audit: AuditWords }> = { readonly [Name in keyof M['audit']['actions']]: string };

/**
 * The actions that the audit log knows, by their names: who writes an entry gives its words, or does not compile. Those of core's
 * modules are among them, and a plugin adds its own by
 * `declare module '@lectern/core/server' { interface ActionMap extends ActionsOf<typeof guestbook> {} }`.
 */
export interface ActionMap extends ActionsOf<{ readonly audit: typeof generalAudit }> {}

export type ActionName = Extract<keyof ActionMap, string>;
