import * as z from 'zod';
import { usageColumns } from './usage-queries.ts';

const path = z.string('V_12').max(1000, 'V_14');
const id = z.uuid('V_12');
const name = z.string('V_12').min(1, 'V_01').max(255, 'V_14');
const altText = z.string('V_12').max(500, 'V_14');
/** Things that one call may name. */
const many = 1000;
const ids = z.array(id, 'V_12').max(many, 'V_14');
const selection = { fileIDs: ids.default([]), directories: z.array(path, 'V_12').max(many, 'V_14').default([]) };
const pageIndex = z.int('V_12').min(0, 'V_12').max(1_000_000, 'V_12').default(0);
const pageSize = (most: number, fallback: number) => z.int('V_12').min(1, 'V_12').max(most, 'V_12').default(fallback);
const part = z.number('V_12').min(0, 'V_12').max(1, 'V_12');
const upload = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'V_12')
  .optional();

/** Bodies of the library's calls. */
export const mediaBodies = {
  getDir: z.strictObject({ path: path.default('/') }),
  searchFiles: z.strictObject({
    searchTerm: z.string('V_12').max(200, 'V_14').default(''),
    directory: path.default('/'),
    filter: z.enum(['live-without-alt', 'unused', 'too-large'], 'V_12').optional(),
    fileType: z.enum(['image', 'document', 'video'], 'V_12').optional(),
    pageIndex,
    pageSize: pageSize(500, 100),
  }),
  addFile: z.strictObject({ path: path.default('/'), upload }),
  replaceFile: z.strictObject({ id, upload }),
  addVideo: z.strictObject({
    path: path.default('/'),
    fileName: name,
    link: z.string('V_13').max(500, 'V_14').optional(),
    gifFileID: id.optional(),
    posterFileID: id.optional(),
    defaultAltText: altText.optional(),
  }),
  createDir: z.strictObject({ path: path.default('/'), folderName: name }),
  moveFile: z.strictObject({ id, newPath: path, newFileName: name }),
  editFile: z.strictObject({
    id,
    newPath: path.optional(),
    newFileName: name.optional(),
    defaultAltText: altText.optional(),
    defaultAltTexts: z.record(z.string().max(5, 'V_12'), altText, 'V_12').optional(),
    shared: z.boolean('V_12').optional(),
    focalPoint: z.strictObject({ x: part, y: part }, 'V_12').nullable().optional(),
    link: z.string('V_13').max(500, 'V_14').optional(),
    posterFileID: id.nullable().optional(),
  }),
  moveDirectory: z.strictObject({ oldPath: path, newPath: path }),
  editDirectory: z.strictObject({ path, roles: z.array(id, 'V_12').max(200, 'V_14').nullable() }),
  byID: z.strictObject({ id }),
  byPath: z.strictObject({ path }),
  selection: z.strictObject(selection),
  moveSelection: z.strictObject({ ...selection, newPath: path }),
  trashIDs: z.strictObject({ ids: ids.min(1, 'V_01') }),
  findDuplicates: z.strictObject({
    hashes: z.array(z.string('V_12').regex(/^[0-9a-f]{64}$/, 'V_12'), 'V_12').max(many, 'V_14'),
  }),
  listPagesByFile: z.strictObject({
    fileID: id,
    pageIndex,
    pageSize: pageSize(100, 25),
    searchTerm: z.string('V_12').max(200, 'V_14').default(''),
    columnToSort: z.enum(Object.keys(usageColumns) as (keyof typeof usageColumns)[], 'V_12').default('title'),
    sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
  }),
} as const;
