/** The events of core, told after a commit. Plugins add their own by declaration merging. */
export interface EventMap {
  'page.published': { readonly pageID: string; readonly versionID: string };
  'page.unpublished': { readonly pageID: string };
  'page.stored': { readonly pageID: string; readonly versionID: string };
  'page.renamed': { readonly pageID: string; readonly from: string; readonly to: string };
}

export type EventName = keyof EventMap;

/** An event waiting for the commit of its command. */
export interface PendingEvent {
  readonly name: EventName;
  readonly payload: EventMap[EventName];
}
