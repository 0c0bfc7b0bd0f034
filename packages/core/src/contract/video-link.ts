/** Where the pictures of a video come from. A GIF is an image of the library that moves. */
export type VideoType = 'vimeo' | 'youtube' | 'gif';

/** A video at one of the two hosts. */
export interface HostedVideo {
  readonly videoType: Exclude<VideoType, 'gif'>;
  /** Vimeo: digits, and `/` with the key of an unlisted video. YouTube: eleven characters. */
  readonly videoID: string;
}

const youtubeID = /^[\w-]{11}$/;

/** Where Vimeo shows a video, with its number and the key of one that is not listed. Its events have numbers too, and are none. */
const vimeoPath =
  /^\/(?:(?:channels|ondemand)\/[\w-]{1,60}\/|groups\/[\w-]{1,60}\/videos\/|(?:album|showcase)\/[\w-]{1,60}\/video\/|manage\/videos\/)?(\d{5,12})(?:\/([^/]+))?\/?$/;
const vimeoPlayerPath = /^\/video\/(\d{5,12})(?:\/([^/]+))?\/?$/;
const vimeoKey = /^[0-9a-f]{6,20}$/;

function youtube(url: URL, host: string): string | undefined {
  const parts = url.pathname.split('/').filter(Boolean);
  const candidate =
    host === 'youtu.be'
      ? parts.length === 1 && parts[0]
      : url.pathname === '/watch'
        ? url.searchParams.get('v')
        : parts.length === 2 && ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '') && parts[1];
  return candidate && youtubeID.test(candidate) ? candidate : undefined;
}

function vimeo(url: URL, host: string): string | undefined {
  const [, id, inPath] = (host === 'player.vimeo.com' ? vimeoPlayerPath : vimeoPath).exec(url.pathname) ?? [];
  const key = inPath ?? url.searchParams.get('h') ?? undefined;
  if (!id || key === undefined) return id;
  return vimeoKey.test(key) ? `${id}/${key}` : undefined;
}

/** The video that a link from an address bar or a share button names, or undefined where it names none. Nothing is fetched. */
export function parseVideoLink(link: string): HostedVideo | undefined {
  let url: URL;
  try {
    const trimmed = link.trim();
    url = new URL(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  } catch {
    return undefined;
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password || url.port) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') {
    const videoID = youtube(url, host);
    return videoID ? { videoType: 'youtube', videoID } : undefined;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const videoID = vimeo(url, host);
    return videoID ? { videoType: 'vimeo', videoID } : undefined;
  }
  return undefined;
}

/** The address at which people watch a video. */
export const videoPageUrl = ({ videoType, videoID }: HostedVideo): string =>
  videoType === 'youtube' ? `https://www.youtube.com/watch?v=${videoID}` : `https://vimeo.com/${videoID}`;
