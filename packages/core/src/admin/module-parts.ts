import type { Client } from '../client/create-client.ts';
import type { Result } from '../client/result.ts';
import type { Boot, BootUser } from '../contract/boot.ts';
import type { AdminCommand, LazyComponent } from './contributions.ts';
import type { Catalogue, MessageLoader, Text } from './messages/use-messages.ts';

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
  /** To be called once the publication of what stands there is requested. */
  readonly onRequested: () => void;
}

/** A page of which it is asked what is planned for it. */
export type PlannedPartProps = Pick<EditedPageProps, 'pageID' | 'status' | 'canPublish'>;

/** A page of which it is asked what leads there. */
export interface PageLinksProps {
  readonly pageID: string;
  /** Only what leads to a place on it, which is renamed; `to` is empty where it is taken away. */
  readonly anchor?: { readonly from: string; readonly to: string };
  /** Stands under a title of its own. */
  readonly hasTitle?: boolean;
  /** The page is about to go, so that it says what leads nowhere afterwards. */
  readonly isEnding?: boolean;
}

/** Pages that go to translators, or come back from them. */
export interface PageTranslatingProps {
  /** Of one language. */
  readonly pages: readonly { readonly id: string; readonly title: string; readonly locale: string }[];
  /** Stores what is unsaved of the page that is open; false where that failed. */
  readonly onBefore?: () => Promise<boolean>;
  /** Called once something was taken in. */
  readonly onTaken?: () => void;
}

/** A part of a screen, imported with its messages when it is first drawn. */
export interface Part<Props> {
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
  /** Stands above the tabs of the page editor: what somebody answered to the request for its publication. */
  readonly pageAnswer?: Part<EditedPageProps>;
  /** Stands in the head line of the page editor, before `pageHead`. */
  readonly pagePlan?: Part<PlannedPartProps>;
  /** Stands in the page editor and in the dialogs by which a page goes. */
  readonly pageLinks?: Part<PageLinksProps>;
  /** Stands below the translations of a page, and in the dialog of several chosen ones. */
  readonly pageTranslating?: Part<PageTranslatingProps>;
  /** Stands in the page editor of a site with a machine translator: it tells what of the page nobody has read. */
  readonly pageUnread?: Part<object>;
  /** Stands in the head line of the page editor: how many comments are open, and the way to them. */
  readonly pageCommentsButton?: Part<object>;
  /** Stands beside the blocks of a page while its comments are shown. */
  readonly pageComments?: Part<object>;
  /** Stands in the page editor of a site with several languages: it tells how the page differs from its source. */
  readonly pageSource?: Part<object>;
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
  /** Actions in the command palette that follow from what the site is made of. Their titles are words, not keys. */
  readonly actionsOf?: (boot: Boot, t: Text) => readonly AdminCommand<string>[];
}
