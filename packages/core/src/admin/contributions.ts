import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Client } from '../client/create-client.ts';
import type { Boot } from '../contract/boot.ts';
import type { MessageLoader, Text } from './messages/use-messages.ts';
import type { Shortcut } from './shell/shortcuts.ts';

export type LazyComponent<Props = Record<never, never>> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Name of a lucide icon; or the component, for what is drawn with the first screen. */
export type AdminIcon = string | LucideIcon;

/** Groups of the navigation, which `item` of a screen names. */
export type NavigationGroup = 'site' | 'pages' | 'general' | 'administration' | 'plugins';

interface ScreenItem<Title extends string> {
  readonly group: NavigationGroup;
  readonly label: Title;
  readonly icon: LucideIcon;
  /** Within its group, from the lowest. */
  readonly order: number;
  /** Further paths that belong to this screen, with all below them: there its item is the current one too. */
  readonly covers?: readonly string[];
  /** Default: wherever the person has the permission. */
  readonly isShown?: (boot: Boot) => boolean;
}

/** A screen below the address of its module or plugin: `/cmsadmin/`, `/cmsadmin/{plugin id}/`. */
export type AdminScreen<Permission extends string, Title extends string = string> = {
  /** As React Router writes it: `forms/:id`, whose parameters `useScreenParams` reads. */
  readonly path: string;
  /** Where it is missing, the screen says so and its item is not shown. */
  readonly permission?: Permission;
  /** Messages that it needs beyond those of the first download. */
  readonly messages?: readonly MessageLoader[];
  /** Of a module. What a plugin adds to the navigation stands in its manifest, which is read before its entry. */
  readonly item?: ScreenItem<Title>;
} & (
  | {
      /** Imported when it is first opened. */
      readonly screen: LazyComponent;
    }
  | {
      /** Part of the first download: for a screen with which a visit begins. */
      readonly firstScreen: ComponentType;
    }
);

/** A widget on the dashboard. */
export interface AdminWidget<Permission extends string, Title extends string = string> {
  /** Unique within the module or plugin. */
  readonly key: string;
  readonly title: Title;
  /** Without it the widget is not shown. */
  readonly permission?: Permission;
  /** From the lowest; those without one come last. */
  readonly order?: number;
  readonly messages?: readonly MessageLoader[];
  readonly widget: LazyComponent;
}

/** A page in the editor, as it stands there. */
export interface PagePartProps {
  readonly pageID: string;
  readonly locale: string;
  /** To visitors: `changed` is live as it was published last. */
  readonly status: 'draft' | 'live' | 'changed';
}

/** What a module or a plugin tells of a page, in the panel of the page in the editor. It is drawn when somebody opens it. */
export interface AdminPagePart<Permission extends string> {
  /** Unique within the module or plugin. */
  readonly key: string;
  /** Asked when it is drawn: `() => t('words.title')`. */
  readonly title: () => string;
  /** Without it the part is not shown. */
  readonly permission?: Permission;
  readonly part: LazyComponent<PagePartProps>;
}

/** The context of an action of the command palette or the navigation. */
export interface ActionContext {
  /** Goes to a path below `/cmsadmin`; `state` reaches its screen as that of React Router's location. */
  readonly navigate: (to: string, state?: Readonly<Record<string, unknown>>) => void;
  readonly client: Client;
  /** Where the person is, below `/cmsadmin`: `/probe/notes/3`. */
  readonly path: string;
  /** Whether the person holds a permission. */
  readonly can: (permission: string) => boolean;
}

/** An action in the command palette. */
export interface AdminCommand<Permission extends string, Title extends string = string> {
  /** Unique within the module or plugin. */
  readonly key: string;
  readonly title: Title;
  readonly icon?: AdminIcon;
  /** Further words by which it is found. */
  readonly keywords?: readonly string[];
  readonly permission?: Permission;
  readonly messages?: readonly MessageLoader[];
  readonly run: (context: ActionContext) => void;
}

/** A search of the command palette on the server. */
export interface AdminFinder<Title extends string = string> {
  /** Unique within the module or plugin. */
  readonly key: string;
  /** Heading of what is found. */
  readonly title: Title;
  readonly icon: AdminIcon;
  readonly messages?: readonly MessageLoader[];
  /** Imported when somebody first searches. */
  readonly find: () => Promise<{ readonly default: Find }>;
}

export type Find = (search: {
  readonly client: Client;
  readonly term: string;
  readonly signal: AbortSignal;
  readonly t: Text;
}) => Promise<readonly FoundEntry[]>;

export interface FoundEntry {
  readonly id: string;
  readonly title: string;
  /** Said in smaller letters. */
  readonly detail?: string;
  /** Path below `/cmsadmin`. */
  readonly to: string;
}

/** Shortcuts of one part of the admin, for the list of all. */
export interface ShortcutGroup<Title extends string = string> {
  readonly title: Title;
  /** From the lowest, after those that hold everywhere. */
  readonly order: number;
  readonly members: readonly Shortcut<Title>[];
  readonly messages?: readonly MessageLoader[];
}

/** The subject of an audit entry. */
export interface AuditSubject {
  readonly id: string;
  readonly name: string;
  /** Of a file: the path of its folder. */
  readonly folder?: string | undefined;
  readonly isInTrash: boolean;
}

/** Where the subject of an audit entry is opened, and what it takes to see it. */
export interface SubjectPlace<Permission extends string = string> {
  /** Path below `/cmsadmin`. */
  readonly to: string;
  readonly permission?: Permission;
}

/** Tells where a subject is opened; undefined for one that is opened nowhere. */
export interface SubjectOpener<Permission extends string = string> {
  readonly open: (subject: AuditSubject) => SubjectPlace<Permission> | undefined;
  /** The place is there when the subject is gone or unknown. */
  readonly isAlwaysThere?: true;
}
