import type { MediaRecord } from '#contract/content.ts';
import { isFilled } from '#contract/fit-crop.ts';
import type { MediaUse } from '#contract/fields/field.ts';
import type { Asking } from '#server/database/asking.ts';
import type { Queryable } from '#server/database/statement.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { cropOf, images, pointInCrop, shownCrop } from '#modules/media/server/public.ts';
import type { Asker, MediaFile, Rendition, Use } from '#modules/media/server/public.ts';

/** The records of a list of uses; for those that cannot be shown, the code that says why. */
export interface ResolvedUses {
  readonly images: ReadonlyMap<MediaUse, MediaRecord>;
  readonly files: ReadonlyMap<MediaUse, MediaRecord>;
  readonly failures: ReadonlyMap<MediaUse, string>;
  readonly rowVersions: RowVersions;
}

/** The files that were looked up, each with the version of its row, which every write changes; undefined where there is no such file. */
export type RowVersions = ReadonlyMap<string, string | undefined>;

type Parts = Pick<Lectern, 'service'>;

/** A file of the library as pages show it. */
interface FileRow
  extends
    Pick<MediaFile, 'id' | 'hash' | 'fileName' | 'fileType' | 'mimeType' | 'size' | 'width' | 'height' | 'defaultAltText'>,
    Pick<MediaFile, 'videoType' | 'videoID' | 'posterFileID' | 'focalX' | 'focalY' | 'earlierSizes' | 'colour'> {
  readonly rowVersion: string;
}

const columns = `id, hash, file_name as "fileName", file_type as "fileType", mime_type as "mimeType", size, width, height,
  default_alt_text as "defaultAltText", video_type as "videoType", video_id as "videoID", poster_file_id as "posterFileID",
  focal_x as "focalX", focal_y as "focalY", earlier_sizes as "earlierSizes", colour, xmin::text as "rowVersion"`;

/** SQL of the files with these ids, a placeholder, that do not lie in the trash. */
const livingFiles = (ids: string): string => `lectern_media_file where id = any(${ids}::uuid[]) and deleted_at is null`;

const uuidList = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;

async function filesByID(em: Asking, ids: ReadonlySet<string>): Promise<Map<string, FileRow>> {
  if (ids.size === 0) return new Map();
  const files = await em.execute<FileRow[]>(`select ${columns} from ${livingFiles('?')}`, [uuidList(ids)]);
  return new Map(files.map((file) => [file.id, file]));
}

/** Whether the library says of files what it said when they were looked up. */
export async function areUnchanged(database: Queryable, rowVersions: RowVersions): Promise<boolean> {
  if (rowVersions.size === 0) return true;
  const rows = await database.query<Pick<FileRow, 'id' | 'rowVersion'>>({
    name: 'read_row_versions',
    text: `select id, xmin::text as "rowVersion" from ${livingFiles('$1')}`,
    values: [uuidList(rowVersions.keys())],
  });
  const now = new Map(rows.map(({ id, rowVersion }) => [id, rowVersion]));
  return [...rowVersions].every(([id, rowVersion]) => now.get(id) === rowVersion);
}

/** Images of the library that a video shows: its poster, and itself where it is a GIF. */
const imagesOfVideo = (file: FileRow): string[] =>
  [file.posterFileID, file.videoType === 'gif' ? file.videoID : undefined].filter((id) => typeof id === 'string');

const asUse = (file: FileRow, use?: MediaUse): Use => ({
  original: file.hash,
  mimeType: file.mimeType,
  cropParams: shownCrop(use?.cropParams, file),
});

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The focal point of a file in the image as it is cut. */
function focusIn(file: FileRow, use: MediaUse | undefined): Pick<MediaRecord, 'focalX' | 'focalY'> {
  const { width, height, focalX, focalY } = file;
  if (!isNumber(focalX) || !isNumber(focalY) || !width || !height) return {};
  const point = { x: focalX, y: focalY };
  const crop = shownCrop(use?.cropParams, file);
  const { x, y } = crop ? pointInCrop(point, { width, height }, cropOf(crop)) : point;
  return { focalX: x, focalY: y };
}

/** The colour of a file in the place of the image, unless the image as it is cut leaves something of that place empty. */
function colourIn(file: FileRow, use: MediaUse | undefined): Pick<MediaRecord, 'colour'> {
  const { width, height, colour } = file;
  const crop = shownCrop(use?.cropParams, file);
  const isCovered = !crop || (width && height && isFilled(crop, { width, height }));
  return colour && isCovered ? { colour } : {};
}

function imageRecord(file: FileRow, rendition: Rendition, altText: string, use?: MediaUse): MediaRecord {
  const { hash, size, isScalable } = rendition;
  // Drawings have the size that their file says.
  const [width, height] = [rendition.width ?? file.width, rendition.height ?? file.height];
  return {
    hash,
    fileName: file.fileName,
    altText,
    ...(width && height ? { width, height } : {}),
    size,
    ...focusIn(file, use),
    ...colourIn(file, use),
    ...(isScalable ? { isScalable } : {}),
  };
}

/** Loads what a list of uses names. Images that were not cut like this before are made now; `asker`: who waits for them, a change where left out. */
export async function resolveUses(app: Parts, em: Asking, uses: readonly MediaUse[], asker?: Asker): Promise<ResolvedUses> {
  const ids = new Set(uses.map((use) => use.fileID));
  const files = await filesByID(em, ids);
  const idsInside = new Set([...files.values()].flatMap(imagesOfVideo));
  const insideVideos = await filesByID(em, idsInside);
  const rowVersions = new Map(
    [...new Set([...ids, ...idsInside])].map((id) => [id, (files.get(id) ?? insideVideos.get(id))?.rowVersion]),
  );
  const imageOf = (id: string | null | undefined): FileRow | undefined => {
    const file = id ? insideVideos.get(id) : undefined;
    return file?.fileType === 'image' ? file : undefined;
  };
  /** The image that each use shows, before it is known whether it can be read. */
  const wanted: { use: MediaUse; file: FileRow; among: 'images' | 'files' }[] = [];
  const records = { images: new Map<MediaUse, MediaRecord>(), files: new Map<MediaUse, MediaRecord>() };
  const failures = new Map<MediaUse, string>();
  for (const use of uses) {
    const file = files.get(use.fileID);
    const isFitting = file && (use.kind === 'file' ? file.fileType !== 'video' : file.fileType === use.kind);
    if (!isFitting) failures.set(use, 'V_17');
    else if (use.kind === 'image') wanted.push({ use, file, among: 'images' });
    else if (file.fileType === 'image') wanted.push({ use, file, among: 'files' });
    else {
      const { hash, fileName, size, videoType, videoID, defaultAltText } = file;
      const video = videoType && videoID ? { video: { videoType, videoID } } : {};
      records.files.set(use, { hash, fileName, altText: use.altText ?? defaultAltText, ...(size > 0 ? { size } : {}), ...video });
      const [poster, moving] = [imageOf(file.posterFileID), videoType === 'gif' ? imageOf(videoID) : undefined];
      if (poster) wanted.push({ use, file: poster, among: 'images' });
      if (moving) wanted.push({ use, file: moving, among: 'files' });
      else if (videoType === 'gif') failures.set(use, 'V_17');
    }
  }
  const renditions = await app.service(images).renditions.of(
    em,
    wanted.map(({ use, file }) => asUse(file, use)),
    asker ? { asker } : {},
  );
  for (const [index, { use, file, among }] of wanted.entries()) {
    const rendition = renditions[index];
    if (!rendition) {
      failures.set(use, 'G_19');
      continue;
    }
    const { video } = records.files.get(use) ?? {};
    // A poster is the look of its video, whose title says what it is.
    const altText = use.kind === 'video' && among === 'images' ? '' : (use.altText ?? file.defaultAltText);
    const record = imageRecord(file, rendition, altText, use);
    records[among].set(use, video && among === 'files' ? { ...record, video } : record);
  }
  return { ...records, failures, rowVersions };
}

/** The records of some uses by their names. */
export const recordsByName = (
  uses: readonly MediaUse[],
  records: ReadonlyMap<MediaUse, MediaRecord>,
): Record<string, MediaRecord> =>
  Object.fromEntries(
    uses.flatMap((use) => {
      const record = records.get(use);
      return record ? [[use.name, record]] : [];
    }),
  );
