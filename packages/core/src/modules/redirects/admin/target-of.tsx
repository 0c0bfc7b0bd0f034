import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { ListedAddress } from '../redirects.schema.ts';

/** Where an address leads: the page by its title, an address as it is, or nowhere. */
export function TargetOf({ address: { page, href } }: { readonly address: ListedAddress }): ReactElement {
  const t = useText();
  if (!page)
    return href === null ? <span className="lc-quiet">{t('redirects.nowhere')}</span> : <span className="lc-clip">{href}</span>;
  const name =
    page.title === null
      ? t(page.isInTrash ? 'redirects.pageInTrash' : 'redirects.pageGone')
      : page.title || t('redirects.untitled');
  return (
    <>
      <span className="lc-clip">{name}</span>
      <span className="lc-clip lc-under">{page.path === null ? t('redirects.notLive') : href}</span>
    </>
  );
}
