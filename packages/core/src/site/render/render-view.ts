import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Hydration } from '../../contract/block.ts';
import { escapeHtml } from './escape.ts';

/** What the browser needs to make a block interactive. */
export interface IslandState {
  readonly type: string;
  readonly key: string;
  readonly hydrate: Exclude<Hydration, 'none'>;
  /** Plain data: props, data, images, files, site. */
  readonly state: unknown;
}

/** A view as HTML. Without an island it is static markup, with nothing that a hydration would need. */
export function renderView<Props extends object>(view: ComponentType<Props>, props: Props, island?: IslandState): string {
  const element = createElement(view, props);
  if (!island) return renderToStaticMarkup(element);
  // Each island has its own prefix, on both sides, so that ids made by `useId` agree.
  const html = renderToString(element, { identifierPrefix: `${island.key}-` });
  const { type, key, hydrate } = island;
  return `<div data-island="${escapeHtml(type)}" data-key="${escapeHtml(key)}" data-hydrate="${hydrate}" data-state="${escapeHtml(JSON.stringify(island.state))}">${html}</div>`;
}
