import type { MediaRecord } from '../../contract/content.ts';
import { pageFileUrl } from '../../contract/page-file-url.ts';
import type { PageFilePlace } from '../../contract/page-file-url.ts';
import { videoPageUrl } from '../../contract/video-link.ts';
import { copyWidths, variantQuery } from '../image/variant.ts';
import type { CopyFormat, Variant } from '../image/variant.ts';
import type { SiteImageSource, SiteMedia } from '../define-site.ts';

type Records = Readonly<Record<string, MediaRecord>>;

interface SigningPlace extends PageFilePlace {
  /** Signs what the address of a variant asks for. */
  readonly sign: (hash: string, query: string) => string;
  /** Lets the address be seen without a session, where it is not for everybody. */
  readonly grant?: ((hash: string) => string) | undefined;
}

/** The address of a variant of an image of a page. */
export function variantUrl(place: SigningPlace, record: Pick<MediaRecord, 'hash' | 'fileName'>, variant: Variant): string {
  const query = variantQuery(variant);
  const granted = place.grant ? `&p=${place.grant(record.hash)}` : '';
  return `${pageFileUrl(place, record)}?${query}&s=${place.sign(record.hash, query)}${granted}`;
}

const wholeUrl = (place: SigningPlace, record: MediaRecord): string =>
  pageFileUrl(place, record) + (place.grant ? `?p=${place.grant(record.hash)}` : '');

const formats: readonly CopyFormat[] = ['avif', 'webp'];

function sourcesOf(place: SigningPlace, record: MediaRecord): readonly SiteImageSource[] | undefined {
  if (!record.isScalable || !record.width) return undefined;
  const widths = copyWidths(record.width);
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${variantUrl(place, record, { kind: 'copy', format, width })} ${width}w`).join(', '),
  }));
}

/** Where a video of a host is watched: of such a one, the library has nothing to serve. */
function hostedUrl({ video }: MediaRecord): string | undefined {
  if (!video || video.videoType === 'gif') return undefined;
  return videoPageUrl({ videoType: video.videoType, videoID: video.videoID });
}

/** Adds to each record the addresses that serve it. */
export function withUrls(records: Records, place: SigningPlace): Record<string, SiteMedia> {
  const result: Record<string, SiteMedia> = {};
  for (const name in records) {
    const record = records[name];
    if (!record) continue;
    const sources = sourcesOf(place, record);
    result[name] = { ...record, url: hostedUrl(record) ?? wholeUrl(place, record), ...(sources ? { sources } : {}) };
  }
  return result;
}
