import type { ReactNode } from 'react';
import type { PropsOf } from '@lectern/core';
import { Arrow, SiteLink } from '@lectern/core/site';
import type { BlockViewProps, SiteContext } from '@lectern/core/site';
import type { homeHeader } from '../manifest.ts';
import { LancetWindow } from './lancet-window.tsx';
import { WindowDefinitions } from './window-definitions.tsx';

type Hero = (typeof homeHeader.blocks)['hero'];
type Audience = PropsOf<Hero>['audiences'][number];

/** The opening of the home page. It carries the page's h1. */
export default function HeroView({ props, block, site }: BlockViewProps<Hero>): ReactNode {
  const { title, intro, action, audiences } = props;
  return (
    <section className={`home-header-hero home-header-count-${audiences.length}`}>
      <div className="home-header-band">
        <div className="home-header-words">
          <h1 className="home-header-title">{title}</h1>
          {intro && <p className="home-header-intro">{intro}</p>}
          {action && site.link(action.to) !== undefined && (
            <SiteLink className="home-header-action" link={action} site={site}>
              {action.label}
            </SiteLink>
          )}
        </div>
        {audiences.length > 0 && <Arcade id={block.key} audiences={audiences} site={site} />}
      </div>
      {audiences.length > 0 && (
        <ul className="home-header-audiences">
          {audiences.map((audience, index) => (
            <AudienceItem key={index} audience={audience} place={index + 1} site={site} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ArcadeProps {
  readonly id: string;
  readonly audiences: readonly Audience[];
  readonly site: SiteContext;
}

/** The windows. Each leads a pointer where its audience's link leads; for the keyboard and for readers that link is enough. */
function Arcade({ id, audiences, site }: ArcadeProps): ReactNode {
  return (
    <div className="home-header-arcade" aria-hidden="true">
      <WindowDefinitions id={id} />
      {audiences.map(({ kind, link }, index) => {
        const place = index + 1;
        const className = `home-header-place home-header-place-${place} home-header-${kind}`;
        const drawing = <LancetWindow id={id} place={place} kind={kind} seed={`${kind}-${place}`} />;
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

interface AudienceItemProps {
  readonly audience: Audience;
  readonly place: number;
  readonly site: SiteContext;
}

/** One audience. The title is the link, and the whole item answers to the pointer. */
function AudienceItem({ audience: { kind, title, text, link }, place, site }: AudienceItemProps): ReactNode {
  const isLink = link !== null && site.link(link.to) !== undefined;
  return (
    <li className={`home-header-audience home-header-place-${place} home-header-${kind}`}>
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
