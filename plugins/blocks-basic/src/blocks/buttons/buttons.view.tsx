import type { ReactNode } from 'react';
import { ArrowLink, SiteLink } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import type { buttons } from './buttons.block.ts';

/** Links as buttons. Those whose target is not public are left out, and the whole block where that leaves none. */
export default function ButtonsView({ props, site }: BlockViewProps<typeof buttons>): ReactNode {
  const shown = props.buttons.filter(({ link }) => link?.label && site.link(link.to) !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className={`basic-block basic-buttons basic-buttons-${props.align}`}>
      {shown.map(({ link, kind }, index) =>
        kind === 'plain' ? (
          <ArrowLink key={index} className="basic-button-plain" link={link} site={site} />
        ) : (
          <SiteLink key={index} className={`basic-button basic-button-${kind}`} link={link} site={site}>
            {link?.label}
          </SiteLink>
        ),
      )}
    </div>
  );
}
