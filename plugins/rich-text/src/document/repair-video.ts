import { parseVideoLink, videoPageUrl } from '@lectern/core';
import type { HostedVideo } from '@lectern/core';
import { cleanText, isCleanText } from './clean-text.ts';
import type { Properties } from './node-kinds.ts';
import { hasOnly } from './repair-each.ts';
import { changes } from './repair-log.ts';
import type { RepairLog } from './repair-log.ts';
import type { VideoNode } from './rich-text.types.ts';
import { isUuid } from './uuid.ts';

/** Whether an object names a video that exists in form: the host is known, the id is one of that host. */
export function isVideo(value: unknown): value is HostedVideo {
  const { videoType, videoID } = (value ?? {}) as Properties;
  if ((videoType !== 'vimeo' && videoType !== 'youtube') || typeof videoID !== 'string') return false;
  const found = parseVideoLink(videoPageUrl({ videoType, videoID }));
  return found?.videoType === videoType && found.videoID === videoID;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '');

/** A video with what is sound of it; undefined where it names none. */
export function repairVideo(value: Properties, log: RepairLog): VideoNode | undefined {
  if (!isVideo(value)) {
    log.note(changes.video);
    return undefined;
  }
  const { title, posterID, caption } = value as Properties;
  const isSound =
    typeof title === 'string' &&
    isCleanText(title) &&
    (!('posterID' in value) || isUuid(posterID)) &&
    (!('caption' in value) || (typeof caption === 'string' && isCleanText(caption))) &&
    hasOnly(value, 'type', 'videoType', 'videoID', 'title', 'posterID', 'caption');
  if (isSound) return value as unknown as VideoNode;
  log.note(changes.properties);
  const text = textOf(caption);
  return {
    type: 'video',
    videoType: value.videoType,
    videoID: value.videoID,
    title: textOf(title),
    ...(isUuid(posterID) ? { posterID } : {}),
    ...(text ? { caption: text } : {}),
  };
}
