import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { DeferredIconButton } from '../controls/deferred-icon-button.tsx';
import { pageCount, pageRange } from './page-range.ts';

export interface PageBarProps {
  /** From 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly totalItems: number;
  readonly onChange: (pageIndex: number) => void;
}

/** The page-number bar of a list. Not there with one page or fewer. */
export function PageBar({ pageIndex, pageSize, totalItems, onChange }: PageBarProps): ReactElement | null {
  const t = useUiText();
  const count = pageCount(totalItems, pageSize);
  if (count <= 1) return null;
  const isFirst = pageIndex <= 0;
  const isLast = pageIndex >= count - 1;
  return (
    <nav className="lc-pagebar" aria-label={t('bar.label')}>
      <p className="lc-pagebar__range lc-num">
        {t('bar.range', {
          from: pageIndex * pageSize + 1,
          to: Math.min(totalItems, (pageIndex + 1) * pageSize),
          total: totalItems,
        })}
      </p>
      <ul className="lc-pagebar__pages">
        <li>
          <DeferredIconButton
            label={t('bar.previous')}
            icon={<ChevronLeft className="lc-icon" aria-hidden="true" />}
            disabledReason={isFirst ? t('bar.first') : undefined}
            onPress={() => onChange(pageIndex - 1)}
          />
        </li>
        {pageRange(pageIndex, count).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} className="lc-pagebar__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.index}>
              <button
                type="button"
                className="lc-pagebar__page lc-num"
                aria-label={t('bar.page', { number: item.index + 1 })}
                aria-current={item.index === pageIndex ? 'page' : undefined}
                onClick={() => onChange(item.index)}
              >
                {item.index + 1}
              </button>
            </li>
          ),
        )}
        <li>
          <DeferredIconButton
            label={t('bar.next')}
            icon={<ChevronRight className="lc-icon" aria-hidden="true" />}
            disabledReason={isLast ? t('bar.last') : undefined}
            onPress={() => onChange(pageIndex + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
