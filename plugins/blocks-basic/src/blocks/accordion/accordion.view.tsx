import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { RichTextView } from '@lectern/rich-text/site';
import { BlockSection, levelBelow } from '../../site/block-section.tsx';
import type { accordion } from './accordion.block.ts';

/** Questions that open to their answers: the browser's own disclosure, so that it works without a script. */
export default function AccordionView({ props, block, images, files, site }: BlockViewProps<typeof accordion>): ReactNode {
  const Heading = `h${levelBelow(props.title)}` as const;
  return (
    <BlockSection className="basic-accordion" title={props.title}>
      {props.items.map(({ title, body }, index) => (
        <details key={index} className="basic-fold" name={props.isExclusive ? `${block.key}-folds` : undefined}>
          <summary className="basic-fold-head">
            <Heading className="basic-fold-title">{title}</Heading>
            <svg className="basic-fold-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path className="basic-fold-upright" fill="none" stroke="currentColor" strokeWidth="2" d="M8 1v14" />
              <path fill="none" stroke="currentColor" strokeWidth="2" d="M1 8h14" />
            </svg>
          </summary>
          <RichTextView
            className="prose basic-fold-body"
            doc={body}
            images={images}
            files={files}
            name={`items.${index}.body`}
            site={site}
          />
        </details>
      ))}
    </BlockSection>
  );
}
