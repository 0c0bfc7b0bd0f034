import { videoPageUrl } from '@lectern/core';
import { newTabText } from '@lectern/core/site';
import type { SiteMedia } from '@lectern/core/site';
import type { VideoNode } from '../document/rich-text.types.ts';
import type { HtmlContext } from './html-context.ts';
import { escapeHtml } from './html.ts';
import { pictureHtml } from './image-html.ts';
import { siteText } from './site-texts.ts';

const hosts = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/**
 * A video before it plays: its title on its poster, as a link to the host. Nothing is asked of the host; where the
 * block's script runs, the link plays the video in its place once the visitor presses it.
 */
export function videoHtml(node: VideoNode, poster: SiteMedia | undefined, context: HtmlContext): string {
  const host = hosts[node.videoType];
  const text = (key: Parameters<typeof siteText>[1]) => escapeHtml(siteText(context.locale, key, host));
  const picture = poster ? pictureHtml(poster, { alt: '', sizes: context.sizes }) : '';
  const title = node.title === '' ? '' : `<span class="rich-text-video-title">${escapeHtml(node.title)}</span>`;
  const link =
    `<a class="rich-text-video-link" href="${escapeHtml(videoPageUrl(node))}" target="_blank" rel="noopener"` +
    ` data-video="${node.videoType}" data-video-id="${escapeHtml(node.videoID)}">${picture}${title}` +
    `<span class="rich-text-video-cue" data-play="${text('play')}">${text('watch')}</span>` +
    `<span class="site-hidden"> ${escapeHtml(newTabText(context.locale))}</span></a>`;
  const notice = `<p class="rich-text-video-notice" hidden>${text('notice')}</p>`;
  const caption = node.caption ? `<figcaption>${escapeHtml(node.caption)}</figcaption>` : '';
  return `<figure class="rich-text-video">${link}${notice}${caption}</figure>`;
}
