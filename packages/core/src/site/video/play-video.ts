import { consent } from '../consent/consent.ts';
import { videoTexts } from './video-texts.ts';
import type { VideoTexts } from './video-texts.ts';

/** The address of a host's player, which sets as few cookies as the host allows. */
export function playerUrl(videoType: string, videoID: string): string | undefined {
  if (videoType === 'youtube')
    return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoID)}?autoplay=1&rel=0&modestbranding=1`;
  if (videoType !== 'vimeo') return undefined;
  const [id = '', key] = videoID.split('/');
  return `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
}

/** Puts the player where the link stands, and the focus into it. */
function play(link: HTMLAnchorElement): void {
  const { video = '', videoId = '', videoTitle } = link.dataset;
  const src = playerUrl(video, videoId);
  if (src === undefined) return;
  const frame = document.createElement('iframe');
  frame.className = 'site-video-player';
  frame.src = src;
  frame.title = videoTitle ?? link.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}

/** Asks before anything leaves for the host: this once, always, or not. */
function ask(link: HTMLAnchorElement, texts: VideoTexts): void {
  const notice = document.createElement('div');
  notice.className = 'site-video-notice';
  notice.setAttribute('role', 'group');
  notice.setAttribute('aria-label', texts.play);
  const text = document.createElement('p');
  text.textContent = texts.notice;
  const close = (): void => {
    notice.remove();
    link.hidden = false;
  };
  const cancel = (): void => {
    close();
    link.focus();
  };
  const button = (label: string, kind: 'main' | 'second', onClick: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = `site-video-button site-video-button-${kind}`;
    made.textContent = label;
    made.addEventListener('click', onClick);
    return made;
  };
  const go = (): void => {
    close();
    play(link);
  };
  const always = (): void => {
    consent.choose('all');
    go();
  };
  const buttons = [button(texts.once, 'main', go), button(texts.always, 'second', always), button(texts.no, 'second', cancel)];
  notice.append(text, ...buttons);
  notice.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel();
  });
  link.hidden = true;
  link.after(notice);
  buttons[0]?.focus();
}

/** A GIF: the link becomes a switch between the still poster and the moving image. */
function moveOnPress(link: HTMLAnchorElement, texts: VideoTexts): void {
  const cue = link.querySelector('.site-video-cue');
  // In the page only while it moves: an image without an address is one that is broken.
  const moving = new Image();
  moving.className = 'site-image site-video-picture site-video-moving';
  moving.alt = '';
  link.setAttribute('role', 'button');
  const show = (isMoving: boolean): void => {
    if (isMoving) {
      moving.src = link.href;
      link.prepend(moving);
    } else moving.remove();
    link.classList.toggle('site-video-playing', isMoving);
    link.setAttribute('aria-pressed', String(isMoving));
    if (cue) cue.textContent = isMoving ? texts.still : texts.moving;
  };
  show(false);
  const toggle = (event: Event): void => {
    event.preventDefault();
    show(!moving.isConnected);
  };
  link.addEventListener('click', toggle);
  link.addEventListener('keydown', (event) => {
    if (event.key === ' ') toggle(event);
  });
}

/** Makes a link to a video play it in its place. */
export default function playVideo(element: HTMLElement): void {
  if (!(element instanceof HTMLAnchorElement)) return;
  const { video = '' } = element.dataset;
  const texts = videoTexts(document.documentElement.lang, video);
  if (video === 'gif') return moveOnPress(element, texts);
  const cue = element.querySelector('.site-video-cue');
  if (cue) cue.textContent = texts.play;
  // It plays here now, and opens nothing.
  element.removeAttribute('target');
  element.querySelector('.site-hidden')?.remove();
  element.addEventListener('click', (event) => {
    // Whoever wants it in another tab gets it there.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (consent.allows('external')) play(element);
    else ask(element, texts);
  });
}
