import { Button, Select } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { StaffAdvisor } from '../rules.calls.ts';
import { t } from './planner-texts.ts';

interface RegionAdvisorsProps {
  readonly chosen: readonly string[];
  readonly advisors: readonly StaffAdvisor[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Moves one of a list a place to the front. */
const earlier = (ids: readonly string[], index: number): readonly string[] =>
  ids.map((id, place) => (place === index - 1 ? (ids[index] ?? id) : place === index ? (ids[index - 1] ?? id) : id));

/** The advisors of a region, in the order in which they are offered. */
export function RegionAdvisors({ chosen, advisors, onChange }: RegionAdvisorsProps): ReactElement {
  const heading = useId();
  const nameOf = (id: string): string => advisors.find((advisor) => advisor.id === id)?.name ?? '';
  const others = advisors.filter(({ id }) => !chosen.includes(id));
  return (
    <section className="planner-list" aria-labelledby={heading}>
      <h3 id={heading}>{t('region.advisors')}</h3>
      {chosen.length === 0 && <p className="lc-quiet">{t('region.nobody')}</p>}
      <ol className="lc-rows">
        {chosen.map((id, index) => (
          <li key={id} className="lc-rows__row">
            <span className="lc-rows__text">
              <span className="lc-rows__name">{nameOf(id)}</span>
            </span>
            {index > 0 && (
              <Button
                size="small"
                theme="plain"
                aria-label={t('region.earlier', { name: nameOf(id) })}
                onPress={() => onChange(earlier(chosen, index))}
              >
                {t('action.up')}
              </Button>
            )}
            <Button
              size="small"
              theme="plain"
              aria-label={t('region.takeOut', { name: nameOf(id) })}
              onPress={() => onChange(chosen.filter((each) => each !== id))}
            >
              {t('action.remove')}
            </Button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Select
          label={t('region.addAdvisor')}
          value=""
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange([...chosen, id])}
        />
      )}
    </section>
  );
}
