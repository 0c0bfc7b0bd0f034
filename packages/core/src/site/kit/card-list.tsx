import type { ReactNode } from 'react';
import type { LinkValue } from '../../contract/content.ts';
import type { SiteContext } from '../define-site.ts';
import { Arrow } from './arrow-link.tsx';
import { SiteLink } from './site-link.tsx';

/** The number of columns of cards on wide screens, so that they fill their rows: none of them is left alone on the last. */
export function cardColumns(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2) return count;
  return count % 3 === 0 || count === 5 ? 3 : 4;
}

interface CardListProps {
  /** The number of cards beside each other on wide screens, 1 to 4. */
  readonly columns: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
  readonly id?: string;
}

/** A list of cards in rows. On small screens they stand below each other. */
export function CardList({ columns, children, id }: CardListProps): ReactNode {
  return (
    <ul className={`site-cards site-cards-${columns}`} id={id}>
      {children}
    </ul>
  );
}

/** The width of the picture of a card, for the `sizes` of its image, by the number of columns. */
export const cardImageSizes: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: '(min-width: 40rem) 30rem, 90vw',
  2: '(min-width: 80rem) 36rem, (min-width: 40rem) 45vw, 90vw',
  3: '(min-width: 80rem) 23rem, (min-width: 48rem) 29vw, (min-width: 30rem) 36vw, 90vw',
  4: '(min-width: 80rem) 17rem, (min-width: 64rem) 21vw, (min-width: 40rem) 45vw, 90vw',
};

interface CardProps {
  readonly title: string;
  /** Level of the heading. */
  readonly level: 2 | 3 | 4;
  readonly link: LinkValue | null;
  readonly site: Pick<SiteContext, 'link' | 'locale'>;
  /** The picture above the title. */
  readonly picture?: ReactNode;
  /** The line between picture and title, such as a date. */
  readonly overline?: ReactNode;
  readonly text?: string;
  /** The text of the arrow below; nothing where there is no target. */
  readonly cue?: string | undefined;
}

/** A card. Its title is the link, and the whole card answers to the pointer. */
export function Card({ title, level, link, site, picture, overline, text, cue }: CardProps): ReactNode {
  const Heading = `h${level}` as const;
  const isLink = link !== null && site.link(link.to) !== undefined;
  return (
    <li className={picture ? 'site-card site-card-pictured' : 'site-card'}>
      {picture}
      {overline}
      <Heading className="site-card-title">
        <SiteLink className="site-cover" link={link} site={site}>
          {title}
        </SiteLink>
      </Heading>
      {text && <p className="site-card-text">{text}</p>}
      {isLink && cue && (
        <span className="site-card-cue" aria-hidden="true">
          {cue}
          <Arrow />
        </span>
      )}
    </li>
  );
}
