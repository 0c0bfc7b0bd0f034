import type { MediaRecord } from '#contract/content.ts';
import type { MediaUse } from '#contract/fields/field.ts';
import { pageFileUrl } from '#contract/page-file-url.ts';
import { shareSize } from '#site/image/variant.ts';
import type { SiteMedia } from '#site/define-site.ts';
import { focusOf } from '#site/image/focus-of.ts';
import { variantUrl, withUrls } from '#site/render/media-url.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import { mediaSigner } from '../media-signer.ts';
import type { ShareImage } from '../page-view.ts';

type Records = Readonly<Record<string, MediaRecord>>;

/** The images and files of a page, with the addresses that serve them. */
export interface PageMedia {
  /** `group`: `block_images_{key}`, `block_files_{key}` or a group of the page. */
  withUrls(group: string, records: Records | undefined): Readonly<Record<string, SiteMedia>>;
  /** The image of a page for social networks: 1200 by 630 pixels about its focal point, where it has that many. */
  share(record: MediaRecord | undefined): ShareImage | undefined;
}

interface PageMediaOptions {
  /** Whether the addresses open for a while without a session: for previews, which have none. */
  readonly isGranted?: boolean;
}

export function pageMedia(
  app: Pick<Lectern, 'apiPath' | 'service' | 'environment'>,
  pageID: string,
  { isGranted = false }: PageMediaOptions = {},
): PageMedia {
  const place = (group: string) => ({ apiPath: app.apiPath, pageID, group, sign: app.service(mediaSigner).sign });
  const grantIn = (group: string) => (hash: string) => app.service(mediaSigner).grant({ pageID, group, hash });
  return {
    withUrls: (group, records = {}) => withUrls(records, { ...place(group), grant: isGranted ? grantIn(group) : undefined }),
    share(record) {
      if (!record) return undefined;
      const { origin } = app.environment;
      const { altText, width, height } = record;
      if (!record.isScalable) return { url: origin + pageFileUrl(place('seo'), record), altText, width, height };
      const variant = { kind: 'share', focus: focusOf(record) ?? { x: 50, y: 50 } } as const;
      const isLarge = (width ?? 0) >= shareSize.width && (height ?? 0) >= shareSize.height;
      return { url: origin + variantUrl(place('seo'), record, variant), altText, ...(isLarge ? shareSize : {}) };
    },
  };
}

/** Where the links of a block lead that lead to files, by the file's id. `usesOf` is not asked where it has no files, as most. */
export function fileLinksOf(
  usesOf: () => readonly MediaUse[],
  files: Readonly<Record<string, SiteMedia>>,
): Readonly<Record<string, string>> {
  if (Object.keys(files).length === 0) return {};
  return Object.fromEntries(
    usesOf().flatMap(({ kind, name, fileID }) => {
      const file = kind === 'file' && Object.hasOwn(files, name) ? files[name] : undefined;
      return file ? [[fileID, file.url]] : [];
    }),
  );
}
