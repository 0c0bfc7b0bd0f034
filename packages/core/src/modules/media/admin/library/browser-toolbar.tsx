import { LayoutGrid, List } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { NoWords } from '#admin/ui/form/no-words.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { SearchBox } from '#admin/ui/controls/search-box.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import type { ViewOptions } from './use-view-options.ts';

interface BrowserToolbarProps {
  readonly term: string;
  readonly onSearch: (term: string) => void;
  readonly options: ViewOptions;
  readonly onOptions: (change: Partial<ViewOptions>) => void;
  /** False where the order is not theirs to choose. Default: true. */
  readonly hasOrder?: boolean;
  readonly children?: ReactNode;
}

const orders = [
  { value: 'fileName asc', column: 'fileName', order: 'asc', label: 'media.sort.nameAsc' },
  { value: 'fileName desc', column: 'fileName', order: 'desc', label: 'media.sort.nameDesc' },
  { value: 'updatedAt desc', column: 'updatedAt', order: 'desc', label: 'media.sort.newest' },
  { value: 'updatedAt asc', column: 'updatedAt', order: 'asc', label: 'media.sort.oldest' },
  { value: 'filesize desc', column: 'filesize', order: 'desc', label: 'media.sort.largest' },
  { value: 'filesize asc', column: 'filesize', order: 'asc', label: 'media.sort.smallest' },
] as const;

/** Search, order and look of a list of the library. */
export function BrowserToolbar({
  term,
  onSearch,
  options,
  onOptions,
  hasOrder = true,
  children,
}: BrowserToolbarProps): ReactElement {
  const t = useText();
  const looks = [
    { look: 'grid', label: t('media.asGrid'), icon: LayoutGrid },
    { look: 'table', label: t('media.asTable'), icon: List },
  ] as const;
  return (
    <div className="lc-media__toolbar">
      <SearchBox label={t('media.search')} term={term} onSearch={onSearch} />
      {children}
      <span className="lc-toolbar__gap" />
      {hasOrder && (
        <NoWords>
          <Select
            label={t('table.sortBy')}
            isLabelHidden
            size="small"
            value={`${options.column} ${options.order}`}
            options={orders.map(({ value, label }) => ({ value: value as string, label: t(label) }))}
            onChange={(value) => {
              const chosen = orders.find((order) => order.value === value);
              if (chosen) onOptions({ column: chosen.column, order: chosen.order });
            }}
          />
        </NoWords>
      )}
      <span className="lc-media__looks" role="group" aria-label={t('media.look')}>
        {looks.map(({ look, label, icon: LookIcon }) => (
          <IconButton
            key={look}
            label={label}
            isPressed={options.look === look}
            icon={<LookIcon className="lc-icon" aria-hidden="true" />}
            onPress={() => onOptions({ look })}
          />
        ))}
      </span>
    </div>
  );
}
