import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Hydration } from '../../contract/block.ts';
import { escapeHtml } from './escape.ts';

/** The data with which the browser makes a block interactive. */
export interface IslandState {
  readonly type: string;
  readonly hydrate: Exclude<Hydration, 'none'>;
  /** Plain data: props, data, images, files, site. */
  readonly state: unknown;
}

/**
 * A view as HTML. `key` names it within its page: ids that it makes with `useId` begin with it, so that no two views
 * of a page share one. Without an island it is static markup, with nothing that a hydration would need.
 */
export function renderView<Props extends object>(
  view: ComponentType<Props>,
  props: Props,
  { key, island }: { readonly key: string; readonly island?: IslandState | undefined },
): string {
  const element = createElement(view, props);
  // The browser hydrates an island with the same prefix.
  const options = { identifierPrefix: `${key}-` };
  if (!island) return renderToStaticMarkup(element, options);
  const html = renderToString(element, options);
  const { type, hydrate } = island;
  return `<div data-island="${escapeHtml(type)}" data-key="${escapeHtml(key)}" data-hydrate="${hydrate}" data-state="${escapeHtml(JSON.stringify(island.state))}">${html}</div>`;
}
