import { cleanText } from './clean-text.ts';
import { isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';
import { hasOnly } from './repair-each.ts';
import type { RepairLog } from './repair-log.ts';
import { repairTarget } from './repair-target.ts';
import type { ButtonNode, ImageNode, VideoNode } from './rich-text.types.ts';
import { isUuid } from './uuid.ts';

const cropNames = ['x', 'y', 'width', 'height', 'rotate', 'scaleX', 'scaleY'] as const;

export function isCrop(value: unknown): boolean {
  if (!isProperties(value) || !hasOnly(value, ...cropNames)) return false;
  return cropNames.every((name) => Number.isFinite(value[name])) && Number(value['width']) > 0 && Number(value['height']) > 0;
}

const isClean = (value: unknown) => value === undefined || (typeof value === 'string' && cleanText(value) === value);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? cleanText(value) : undefined);

/** An image with what is sound of it; undefined where it names no file. */
export function repairImage(value: Properties, log: RepairLog): ImageNode | undefined {
  const { fileID, cropParams, altText, decorative, caption } = value;
  if (!isUuid(fileID)) {
    log.note('image');
    return undefined;
  }
  const hasCrop = 'cropParams' in value;
  const isSound =
    hasOnly(value, 'type', 'fileID', 'cropParams', 'altText', 'decorative', 'caption') &&
    (!hasCrop || isCrop(cropParams)) &&
    isClean(altText) &&
    isClean(caption) &&
    (!('decorative' in value) || decorative === true);
  if (isSound) return value as unknown as ImageNode;
  log.note('properties');
  const alt = textOf(altText);
  const text = textOf(caption);
  return {
    type: 'image',
    fileID,
    ...(isCrop(cropParams) ? { cropParams: cropParams as NonNullable<ImageNode['cropParams']> } : {}),
    ...(alt === undefined ? {} : { altText: alt }),
    ...(decorative === true ? { decorative: true } : {}),
    ...(text === undefined ? {} : { caption: text }),
  };
}

/** A video with what is sound of it; undefined where it names no file. */
export function repairVideo(value: Properties, log: RepairLog): VideoNode | undefined {
  const { fileID, title, caption } = value;
  if (!isUuid(fileID)) {
    log.note('video');
    return undefined;
  }
  const isSound =
    typeof title === 'string' &&
    isClean(title) &&
    isClean(caption) &&
    hasOnly(value, 'type', 'fileID', 'title', 'caption') &&
    (!('caption' in value) || caption !== undefined);
  if (isSound) return value as unknown as VideoNode;
  log.note('properties');
  const text = textOf(caption);
  return { type: 'video', fileID, title: textOf(title) ?? '', ...(text === undefined ? {} : { caption: text }) };
}

/** A button with what is sound of it; undefined where it leads nowhere. */
export function repairButton(value: Properties, log: RepairLog): ButtonNode | undefined {
  const to = repairTarget(value['to']);
  if (!to) {
    log.note('link');
    return undefined;
  }
  const { label } = value;
  const isNewTab = value['newTab'] === true;
  const isSound =
    to === value['to'] &&
    typeof label === 'string' &&
    isClean(label) &&
    (!('newTab' in value) || isNewTab) &&
    hasOnly(value, 'type', 'label', 'to', 'newTab');
  if (isSound) return value as unknown as ButtonNode;
  log.note('properties');
  return { type: 'button', label: textOf(label) ?? '', to, ...(isNewTab ? { newTab: true } : {}) };
}
