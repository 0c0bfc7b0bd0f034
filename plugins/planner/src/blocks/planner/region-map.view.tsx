import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import type { MapShape, PlannerMap } from '../../map/map.types.ts';
import type { ShownRegion } from '../../planner-data.types.ts';

interface RegionMapProps {
  readonly map: PlannerMap;
  readonly regions: readonly ShownRegion[];
  readonly chosen: string | undefined;
  /** Of the site, where some region has nobody. */
  readonly phone: string | undefined;
  readonly site: SiteContext;
}

/** Who advises in a region, or how to reach somebody where nobody does. */
export function whoIn({ advisor }: ShownRegion, phone: string | undefined, site: SiteContext): string {
  if (advisor) return advisor.name;
  return phone === undefined ? site.t('region.nobody') : site.t('region.call', { phone });
}

/** Who advises in a region. It stands in the sea, and is seen while its region is pointed at, has the focus or is chosen. */
const AdvisorNote = ({ region: { name, advisor }, who }: { readonly region: ShownRegion; readonly who: string }): ReactNode => (
  <foreignObject className="planner-note" x="0" y="0" width="150" height="250">
    <div className="planner-note-inside">
      {advisor?.image !== undefined && <img src={advisor.image} alt="" width="72" height="90" loading="lazy" />}
      <strong>{name}</strong>
      <span>{who}</span>
      {advisor && <span className="planner-quiet">{advisor.jobTitle}</span>}
    </div>
  </foreignObject>
);

function Region({ region, shapes, isChosen, phone, site }: RegionProps): ReactNode {
  const who = whoIn(region, phone, site);
  const [x, y] = shapes[0]?.centre ?? [0, 0];
  return (
    <a
      className="planner-shape"
      href={region.href}
      aria-label={region.advisor ? site.t('map.region', { region: region.name, advisor: who }) : `${region.name}: ${who}`}
      data-region={region.id}
      data-swap=""
      {...(isChosen ? { 'data-is-chosen': '' } : {})}
    >
      {shapes.map(({ id, path }) => (
        <path key={id} className="planner-glass" d={path} />
      ))}
      <path className="planner-check" d={`m${x - 12} ${y}l9 10 16-20`} />
      <AdvisorNote region={region} who={who} />
    </a>
  );
}

interface RegionProps {
  readonly region: ShownRegion;
  readonly shapes: readonly MapShape[];
  readonly isChosen: boolean;
  readonly phone: string | undefined;
  readonly site: SiteContext;
}

/** The regions as a map. Whatever it does the list beside it does too. */
export function RegionMap({ map: { width, height, shapes, lines }, regions, chosen, phone, site }: RegionMapProps): ReactNode {
  const drawn = regions.flatMap((region) => {
    const own = shapes.filter(({ id }) => region.shapes.includes(id));
    return own.length === 0 ? [] : [{ region, shapes: own, isChosen: region.id === chosen }];
  });
  const isDrawn = new Set(drawn.flatMap((each) => each.shapes.map(({ id }) => id)));
  if (drawn.length === 0) return null;
  return (
    <nav className="planner-map" aria-label={site.t('map')}>
      <svg viewBox={`-8 -8 ${width + 16} ${height + 16}`}>
        {lines !== undefined && <path className="planner-dike" d={lines} />}
        {shapes
          .filter(({ id }) => !isDrawn.has(id))
          .map(({ id, path }) => (
            <path key={id} className="planner-land" d={path} />
          ))}
        {drawn.map((each) => (
          <Region key={each.region.id} {...each} phone={phone} site={site} />
        ))}
      </svg>
    </nav>
  );
}
