import { Button, EmptyState, Icon, Screen } from '@lectern/core/admin';
import type { Column } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffRegion } from '../rules.calls.ts';
import { t } from './planner-texts.ts';
import { RegionPanel } from './region-panel.tsx';
import { RulesList } from './rules-list.tsx';
import { useAdvisors, useRegions } from './use-rules.ts';

/** The regions among which visitors choose. */
export default function RegionsScreen(): ReactElement {
  const regions = useRegions();
  const advisors = useAdvisors();
  const [open, setOpen] = useState<StaffRegion | 'new'>();
  const nameOf = (id: string): string => advisors.data?.find((advisor) => advisor.id === id)?.name ?? '';
  const add = (
    <Button theme="orange" icon={<Icon name="plus" />} onPress={() => setOpen('new')}>
      {t('regions.new')}
    </Button>
  );
  const columns: readonly Column<StaffRegion>[] = [
    {
      key: 'name',
      header: t('region.name'),
      isRowHeader: true,
      width: '30%',
      render: (region) => (
        <button type="button" className="lc-row-link planner-open" onClick={() => setOpen(region)}>
          {region.name}
        </button>
      ),
    },
    {
      key: 'advisors',
      header: t('region.advisors'),
      render: ({ advisors: ids }) => (ids.length === 0 ? t('region.nobody') : ids.map(nameOf).join(', ')),
    },
    {
      key: 'postcodes',
      header: t('region.postcodes'),
      isMinor: true,
      render: ({ postcodes }) => <span className="lc-num">{postcodes.map(([from, to]) => `${from}-${to}`).join(', ')}</span>,
    },
  ];
  return (
    <Screen title={t('regions.title')} actions={add}>
      <RulesList
        caption={t('regions.title')}
        columns={columns}
        list={regions}
        keyOf={({ id }) => id}
        empty={<EmptyState icon={<Icon name="map" />} title={t('regions.empty')} text={t('regions.emptyText')} action={add} />}
      />
      {open !== undefined && (
        <RegionPanel
          region={open === 'new' ? undefined : open}
          advisors={advisors.data ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Screen>
  );
}
