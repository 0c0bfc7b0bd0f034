import type { ReactNode } from 'react';
import type { PropsOf } from '@lectern/core';
import { Arrow, SiteLink } from '@lectern/core/site';
import type { BlockViewProps, SiteContext } from '@lectern/core/site';
import type { hero } from './hero.block.ts';
import type { DrawnAudience, HeroData } from './hero-data.types.ts';

type Audience = PropsOf<typeof hero>['audiences'][number];

/** The opening of the home page. It carries the page's h1. */
export default function HeroView({ props, data, site }: BlockViewProps<typeof hero>): ReactNode {
  const { title, intro, action, audiences } = props;
  const drawn = audiences.map((_, index) => data?.audiences[index] ?? null);
  return (
    <section className={`home-header-hero home-header-count-${audiences.length}`}>
      <div className="home-header-band">
        <div className="home-header-text">
          <h1 className="home-header-title">{title}</h1>
          {intro && <p className="home-header-intro">{intro}</p>}
          {action && site.link(action.to) !== undefined && (
            <SiteLink className="home-header-action" link={action} site={site}>
              {action.label}
            </SiteLink>
          )}
        </div>
        {data && drawn.some((one) => one !== null) && <Arcade audiences={audiences} data={data} site={site} />}
      </div>
      {audiences.length > 0 && (
        <ul className="home-header-audiences">
          {audiences.map((audience, index) => (
            <AudienceItem key={index} audience={audience} place={index + 1} drawn={drawn[index] ?? null} site={site} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Classes of what belongs to an audience: its place among the others, and its drawing, which has its colours. */
const classOf = (name: string, place: number, drawn: DrawnAudience | null): string =>
  `home-header-${name} home-header-place-${place}${drawn ? ` home-header-${drawn.kind}` : ''}`;

interface ArcadeProps {
  readonly audiences: readonly Audience[];
  readonly data: HeroData;
  readonly site: SiteContext;
}

/** The drawings. Each leads a pointer where its audience's link leads; for the keyboard and for readers that link is enough. */
function Arcade({ audiences, data, site }: ArcadeProps): ReactNode {
  return (
    <div className="home-header-arcade" aria-hidden="true">
      {data.definitions && <Drawing className="home-header-definitions" svg={data.definitions} />}
      {audiences.map(({ link }, index) => {
        const place = index + 1;
        const drawn = data.audiences[index];
        if (!drawn) return null;
        const className = classOf('place', place, drawn);
        const drawing = <Drawing className="home-header-drawing" svg={drawn.drawing} />;
        return link && site.link(link.to) !== undefined ? (
          <SiteLink key={place} className={className} link={link} site={site} tabIndex={-1}>
            {drawing}
          </SiteLink>
        ) : (
          <span key={place} className={className}>
            {drawing}
          </span>
        );
      })}
    </div>
  );
}

/** A drawing from the options of the site, which are code of the site as this is. */
const Drawing = ({ className, svg }: { readonly className: string; readonly svg: string }): ReactNode => (
  <span className={className} dangerouslySetInnerHTML={{ __html: svg }} />
);

interface AudienceItemProps {
  readonly audience: Audience;
  readonly place: number;
  readonly drawn: DrawnAudience | null;
  readonly site: SiteContext;
}

/** One audience. The title is the link, and the whole item answers to the pointer. */
function AudienceItem({ audience: { title, text, link }, place, drawn, site }: AudienceItemProps): ReactNode {
  const isLink = link !== null && site.link(link.to) !== undefined;
  return (
    <li className={classOf('audience', place, drawn)}>
      <h2 className="home-header-audience-title">
        <SiteLink className="site-cover" link={link} site={site}>
          {title}
        </SiteLink>
      </h2>
      {text && <p className="home-header-audience-text">{text}</p>}
      {isLink && (
        <span className="home-header-cue" aria-hidden="true">
          {link.label || site.t('look')}
          <Arrow />
        </span>
      )}
    </li>
  );
}
