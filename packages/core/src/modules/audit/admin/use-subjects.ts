import { useMemo } from 'react';
import type { AuditEntry } from '../audit.calls.ts';
import type { SubjectOpener, SubjectPlace } from '#admin/contributions.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { usePluginEntries } from '#admin/shell/use-plugin-entries.ts';
import { shortID } from './short-id.ts';
import { useAuditLabels } from './use-audit-labels.ts';

/** The subject of an entry as a person recognises it. */
export interface ShownSubject {
  readonly name: string;
  readonly kind: string;
  readonly place?: SubjectPlace | undefined;
}

interface Subjects {
  readonly subjectOf: (entry: AuditEntry) => ShownSubject;
  readonly placeOfUser: (id: string, name: string) => SubjectPlace | undefined;
}

function placeOf(
  { entity, entityID, subject }: AuditEntry,
  openers: ReadonlyMap<string, SubjectOpener>,
): SubjectPlace | undefined {
  const opener = openers.get(subject?.kind ?? entity);
  if (!opener || ((!subject || subject.isGone) && !opener.isAlwaysThere)) return undefined;
  const { name = '', folder, isInTrash = false } = subject ?? {};
  return opener.open({ id: entityID, name, folder, isInTrash });
}

/** Subjects of entries as the log names them, and where modules and plugins open them. */
export function useSubjects(): Subjects {
  const labels = useAuditLabels();
  const { modules } = useApp();
  const plugins = usePluginEntries();
  return useMemo(() => {
    const openers = new Map(
      [...modules, ...plugins.map(([, entry]) => entry)].flatMap(({ auditSubjects = {} }) => Object.entries(auditSubjects)),
    );
    return {
      subjectOf(entry) {
        const { entity, entityID, subject } = entry;
        const kind = labels.subject(subject?.kind ?? entity);
        return { name: subject?.name || shortID(entityID) || kind, kind, place: placeOf(entry, openers) };
      },
      placeOfUser: (id, name) => openers.get('user')?.open({ id, name, isInTrash: false }),
    };
  }, [labels, modules, plugins]);
}
