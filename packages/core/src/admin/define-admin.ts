import type { ComponentType } from 'react';
import type { FieldEditor } from '../contract/fields/field.ts';
import type { Client } from '../client/create-client.ts';
import type { FieldError } from '../contract/errors.ts';
import type { PropsOf } from '../contract/block.ts';
import type { BlocksOf, PermissionOf, PluginManifest } from '../contract/plugin.ts';
import type { Reason } from './ui/reason-list.tsx';

/** A block that a plugin asks for: its full type and its props, or those of them that matter. */
export interface NewBlock {
  /** `plugin-id/name`, of an installed block. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What a control of a field receives. Values are never changed in place. */
export interface ControlProps<Value = unknown> {
  /** Id of the control's focusable element. */
  readonly id: string;
  readonly editor: FieldEditor;
  readonly value: Value;
  // A method, so that a control of a narrow value fits where any control is held.
  onChange(value: Value): void;
  /** Texts of the errors on this field. */
  readonly errors: readonly string[];
  /** Codes by path below this field, for lists. */
  readonly errorsBelow: (path: string) => readonly string[];
  readonly isReadOnly: boolean;
  /** Locale of the content, for `lang` and spell checking. */
  readonly locale: string;
  /** The page's one history, for controls that catch undo themselves. */
  readonly history: { readonly undo: () => void; readonly redo: () => void };
  /**
   * Changes the value and puts blocks after the block that holds this field, as one step of the history. Absent where
   * the field is in no block.
   */
  insertBlocksAfter?(value: Value, blocks: readonly NewBlock[]): void;
}

/** What a block's own edit form receives instead of the generated one. */
export interface BlockEditProps<B> {
  readonly props: PropsOf<B>;
  onChange(props: PropsOf<B>): void;
  readonly isReadOnly: boolean;
  readonly locale: string;
}

type LazyComponent<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface AdminScreen<Permission extends string> {
  /** Below `/cmsadmin/{plugin id}/`. */
  readonly slug: string;
  readonly permission?: Permission;
  readonly screen: LazyComponent<Record<never, never>>;
}

/** A card on the dashboard. */
export interface AdminCard<Permission extends string> {
  /** Unique within the plugin. */
  readonly key: string;
  readonly title: string;
  /** Without it the card is not shown. */
  readonly permission?: Permission;
  readonly card: LazyComponent<Record<never, never>>;
}

/** An action in the command palette. */
export interface AdminCommand<Permission extends string> {
  /** Unique within the plugin. */
  readonly key: string;
  readonly title: string;
  /** Name of a lucide icon. */
  readonly icon?: string;
  /** Further words by which it is found. */
  readonly keywords?: readonly string[];
  readonly permission?: Permission;
  /** `navigate` goes to a path below `/cmsadmin`. */
  readonly run: (context: { readonly navigate: (to: string) => void }) => void;
}

/** What an importer reads a file as, before it is a page. */
export interface ReadFile {
  /** Suggested title of the page. */
  readonly title: string;
  /** What is in it, in words: `3 sections, 2 tables and 4 images`. */
  readonly summary: string;
  /** What no page can hold: one sentence, empty where all of it can, and the reasons. */
  readonly leftOut: {
    readonly text: string;
    readonly reasons: readonly Reason[];
  };
  /**
   * Puts what belongs to it into the media library and gives its blocks. May be called again after a failure: what is
   * there already is not sent twice.
   */
  readonly finish: (tools: ImportTools) => Promise<FinishedImport>;
}

export interface ImportTools {
  readonly client: Client;
  /** Text of an error, with the label of what it is about. */
  readonly errorText: (error: Pick<FieldError, 'code'>, label?: string) => string;
  readonly signal: AbortSignal;
  /** Called with how many of how many steps are done. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface FinishedImport {
  readonly blocks: readonly NewBlock[];
  /** A sentence for each part that could not be put into the library. The blocks are without those. */
  readonly failed: readonly string[];
}

/** Reads files of one kind. A file that it cannot read is refused with a sentence for whoever chose it. */
export interface AdminImporter {
  readonly read: (
    file: File,
  ) => Promise<{ readonly ok: true; readonly file: ReadFile } | { readonly ok: false; readonly message: string }>;
}

type ImporterName<M extends PluginManifest> = M['importers'] extends object ? Extract<keyof M['importers'], string> : never;

type ControlName<M extends PluginManifest> = M['controls'] extends readonly (infer Name extends string)[] ? Name : never;

interface AdminParts<M extends PluginManifest> {
  /** Edit forms of blocks that do without the generated one. */
  readonly blocks?: { readonly [K in keyof BlocksOf<M>]?: LazyComponent<BlockEditProps<BlocksOf<M>[K]>> };
  readonly screens?: readonly AdminScreen<PermissionOf<M>>[];
  /** Click actions of menu items, by slug. */
  readonly actions?: Readonly<Record<string, () => void>>;
  /** Cards on the dashboard, after those of core. */
  readonly cards?: readonly AdminCard<PermissionOf<M>>[];
  /** Actions in the command palette. */
  readonly commands?: readonly AdminCommand<PermissionOf<M>>[];
}

/** What a plugin brings to the admin. */
export type AdminDoor<M extends PluginManifest> = AdminParts<M> &
  ([ImporterName<M>] extends [never]
    ? { readonly importers?: Record<never, never> }
    : {
        /** One for each kind of file that the manifest names. Imported when the first such file is chosen. */
        readonly importers: { readonly [K in ImporterName<M>]: () => Promise<{ readonly default: AdminImporter }> };
      }) &
  ([ControlName<M>] extends [never]
    ? { readonly controls?: Record<never, never> }
    : {
        /** One for each control that the manifest names. */
        readonly controls: { readonly [K in ControlName<M>]: LazyComponent<ControlProps<never>> };
      });

/** The admin door of a plugin, checked against its manifest. */
/* @__NO_SIDE_EFFECTS__ */
export const defineAdmin = <M extends PluginManifest>(
  manifest: M,
  door: AdminDoor<NoInfer<M>>,
): { readonly manifest: M; readonly door: AdminDoor<M> } => ({
  manifest,
  door,
});
