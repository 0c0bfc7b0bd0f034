import { useMemo } from 'react';
import { useManifests } from '#admin/shell/use-manifests.ts';
import { createAuditLabels } from './audit-labels.ts';
import type { AuditLabels } from './audit-labels.ts';

/** The words in which the log is told. Waits for the manifests: what asks stands in a `Suspense`. */
export function useAuditLabels(): AuditLabels {
  const manifests = useManifests();
  return useMemo(() => createAuditLabels(manifests), [manifests]);
}
