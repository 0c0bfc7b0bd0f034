import type { ReactNode } from 'react';
import { videoPageUrl } from '../../contract/video-link.ts';
import type { SiteContext, SiteMedia } from '../define-site.ts';
import { SiteImage } from '../image/site-image.tsx';
import { newTabText } from '../kit/new-tab-text.ts';
import { videoTexts } from './video-texts.ts';

export interface SiteVideoProps {
  /** The video's record. Nothing is drawn where it is missing. */
  readonly video: SiteMedia | undefined;
  /** Its poster, from our own storage. */
  readonly poster: SiteMedia | undefined;
  readonly title: string;
  /** The width on the page, as for `SiteImage`. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
  readonly site: Pick<SiteContext, 'locale'>;
}

/**
 * A video before it plays: its poster and title, as a link to where it can be watched. Nothing is asked of its host.
 * In the browser the link plays it in its place, once the visitor has allowed that. A GIF moves only when it is asked to.
 */
export function SiteVideo({ video, poster, title, sizes, loading, site }: SiteVideoProps): ReactNode {
  if (!video?.video) return null;
  const { videoType, videoID } = video.video;
  const texts = videoTexts(site.locale, videoType);
  const picture = (
    <SiteImage
      className="site-video-picture"
      image={poster && { ...poster, altText: '' }}
      sizes={sizes}
      loading={loading ?? 'lazy'}
    />
  );
  const words = (cue: string) => (
    <span className="site-video-text">
      <svg className="site-video-sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="23" />
        <path d="M19 14.5v19l16-9.5z" />
      </svg>
      <span className="site-video-title">{title}</span>
      <span className="site-video-cue">{cue}</span>
    </span>
  );
  const isHosted = videoType !== 'gif';
  return (
    <div className={poster ? 'site-video' : 'site-video site-video-bare'}>
      <a
        className="site-video-link"
        href={isHosted ? videoPageUrl({ videoType, videoID }) : video.url}
        data-behaviour="lectern/video"
        data-video={videoType}
        data-video-id={isHosted ? videoID : undefined}
        data-video-title={title}
        {...(isHosted ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {picture}
        {words(isHosted ? texts.watch : texts.moving)}
        {isHosted && <span className="site-hidden"> {newTabText(site.locale)}</span>}
      </a>
    </div>
  );
}
