import { dirname } from 'node:path';
import { groupsOf } from './groups-of.mjs';

/** Most files of a folder that may need each other. */
const most = 5;

/**
 * Circles of imports, those of types too, that cross folders or hold more than five files: a sentence each. Takes the
 * imports by file.
 */
export const findCircles = (graph) =>
  groupsOf(graph).flatMap((files) => {
    const folders = new Set(files.map((file) => dirname(file)));
    if (folders.size > 1) return [`${files.join(', ')} need each other across folders: they are one folder, or three.`];
    return files.length > most ? [`${files.join(', ')} need each other: at most ${most} files may.`] : [];
  });
