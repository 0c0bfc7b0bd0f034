import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey } from '../messages/message-key.ts';
import type { TextPart } from '../messages/use-messages.ts';
import type { CorePermission } from '../../core-modules.ts';

export type NavigationGroup = 'site' | 'pages' | 'general' | 'administration' | 'plugins';

/** A screen of core. Each module states its own; the shell makes routes and navigation of them. */
export interface CoreScreen {
  /** Below `/cmsadmin`, as React Router writes it; empty for the start. */
  readonly path: string;
  /** Where the permission is missing, the item is not shown and the screen says so. */
  readonly permission?: CorePermission;
  /** Imported when it is first opened. */
  readonly lazy?: () => Promise<{ readonly default: ComponentType }>;
  /** Texts that it needs beyond those of the first download. */
  readonly texts?: TextPart;
  /** Part of the first download: for screens with which a visit begins. */
  readonly screen?: ComponentType;
  /** Its item in the navigation; a screen without one is reached from another. */
  readonly item?: { readonly group: NavigationGroup; readonly label: TextKey; readonly icon: LucideIcon; readonly order: number };
}
