import type { CorePermission } from '../core-modules.ts';
import type { BlocksOf, PermissionOf, PluginManifest } from '../contract/plugin.ts';
import type { BlockEditProps, ControlProps } from './control.ts';
import type {
  ActionContext,
  AdminCommand,
  AdminFinder,
  AdminPagePart,
  AdminScreen,
  AdminWidget,
  LazyComponent,
  ShortcutGroup,
  SubjectOpener,
} from './contributions.ts';
import type { AdminImporter } from './importer.ts';
import type { TextKey } from './messages/message-key.ts';
import type { ModuleParts } from './module-parts.ts';

type ImporterName<M extends PluginManifest> = M['importers'] extends object ? Extract<keyof M['importers'], string> : never;

type ControlName<M extends PluginManifest> = M['controls'] extends readonly (infer Name extends string)[] ? Name : never;

/** Names a module or a plugin. */
interface AnyManifest {
  readonly id: string;
}

/** A module is part of this package, so that its manifest names none. Its titles are keys of the admin's catalogue. */
type TitleOf<M extends AnyManifest> = M extends { readonly name: string } ? string : TextKey;
type AdminPermission<M extends AnyManifest> = M extends PluginManifest ? PermissionOf<M> : CorePermission;

/** Parts that modules and plugins contribute alike. */
export interface SharedParts<Permission extends string, Title extends string> {
  readonly screens?: readonly AdminScreen<Permission, Title>[];
  /** Widgets of the dashboard, those of plugins after those of core. */
  readonly widgets?: readonly AdminWidget<Permission, Title>[];
  /** Parts of the panel of a page in the editor, those of plugins after those of core. */
  readonly pageParts?: readonly AdminPagePart<Permission>[];
  /** Actions in the command palette. */
  readonly commands?: readonly AdminCommand<Permission, Title>[];
  readonly finders?: readonly AdminFinder<Title>[];
  readonly shortcuts?: readonly ShortcutGroup<Title>[];
  /** Where the subjects of audit entries are opened, by their kind. */
  readonly auditSubjects?: Readonly<Record<string, SubjectOpener<Permission>>>;
}

interface PluginParts<M extends PluginManifest> {
  /** Edit forms of blocks that do without the generated one. */
  readonly blocks?: { readonly [K in keyof BlocksOf<M>]?: LazyComponent<BlockEditProps<BlocksOf<M>[K]>> };
  /** Click actions of menu items, by slug. */
  readonly actions?: Readonly<Record<string, (context: ActionContext) => void>>;
}

type Importers<M extends PluginManifest> = [ImporterName<M>] extends [never]
  ? { readonly importers?: Record<never, never> }
  : {
      /** One for each kind of file that the manifest names. Imported when the first such file is chosen. */
      readonly importers: { readonly [K in ImporterName<M>]: () => Promise<{ readonly default: AdminImporter }> };
    };

type Controls<M extends PluginManifest> = [ControlName<M>] extends [never]
  ? { readonly controls?: Record<never, never> }
  : {
      /** One for each control that the manifest names. */
      readonly controls: { readonly [K in ControlName<M>]: LazyComponent<ControlProps<never>> };
    };

/** The entry of a module or a plugin to the admin. */
export type AdminEntry<M extends AnyManifest> = SharedParts<AdminPermission<M>, TitleOf<M>> &
  (M extends PluginManifest ? PluginParts<M> & Importers<M> & Controls<M> : ModuleParts);

/** The admin entry of any module. */
export type AdminModule = SharedParts<string, TextKey> & ModuleParts;

/** The admin entry of a module or a plugin, checked against its manifest, which is named by its type alone. */
/* @__NO_SIDE_EFFECTS__ */
export const defineAdmin = <M extends AnyManifest>(entry: AdminEntry<NoInfer<M>>): AdminEntry<M> => entry;
