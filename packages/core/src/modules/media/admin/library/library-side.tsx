import { FileQuestion, ImageOff, Maximize, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MediaFilter } from '../../media.schema.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { FolderTree } from '../folders/folder-tree.tsx';
import { QuotaBar } from './quota-bar.tsx';

interface FilterEntry {
  readonly filter: MediaFilter;
  readonly text: TextKey;
  readonly icon: LucideIcon;
}

export const filterEntries: readonly FilterEntry[] = [
  { filter: 'live-without-alt', text: 'media.filter.noAlt', icon: ImageOff },
  { filter: 'unused', text: 'media.filter.unused', icon: FileQuestion },
  { filter: 'too-large', text: 'media.filter.tooLarge', icon: Maximize },
];

interface LibrarySideProps {
  readonly path: string;
  readonly filter: MediaFilter | undefined;
  readonly isTrash: boolean;
  readonly onOpen: (path: string) => void;
  readonly onFilter: (filter: MediaFilter | undefined) => void;
  /** Undefined where this person may not see the trash. */
  readonly onTrash: (() => void) | undefined;
}

/** Beside the list: all folders, the saved filters, the trash, how full it is. */
export function LibrarySide(props: LibrarySideProps): ReactElement {
  const t = useText();
  return (
    <aside className="lc-media__side" aria-label={t('media.places')}>
      <div className="lc-media__folders">
        <FolderTree label={t('media.folders')} path={props.isTrash ? '' : props.path} onChoose={props.onOpen} />
      </div>
      <div className="lc-media__places">
        <p className="lc-nav__title">{t('media.filters')}</p>
        <ul className="lc-nav__items">
          {filterEntries.map(({ filter, text, icon: FilterIcon }) => (
            <li key={filter}>
              <button
                type="button"
                className="lc-place"
                aria-pressed={props.filter === filter}
                onClick={() => props.onFilter(props.filter === filter ? undefined : filter)}
              >
                <FilterIcon className="lc-icon" aria-hidden="true" />
                <span>{t(text)}</span>
              </button>
            </li>
          ))}
          {props.onTrash && (
            <li>
              <button type="button" className="lc-place" aria-pressed={props.isTrash} onClick={props.onTrash}>
                <Trash2 className="lc-icon" aria-hidden="true" />
                <span>{t('trash.title')}</span>
              </button>
            </li>
          )}
        </ul>
        <QuotaBar />
      </div>
    </aside>
  );
}
