import type { MediaRecord } from '../../contract/content.ts';
import type { SiteMedia } from '../define-site.ts';

type Records = Readonly<Record<string, MediaRecord>>;

/** Adds to each record the address that serves it: `block_images_{key}`, `block_files_{key}` or a group of the page. */
export function withUrls(
  records: Records,
  { apiPath, pageID, group }: { apiPath: string; pageID: string; group: string },
): Record<string, SiteMedia> {
  const result: Record<string, SiteMedia> = {};
  for (const name in records) {
    const record = records[name];
    if (record)
      result[name] = {
        ...record,
        url: `${apiPath}/medialib/get-page-file/${pageID}/${group}/${record.hash}/${encodeURIComponent(record.fileName)}`,
      };
  }
  return result;
}
