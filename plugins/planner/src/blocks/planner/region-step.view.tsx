import type { ReactNode } from 'react';
import { netherlands } from '../../map/netherlands.ts';
import type { StepProps } from './planner-step.types.ts';
import { RegionMap, whoIn } from './region-map.view.tsx';
import { StepHead } from './step-head.view.tsx';

/** A search that leads to a region by the digits of a postcode. */
function PostcodeSearch({ id, data, site }: StepProps<'region'>): ReactNode {
  const { postcode, found, regions } = data;
  const region = regions.find((each) => each.id === found);
  const told = region
    ? site.t('postcode.found', { postcode: postcode ?? '', region: region.name })
    : site.t('postcode.missed', { postcode: postcode ?? '' });
  return (
    <form
      className="planner-search"
      method="get"
      action={site.path}
      role="search"
      aria-labelledby={`${id}-postcode-label`}
      data-swap=""
    >
      <label className="site-label" id={`${id}-postcode-label`} htmlFor={`${id}-postcode`}>
        {site.t('postcode.label')}
      </label>
      <p className="planner-quiet" id={`${id}-postcode-hint`}>
        {site.t('postcode.hint')}
      </p>
      <p className="planner-together">
        <input
          className="site-input"
          id={`${id}-postcode`}
          name="postcode"
          size={8}
          maxLength={10}
          autoComplete="postal-code"
          aria-describedby={`${id}-postcode-hint ${id}-postcode-told`}
          defaultValue={postcode}
        />
        <button className="site-button site-button-quiet" type="submit">
          {site.t('postcode.search')}
        </button>
      </p>
      <p className={region ? 'planner-told' : 'site-error'} id={`${id}-postcode-told`}>
        {postcode !== undefined && told}
      </p>
    </form>
  );
}

function RegionList({ id, data, site }: StepProps<'region'>): ReactNode {
  const chosen = data.found ?? data.chosen;
  return (
    <form className="planner-regions" method="get" action={site.path} data-swap="">
      <fieldset className="planner-set">
        <legend className="site-label">{site.t('region.legend')}</legend>
        {data.errors.map(({ code, text }) => (
          <p key={code} className="site-error">
            <span className="site-hidden">{site.t('error')} </span>
            {text}
          </p>
        ))}
        <div className="planner-radios">
          {data.regions.map((region) => (
            <p key={region.id} className="planner-radio">
              <input
                type="radio"
                id={`${id}-${region.id}`}
                name="regio"
                value={region.id}
                required
                defaultChecked={region.id === chosen}
              />
              <label htmlFor={`${id}-${region.id}`}>
                {region.name}
                <span className="planner-quiet"> {whoIn(region, data.phone, site)}</span>
              </label>
            </p>
          ))}
        </div>
      </fieldset>
      <button className="site-button" type="submit">
        {site.t('region.select')}
      </button>
    </form>
  );
}

/** The first step: a region, by list, postcode or map. */
export function RegionStep(step: StepProps<'region'>): ReactNode {
  const { data, props, site } = step;
  return (
    <>
      <StepHead title={props.title} site={site} />
      <p className="planner-lead">
        <strong>{site.t('step', { number: 1 })}</strong> {site.t('region.title')}
      </p>
      {data.regions.length === 0 ? (
        <p>{site.t('region.none')}</p>
      ) : (
        <div className="planner-choice">
          <div>
            <RegionList {...step} />
            <PostcodeSearch {...step} />
          </div>
          <RegionMap
            map={data.map ?? netherlands}
            regions={data.regions}
            chosen={data.found ?? data.chosen}
            phone={data.phone}
            site={site}
          />
        </div>
      )}
    </>
  );
}
