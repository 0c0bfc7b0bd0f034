import { Button } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { OtherTime } from '../use-save.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';

interface AlternativesProps {
  readonly times: readonly OtherTime[];
  /** ISO 8601. */
  readonly chosen: string;
  readonly onChoose: (time: OtherTime) => void;
}

/** The nearest free times, where somebody else has the one that was chosen. */
export function Alternatives({ times, chosen, onChoose }: AlternativesProps): ReactElement | null {
  const heading = useId();
  if (times.length === 0) return null;
  return (
    <div className="planner-free" role="group" aria-labelledby={heading}>
      <p id={heading} className="lc-label">
        {t('free.nearest')}
      </p>
      <div className="planner-chips">
        {times.map(({ start, advisor, advisorName }) => (
          <Button
            key={`${start} ${advisor}`}
            size="small"
            aria-pressed={start === chosen}
            onPress={() => onChoose({ start, advisor, advisorName })}
          >
            {`${momentText(start)}, ${advisorName}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
