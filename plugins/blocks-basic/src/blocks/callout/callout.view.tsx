import { useId } from 'react';
import type { ReactNode } from 'react';
import { ArrowLink } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { RichTextView } from '@lectern/rich-text/site';
import type { callout } from './callout.block.ts';

const signs = {
  note: 'M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 8 1.2zM8 7v4.5M8 4.3v.4',
  tip: 'M5.5 12.5h5M6.3 15h3.4M8 1a4.8 4.8 0 0 0-2.7 8.8c.5.4.7.9.7 1.5h4c0-.6.2-1.1.7-1.5A4.8 4.8 0 0 0 8 1z',
  warning: 'M8 1.5 15 14H1zM8 6v4.2M8 12v.3',
};

/** A short message that must not be overlooked. Its kind is a word, a sign and a colour. */
export default function CalloutView({ props, images, files, site }: BlockViewProps<typeof callout>): ReactNode {
  const id = useId();
  const word = site.t(props.tone);
  return (
    <div className="basic-block basic-callout-wrapper">
      <div className={`basic-callout basic-callout-${props.tone}`} role="note" aria-labelledby={id}>
        <p className="basic-callout-word" id={id}>
          <svg className="basic-callout-sign" viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d={signs[props.tone]} />
          </svg>
          {word}
        </p>
        {props.title && <h2 className="basic-callout-title">{props.title}</h2>}
        <RichTextView className="prose" doc={props.body} images={images} files={files} name="body" site={site} />
        <ArrowLink className="basic-action" link={props.action} site={site} />
      </div>
    </div>
  );
}
