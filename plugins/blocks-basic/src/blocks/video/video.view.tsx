import type { ReactNode } from 'react';
import { SiteVideo } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { loadingOf } from '../../site/loading-of.ts';
import type { video } from './video.block.ts';

const sizes = { column: '(min-width: 48rem) 46rem, 92vw', wide: '(min-width: 80rem) 74rem, 92vw' };

/** A video with its caption and what is said in it; nothing where the video is gone. */
export default function VideoView({ props, images, files, site, position }: BlockViewProps<typeof video>): ReactNode {
  if (!files['video']?.video) return null;
  const paragraphs = props.transcript.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return (
    <figure className={`basic-block basic-video basic-video-${props.size}`}>
      <div className="basic-video-wrapper">
        <SiteVideo
          video={files['video']}
          poster={images['video']}
          title={props.video?.title ?? ''}
          sizes={sizes[props.size]}
          loading={loadingOf(position)}
          site={site}
        />
      </div>
      {paragraphs.length > 0 && (
        <details className="basic-transcript">
          <summary>{site.t('transcript')}</summary>
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </details>
      )}
      {props.caption && <figcaption className="basic-caption">{props.caption}</figcaption>}
    </figure>
  );
}
