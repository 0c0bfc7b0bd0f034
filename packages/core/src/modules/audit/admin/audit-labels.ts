import { generalAudit } from '#contract/audit-words.ts';
import type { AuditWords } from '#contract/audit-words.ts';
import { labelOf } from '#admin/messages/translations.ts';
import type { Manifests } from '#admin/shell/use-manifests.ts';

/** The words in which the log is told, in the person's language: those of whoever writes its entries. */
export interface AuditLabels {
  /** Of what nobody has words for, its own name spelled out. */
  readonly action: (name: string) => string;
  readonly subject: (kind: string) => string;
  /** Of something that changed in an entry of an action. */
  readonly field: (name: string, action: string) => string;
  /** Undefined for what is no name of ours. */
  readonly value: (text: string, action: string) => string | undefined;
  /** Of a permission in full; its name where it is gone. */
  readonly permission: (name: string) => string;
}

/** `eraseSubmission` and `forms:erase-submission` as people write it: `Erase submission`. */
function spelledOut(name: string): string {
  const words = (name.split(/[.:]/).at(-1) ?? name)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How the names of plugins are told from those of others, where entries themselves do not tell. */
const prefixOf: Readonly<Record<keyof AuditWords, (id: string) => string>> = {
  actions: () => '',
  subjects: (id) => `${id}:`,
  fields: (id) => `${id}.`,
  values: (id) => `${id}.`,
};

/** The words of one kind by their names. */
function wordsOf(kind: keyof AuditWords, { modules, plugins }: Manifests): ReadonlyMap<string, string> {
  const core: readonly AuditWords[] = [generalAudit, ...modules.map(({ audit = {} }) => audit)];
  return new Map([
    ...core.flatMap((words) => Object.entries(words[kind] ?? {})).map(([name, english]) => [name, labelOf(english)] as const),
    ...plugins.flatMap(({ id, audit = {} }) =>
      Object.entries(audit[kind] ?? {}).map(([name, english]) => [`${prefixOf[kind](id)}${name}`, labelOf(english, id)] as const),
    ),
  ]);
}

/** The permissions of modules and plugins in full, with what they are called. */
const permissionsOf = ({ modules, plugins }: Manifests): ReadonlyMap<string, string> =>
  new Map([
    ...modules.flatMap(({ permissions = {} }) =>
      Object.entries(permissions).map(([name, { label }]) => [name, labelOf(label)] as const),
    ),
    ...plugins.flatMap(({ id, permissions = {} }) =>
      Object.entries(permissions).map(([name, { label }]) => [`${id}:${name}`, labelOf(label, id)] as const),
    ),
  ]);

/** Reads the words for the log from what modules and plugins declare. */
export function createAuditLabels(manifests: Manifests): AuditLabels {
  const [actions, subjects, fields, values] = (['actions', 'subjects', 'fields', 'values'] as const).map((kind) =>
    wordsOf(kind, manifests),
  );
  const permissions = permissionsOf(manifests);
  /** A word of the plugin whose action it is, else one of core. */
  const within = (words: ReadonlyMap<string, string> | undefined, name: string, action: string): string | undefined =>
    words?.get(`${action.split('.')[0]}.${name}`) ?? words?.get(name);
  return {
    action: (name) => actions?.get(name) ?? spelledOut(name),
    subject: (kind) => subjects?.get(kind) ?? spelledOut(kind),
    field: (name, action) => within(fields, name, action) ?? spelledOut(name),
    value: (text, action) => within(values, text, action),
    permission: (name) => permissions.get(name) ?? name,
  };
}
