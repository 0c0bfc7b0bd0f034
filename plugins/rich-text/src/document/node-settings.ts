import type { FieldEditor } from '@lectern/core';
import { isProperties } from './node-kinds.ts';

/** The settings of a plugin's node for the editor: plain data, in the settings of the field. */
export interface NodeSettings {
  readonly type: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: string;
  readonly place: 'block' | 'inline';
  readonly control?: string;
  readonly fields: Readonly<Record<string, FieldEditor>>;
  readonly initial: Readonly<Record<string, unknown>>;
}

/** The nodes that the settings of a field declare. */
export function declaredNodes(settings: Readonly<Record<string, unknown>> | undefined): readonly NodeSettings[] {
  const nodes = settings?.['nodes'];
  return Array.isArray(nodes) ? nodes.filter((node) => isProperties(node) && typeof node['type'] === 'string') : [];
}
