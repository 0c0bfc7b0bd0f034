import type { ReactNode } from 'react';
import { SiteImage } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { loadingOf } from '../../site/loading-of.ts';
import type { quote } from './quote.block.ts';

/** A quotation. The stylesheet adds the quotation marks of the page's language. */
export default function QuoteView({ props, images, position }: BlockViewProps<typeof quote>): ReactNode {
  const image = images['image'];
  const hasSource = props.name !== '' || props.role !== '';
  return (
    <figure className={`basic-block basic-quote basic-${props.tone}`}>
      {image && (
        <div className="basic-quote-portrait">
          <SiteImage className="basic-quote-picture" image={image} sizes="9rem" loading={loadingOf(position)} />
        </div>
      )}
      <blockquote className="basic-quote-text">
        <p>{props.quote}</p>
      </blockquote>
      {hasSource && (
        <figcaption className="basic-quote-source">
          {props.name && <strong className="basic-quote-name">{props.name}</strong>}
          {props.role && <span className="basic-quote-role">{props.role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
