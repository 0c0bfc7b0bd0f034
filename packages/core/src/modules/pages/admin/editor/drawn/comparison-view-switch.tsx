import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import type { ComparisonView } from './comparison-view.ts';

interface ComparisonViewSwitchProps {
  readonly value: ComparisonView;
  readonly onChange: (view: ComparisonView) => void;
}

/** Chooses between both versions as they are drawn and what differs in words. */
export function ComparisonViewSwitch({ value, onChange }: ComparisonViewSwitchProps): ReactElement {
  const t = useText();
  return (
    <SegmentedControl
      size="small"
      label={t('drawn.view')}
      isLabelHidden
      value={value}
      options={(['drawn', 'words'] as const).map((view) => ({ value: view, label: t(`drawn.view.${view}`) }))}
      onChange={onChange}
    />
  );
}
