import type { ReactNode } from 'react';
import { Card, cardColumns, cardImageSizes, CardList, SiteImage } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { BlockSection, levelBelow } from '../../site/block-section.tsx';
import { loadingOf } from '../../site/loading-of.ts';
import type { cards } from './cards.block.ts';

/** A row of links. */
export default function CardsView({ props, images, site, position }: BlockViewProps<typeof cards>): ReactNode {
  const columns = cardColumns(props.cards.length);
  return (
    <BlockSection className="basic-cards" title={props.title}>
      <CardList columns={columns}>
        {props.cards.map(({ title, text, link }, index) => {
          const image = images[`cards.${index}.image`];
          return (
            <Card
              key={index}
              title={title}
              level={levelBelow(props.title)}
              link={link}
              site={site}
              text={text}
              cue={link?.label}
              picture={
                image && (
                  <SiteImage
                    className="site-card-picture"
                    image={image}
                    sizes={cardImageSizes[columns]}
                    loading={loadingOf(position, index)}
                  />
                )
              }
            />
          );
        })}
      </CardList>
    </BlockSection>
  );
}
