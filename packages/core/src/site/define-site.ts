import type { ComponentType, ReactNode } from 'react';
import type { DataOf, PropsOf } from '../contract/block.ts';
import type { LinkTarget, MediaRecord } from '../contract/content.ts';
import type { BlockForm, PostDeclaration, Posted, PostStateOf } from '../contract/post.ts';
import type { SettingsOf, SettingsOwner } from '../contract/settings.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import type { LinkedData } from './linked-data.ts';
import type { BlocksOf, OptionsOf, PageTypesOf, PluginManifest } from '../contract/plugin.ts';

/** The copies of an image in one format, as a `source` element names them. */
export interface SiteImageSource {
  /** `image/avif` or `image/webp`. */
  readonly type: string;
  /** Addresses with their widths in pixels: `/a?w=320 320w, /a?w=640 640w`. */
  readonly srcSet: string;
}

/** An image or file of a block with the address that serves it. `SiteImage` draws it. */
export interface SiteMedia extends MediaRecord {
  /** Of a video of a host: where it is watched. */
  readonly url: string;
  /** Best format first; none where an image has no copies, such as a drawing (SVG) or a moving image. */
  readonly sources?: readonly SiteImageSource[];
}

/** A tag as visitors read it. */
export interface SiteTag {
  readonly id: string;
  readonly term: string;
}

/** The facts about the page around a view. Plain data and pure functions, so that it works in an island too. */
export interface SiteContext {
  readonly siteName: string;
  /** Locale of the page (`nl-NL`). */
  readonly locale: string;
  readonly pageID: string;
  /** Public path of the page. */
  readonly path: string;
  /** Title of the page. */
  readonly title: string;
  /** Public path of the home page in the page's locale. */
  readonly home: string;
  /**
   * What is set for the site, by the manifest that declares it: `site.settings(guestbook)`. A page that reads it is made
   * anew when it changes. An island that reads it while it is drawn carries all values of that owner to the browser.
   */
  settings<Owner extends SettingsOwner>(manifest: Owner): SettingsOf<Owner>;
  /** The address of a link's target; undefined where the target is not public (any more). To a place on a page that is gone: its page. */
  link(target: LinkTarget): string | undefined;
  /**
   * The public tags of the page itself, or those of the ids that a field holds (`site.tags(props.topics)`), each once. A page
   * that reads them is made anew when one of them changes; private ones and those that are gone are left out.
   */
  tags(ids?: readonly string[]): readonly SiteTag[];
  /** A text of the plugin's own catalogue in the page's language. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** A day (`YYYY-MM-DD` or ISO time) as people of this locale write it: `20 november 2026`. */
  formatDate(day: string): string;
}

/** A live translation of a page. */
export interface SiblingPage {
  readonly pageID: string;
  readonly locale: string;
  /** Public path. */
  readonly path: string;
  /** Search engines are asked to leave it out, or are told another address for it. */
  readonly noIndex: boolean;
}

/** Another language of the site, as a switcher offers it. */
export interface SiteLanguage {
  readonly locale: string;
  /** The part of the locale before the hyphen: of the link, and of its text. */
  readonly lang: string;
  /** As its speakers call it: `Deutsch`, with the region where the site has two of them. */
  readonly label: string;
  /** The translation of the page, or else the home page of the language. */
  readonly path: string;
  readonly isTranslation: boolean;
}

/** An item of a menu whose target is public. */
export interface SiteMenuItem {
  readonly id: string;
  readonly label: string;
  /** Undefined for a heading. */
  readonly href: string | undefined;
  /** The language of the page that it leads to, where it is not that of the page around it. */
  readonly lang?: string;
  readonly children: readonly SiteMenuItem[];
}

/** The site as the layout of a page sees it: its locales and time zone, menus and translations too. */
export interface LayoutContext extends SiteContext, Omit<SiteSettings, 'name'> {
  /** A menu that the page type names in the manifest, in the page's locale; throws for any other name. */
  menu(name: string): readonly SiteMenuItem[];
  /** The live translations of the page, this one left out. */
  readonly siblings: readonly SiblingPage[];
  /** The other languages of the site that have something live, in the order of its locales. */
  readonly languages: readonly SiteLanguage[];
  /** For `ChangeConsent`; undefined where the site asks its visitors nothing about cookies. */
  readonly consentForm?: BlockForm | undefined;
  /** The live pages above this one by their addresses, from the home page of its locale down. */
  readonly ancestors: readonly { readonly pageID: string; readonly path: string; readonly title: string }[];
}

type SlotsOf<B> = B extends { readonly slots: infer S } ? S : Record<never, never>;

/** The props of the view of a block. */
export interface BlockViewProps<B> {
  readonly props: PropsOf<B>;
  /** The value that the block's loader returned; undefined where it has none, or where it failed. */
  readonly data: DataOf<B> | undefined;
  readonly block: { readonly type: string; readonly key: string; readonly anchorPoint: string };
  /** Images by name: the field's name, `items.0.image` inside a list. */
  readonly images: Readonly<Record<string, SiteMedia>>;
  readonly files: Readonly<Record<string, SiteMedia>>;
  /** The nested blocks of each slot, rendered. */
  readonly slots: { readonly [K in keyof SlotsOf<B>]: ReactNode };
  readonly site: SiteContext;
  /** Position among the blocks of the page, from 0. The first image of a page loads eagerly. */
  readonly position: number;
}

/** The props of the view of a block that answers posts. */
export interface FormBlockViewProps<B> extends BlockViewProps<B> {
  /** For `PostForm`. */
  readonly form: BlockForm;
  /** What became of a post to this block, on the page that answers it; undefined on every other. */
  readonly posted: Posted<PostStateOf<B>> | undefined;
}

type ViewPropsOf<B> = B extends { readonly post: PostDeclaration } ? FormBlockViewProps<B> : BlockViewProps<B>;

/** The props of the header and footer of a page type. */
export interface PageTypeViewProps<Options = unknown, Data = unknown, Loaded = unknown> {
  /** The options with which the site installed the plugin. */
  readonly options: Options;
  /** The page's own data (`typeData`). */
  readonly data: Data;
  /** The value that the page type's loader returned; undefined where it has none, or where it failed. */
  readonly loaded?: Loaded | undefined;
  readonly images: Readonly<Record<string, SiteMedia>>;
  readonly site: LayoutContext;
}

/** The layout of a page type: header and footer, which stand around the blocks, and what opens and accompanies them. */
export interface PageTypeViews<Options = unknown, Data = unknown, Loaded = unknown> {
  readonly header?: ComponentType<PageTypeViewProps<Options, Data>>;
  /** Between header and blocks, inside `main`: a news item's title and date, say. */
  readonly intro?: ComponentType<PageTypeViewProps<Options, Data, Loaded>>;
  /** Beside the blocks where there is room, below them where there is not. An `aside` element. */
  readonly aside?: ComponentType<PageTypeViewProps<Options, Data, Loaded>>;
  /** Below blocks and aside, inside `main`: the way to the pages before and after this one, say. */
  readonly outro?: ComponentType<PageTypeViewProps<Options, Data, Loaded>>;
  readonly footer?: ComponentType<PageTypeViewProps<Options, Data>>;
}

/** A view that is imported when the first page uses it. */
export type Lazy<Value> = () => Promise<{ readonly default: Value }>;

/** Texts by language (`nl`), then key. i18next syntax: `{{count}}`, `_one`, `_other`. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Makes an element of the page do more than its HTML does by itself. Called once for each, in the browser. */
export type Behaviour = (element: HTMLElement) => void;

type BehaviourName<M extends PluginManifest> = M['behaviours'] extends readonly (infer Name extends string)[] ? Name : never;

/** What the views of a page type are handed; unknown where nothing is loaded, so that they need not name it. */
type LoadedOf<T> = [DataOf<T>] extends [undefined] ? unknown : DataOf<T>;

interface SiteParts<M extends PluginManifest> {
  /** One view for each block of the manifest. */
  readonly blocks: {
    readonly [K in keyof BlocksOf<M>]: Lazy<ComponentType<ViewPropsOf<BlocksOf<M>[K]>>>;
  };
  readonly pageTypes?: {
    readonly [K in keyof PageTypesOf<M>]?: Lazy<
      PageTypeViews<OptionsOf<M>, PropsOf<PageTypesOf<M>[K]>, LoadedOf<PageTypesOf<M>[K]>>
    >;
  };
  /** What search engines are told of blocks and pages, beside what core tells of every page. */
  readonly linkedData?: {
    readonly blocks?: {
      readonly [K in keyof BlocksOf<M>]?: Lazy<LinkedData<Omit<BlockViewProps<BlocksOf<M>[K]>, 'slots' | 'position'>>>;
    };
    readonly pageTypes?: {
      readonly [K in keyof PageTypesOf<M>]?: Lazy<
        LinkedData<PageTypeViewProps<OptionsOf<M>, PropsOf<PageTypesOf<M>[K]>, LoadedOf<PageTypesOf<M>[K]>>>
      >;
    };
  };
  readonly texts?: Catalogues;
}

/** The site entry of a plugin: what it brings to the public site. */
export type SiteEntry<M extends PluginManifest> = SiteParts<M> &
  ([BehaviourName<M>] extends [never]
    ? { readonly behaviours?: Record<never, never> }
    : {
        /** One for each that the manifest names. They are imported with the first element that names one. */
        readonly behaviours: { readonly [K in BehaviourName<M>]: Lazy<Behaviour> };
      });

/** The site entry of a plugin, checked against its manifest: `export default defineSite<typeof news>({ … })`. A block without a view does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export const defineSite = <M extends PluginManifest>(entry: SiteEntry<NoInfer<M>>): SiteEntry<M> => entry;
