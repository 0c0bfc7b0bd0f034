import type { ReactNode } from 'react';
import type { PropsOf } from '@lectern/core';
import type { BlockViewProps, SiteContext, SiteMedia } from '@lectern/core/site';
import type { basic } from '../manifest.ts';
import { Arrow } from './arrow-link.tsx';
import { BlockImage } from './block-image.tsx';
import { columnsOf } from './columns-of.ts';
import { NewTab, tabOf } from './new-tab.tsx';

type Cards = (typeof basic.blocks)['cards'];

/** A row of links. */
export default function CardsView({ props, images, site, position }: BlockViewProps<Cards>): ReactNode {
  return (
    <section className="basic-cards">
      {props.title && <h2 className="basic-title">{props.title}</h2>}
      <ul className={`basic-card-list basic-columns-${columnsOf(props.cards.length)}`}>
        {props.cards.map((card, index) => (
          <Card
            key={index}
            card={card}
            image={images[`cards.${index}.image`]}
            site={site}
            isFirst={position === 0 && index === 0}
            hasTitleAbove={props.title !== ''}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly card: PropsOf<Cards>['cards'][number];
  readonly image: SiteMedia | undefined;
  readonly site: SiteContext;
  readonly isFirst: boolean;
  readonly hasTitleAbove: boolean;
}

/** The title is the link, and the whole card answers to the pointer. */
function Card({ card, image, site, isFirst, hasTitleAbove }: CardProps): ReactNode {
  const { title, text, link } = card;
  const href = link ? site.link(link.to) : undefined;
  const Heading = hasTitleAbove ? 'h3' : 'h2';
  return (
    <li className="basic-card">
      {image && <BlockImage className="basic-card-picture" image={image} isFirst={isFirst} />}
      <Heading className="basic-card-title">
        {href ? (
          <a href={href} {...tabOf(link)}>
            {title}
            <NewTab link={link} site={site} />
          </a>
        ) : (
          title
        )}
      </Heading>
      {text && <p className="basic-card-text">{text}</p>}
      {href && link?.label && (
        <span className="basic-cue" aria-hidden="true">
          {link.label}
          <Arrow />
        </span>
      )}
    </li>
  );
}
