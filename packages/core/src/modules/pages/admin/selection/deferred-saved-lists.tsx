import { Bookmark } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { deferred } from '#admin/ui/controls/deferred.tsx';
import type { Wanted } from '#admin/ui/controls/deferred.tsx';
import { pageLoaders } from '../message-loaders.ts';
import type { SavedListsMenuProps } from './saved-lists-menu.tsx';

function Placeholder({ id, onWanted, onNear }: SavedListsMenuProps & Wanted): ReactElement {
  const t = useText();
  return (
    <button
      type="button"
      id={id}
      className="lc-button lc-button--grey lc-button--small"
      aria-haspopup="true"
      onClick={onWanted}
      onFocus={onNear}
      onMouseEnter={onNear}
    >
      <Bookmark className="lc-icon" aria-hidden="true" />
      <span>{t('pages.savedLists')}</span>
    </button>
  );
}

/** The saved filters, for the first screen: their menu comes when somebody comes to it. */
export const DeferredSavedLists = deferred<SavedListsMenuProps>({
  load: withMessages(pageLoaders, async () => (await import('./saved-lists-menu.tsx')).SavedListsMenu),
  Placeholder,
  fetch: 'near',
});
