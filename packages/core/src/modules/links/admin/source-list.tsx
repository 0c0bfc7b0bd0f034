import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { UsesList } from '#admin/ui/list/uses-list.tsx';
import type { LinkSource, LinkSources } from '../links.schema.ts';

/** Where a source is opened, below `/cmsadmin`. */
function placeOf({ kind, id, locale }: LinkSource): string {
  if (kind === 'page') return `/pages/${id}`;
  if (kind === 'setting') return `/site-settings/${id}`;
  return `/menu-structure?${new URLSearchParams({ menu: id, ...(locale ? { locale } : {}) })}`;
}

/** What leads to a page, with the way to each. */
export function SourceList({ sources, label }: { readonly sources: LinkSources; readonly label: string }): ReactElement {
  const t = useText();
  const uses = sources.items.map((source) => {
    const { kind, id, title, locale, isLive, anchors } = source;
    const kindText = kind !== 'page' && t(kind === 'menu' ? 'links.menu' : 'links.setting');
    return {
      key: `${kind}:${id}:${locale ?? ''}`,
      name: kind === 'page' ? title : labelOf(title),
      to: placeOf(source),
      isLive,
      addresses: anchors.map((anchor) => `#${anchor}`),
      ...(kindText && { note: locale ? `${kindText}, ${localeName(locale)}` : kindText }),
    };
  });
  return <UsesList uses={uses} total={sources.totalItems} label={label} />;
}
