import { videoPageUrl } from '@lectern/core';
import { newTabText, videoTexts } from '@lectern/core/site';
import type { SiteMedia } from '@lectern/core/site';
import type { VideoNode } from '../document/rich-text.types.ts';
import type { HtmlContext } from './html-context.ts';
import { escapeHtml } from './html.ts';
import { pictureHtml } from './image-html.ts';

const sign =
  '<svg class="site-video-sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">' +
  '<circle cx="24" cy="24" r="23"></circle><path d="M19 14.5v19l16-9.5z"></path></svg>';

interface VideoMedia {
  /** The video's record. Nothing is drawn where it is missing. */
  readonly video: SiteMedia | undefined;
  readonly poster: SiteMedia | undefined;
}

/**
 * A video before it plays, as `SiteVideo` draws it, as a string: its title on its poster, as a link to where it can be
 * watched. Nothing is asked of its host; where there is a script, the link plays it in its place once that is allowed.
 */
export function videoHtml(node: VideoNode, { video, poster }: VideoMedia, { locale, sizes }: HtmlContext): string {
  if (!video?.video) return '';
  const { videoType, videoID } = video.video;
  const texts = videoTexts(locale, videoType);
  const isHosted = videoType !== 'gif';
  const href = isHosted ? videoPageUrl({ videoType, videoID }) : video.url;
  const title = escapeHtml(node.title);
  const attributes = [
    `class="site-video-link" href="${escapeHtml(href)}" data-behaviour="lectern/video" data-video="${escapeHtml(videoType)}"`,
    ...(isHosted ? [`data-video-id="${escapeHtml(videoID)}"`] : []),
    `data-video-title="${title}"`,
    ...(isHosted ? ['target="_blank" rel="noopener"'] : []),
  ];
  const picture = poster ? pictureHtml(poster, { alt: '', sizes, className: 'site-video-picture' }) : '';
  const words =
    `<span class="site-video-text">${sign}<span class="site-video-title">${title}</span>` +
    `<span class="site-video-cue">${escapeHtml(isHosted ? texts.watch : texts.moving)}</span></span>`;
  const hint = isHosted ? `<span class="site-hidden"> ${escapeHtml(newTabText(locale))}</span>` : '';
  const caption = node.caption ? `<figcaption>${escapeHtml(node.caption)}</figcaption>` : '';
  const box = `<div class="${poster ? 'site-video' : 'site-video site-video-bare'}"><a ${attributes.join(' ')}>${picture}${words}${hint}</a></div>`;
  return `<figure>${box}${caption}</figure>`;
}
