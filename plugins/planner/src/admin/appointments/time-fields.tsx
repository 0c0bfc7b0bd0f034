import { Select } from '@lectern/core/admin';
import type { FormErrors } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { t } from '../planner-texts.ts';
import { useAdvisors, useRegions } from '../use-rules.ts';
import { FreeTimes } from './free-times.tsx';
import { nameOf } from './use-names.ts';

/** A time as staff chooses it; empty texts where nothing was chosen yet. */
export interface ChosenTime {
  readonly region: string;
  readonly advisor: string;
  /** ISO 8601. */
  readonly start: string;
}

interface TimeFieldsProps {
  readonly value: ChosenTime;
  readonly onChange: (value: ChosenTime) => void;
  readonly problems: Pick<FormErrors<keyof ChosenTime>, 'of'>;
  readonly day?: string;
  /** The appointment that is to be moved. */
  readonly except?: string;
}

/** Region, advisor and one of the advisor's free times. */
export function TimeFields({ value, onChange, problems, day, except }: TimeFieldsProps): ReactElement {
  const regions = (useRegions().data ?? []).filter(({ advisors }) => advisors.length > 0);
  const advisors = useAdvisors().data ?? [];
  const region = regions.find(({ id }) => id === value.region);
  return (
    <>
      <Select
        label={t('times.region')}
        value={value.region}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) =>
          onChange({ region: next, advisor: regions.find(({ id }) => id === next)?.advisors[0] ?? '', start: '' })
        }
        errors={problems.of('region')}
        isRequired
      />
      {region && (
        <>
          <Select
            label={t('times.advisor')}
            value={value.advisor}
            options={region.advisors.map((id) => ({ value: id, label: nameOf(advisors, id) }))}
            onChange={(advisor) => onChange({ ...value, advisor, start: '' })}
            errors={problems.of('advisor')}
            isRequired
          />
          <FreeTimes
            region={value.region}
            advisor={value.advisor}
            value={value.start}
            onChange={(start) => onChange({ ...value, start })}
            errors={problems.of('start')}
            {...(day === undefined ? {} : { day })}
            {...(except === undefined ? {} : { except })}
          />
        </>
      )}
    </>
  );
}

export const timeLabels = () => ({ region: t('times.region'), advisor: t('times.advisor'), start: t('free.label') });
