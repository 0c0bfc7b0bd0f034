import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePreferences } from '#admin/shell/app-context.ts';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { comparisonShortcuts } from '../../shortcuts.ts';
import type { PreviewDevice } from '../preview/preview-choice.ts';

interface ComparisonBarProps {
  readonly device: PreviewDevice;
  readonly onDevice: (device: PreviewDevice) => void;
  /** Place of the present change; below zero where none is chosen. */
  readonly index: number;
  readonly total: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** The width in which both versions are looked at, and the way from change to change. */
export function ComparisonBar({ device, onDevice, index, total, onStep }: ComparisonBarProps): ReactElement {
  const t = useText();
  const { hasSingleKeys } = usePreferences();
  const reason = total === 0 ? t('drawn.none') : undefined;
  const count = reason ?? t('drawn.count', { count: total });
  const ways = [
    { name: 'previous', by: -1, Sign: ChevronUp },
    { name: 'next', by: 1, Sign: ChevronDown },
  ] as const;
  return (
    <header className="lc-drawn__bar">
      <SegmentedControl
        size="small"
        label={t('preview.width')}
        isLabelHidden
        value={device}
        options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={onDevice}
      />
      <span className="lc-drawn__steps">
        <span className="lc-drawn__place lc-quiet lc-num">{index < 0 ? count : t('drawn.at', { number: index + 1, total })}</span>
        {ways.map(({ name, by, Sign }) => (
          <IconButton
            key={name}
            label={t(`drawn.${name}`)}
            icon={<Sign className="lc-icon" aria-hidden="true" />}
            disabledReason={reason}
            onPress={() => onStep(by)}
            {...(hasSingleKeys ? { shortcut: shortcutText(comparisonShortcuts[name]) } : {})}
          />
        ))}
      </span>
    </header>
  );
}
