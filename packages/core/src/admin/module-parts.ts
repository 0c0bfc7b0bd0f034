import type { Client } from '../client/create-client.ts';
import type { Result } from '../client/result.ts';
import type { FieldError } from '../contract/errors.ts';
import type { BootUser } from '../contract/boot.ts';
import type { LazyComponent } from './contributions.ts';
import type { Catalogue, MessageLoader } from './messages/use-messages.ts';

/** A screen for people who are not signed in: no navigation, no layout. */
export interface PublicScreen {
  /** Below `/cmsadmin/`. */
  readonly path: string;
  readonly messages?: readonly MessageLoader[];
  readonly screen: LazyComponent;
}

/** A page that somebody chose. */
export interface PickedPage {
  readonly id: string;
  readonly title: string;
}

/** Of a dialog that chooses a page. */
export interface PagePickerProps {
  readonly onChoose: (page: PickedPage) => void;
  readonly onClose: () => void;
}

/** A page that is being edited, as a part of its head line meets it. */
export interface EditedPageProps {
  readonly pageID: string;
  /** Of the version that was stored last. */
  readonly versionID: string;
  /** To visitors. */
  readonly status: 'draft' | 'live' | 'changed';
  readonly hasUnsaved: boolean;
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  /** Stores everything and answers with the revision; undefined where something could not be stored, which the editor says. */
  readonly store: () => Promise<number | undefined>;
  /** Shows errors at their fields and says a sentence about them. False where none of them belongs to a field. */
  readonly show: (errors: readonly FieldError[], text: string) => boolean;
}

interface Part<Props> {
  readonly messages?: readonly MessageLoader[];
  readonly part: LazyComponent<Props>;
}

interface Dialog<Props> {
  readonly messages?: readonly MessageLoader[];
  readonly dialog: LazyComponent<Props>;
}

/** The calls about the session of this browser. */
export interface SessionCalls {
  readonly current: (client: Client) => Promise<Result<BootUser>>;
  readonly refresh: (client: Client) => Promise<Result<unknown>>;
  readonly logOut: (client: Client) => Promise<Result<unknown>>;
}

/** Parts that the shell and other modules need of one module, without knowing it. */
export interface ModulePorts {
  readonly session?: SessionCalls;
  /** Logs in where one is, when a session ended while work was unsaved. */
  readonly loginDialog?: Dialog<object>;
  readonly pagePicker?: Dialog<PagePickerProps>;
  /** Stands in the head line of the page editor, beside its buttons. */
  readonly pageHead?: Part<EditedPageProps>;
  /** A page by its id. */
  readonly findPage?: (client: Client, id: string) => Promise<Result<PickedPage>>;
}

/** Parts that only modules contribute, because the shell needs them before it imports anything. */
export interface ModuleParts extends ModulePorts {
  /** Messages of the first download. */
  readonly firstMessages?: Catalogue;
  /** Messages of the components that plugins take from the module. Loaded with the first screen of a plugin. */
  readonly componentMessages?: readonly MessageLoader[];
  readonly publicScreens?: readonly PublicScreen[];
}
