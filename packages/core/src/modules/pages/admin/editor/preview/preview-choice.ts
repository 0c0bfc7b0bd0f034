import { useState } from 'react';
import { useCurrentUser } from '#admin/shell/app-context.ts';

/** Widths in pixels of the devices in which a page is looked at. */
export const previewWidths = { phone: 360, tablet: 768, desktop: 1280 } as const;
export type PreviewDevice = keyof typeof previewWidths;

/** Pixels that a preview may be wide. */
export const widthLimits = { least: 320, most: 1920 } as const;

/** A whole number of pixels within the limits. */
export const fittingWidth = (width: number): number => Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** The device that has a width; undefined for a width of one's own. */
export const deviceOf = (width: number): PreviewDevice | undefined =>
  (Object.keys(previewWidths) as PreviewDevice[]).find((device) => previewWidths[device] === width);

/** How visitors' devices are set that prefer light or dark pages; `system`: as the one at hand. */
export const previewThemes = ['system', 'light', 'dark'] as const;
export type PreviewTheme = (typeof previewThemes)[number];

/** A person's choice of the preview. Kept for the next time. */
export interface PreviewChoice {
  readonly isShown: boolean;
  /** In pixels. */
  readonly width: number;
  readonly theme: PreviewTheme;
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userID: number): string => `lectern.preview.${userID}`;
const isWidth = (value: unknown): value is number => typeof value === 'number' && fittingWidth(value) === value;

/**
 * The choice that was kept. Without one it is shown where there is room beside outline and fields, in a width that can be read,
 * unless what is before one is a text: that is written in the room of the page.
 */
export function readPreviewChoice(
  userID: number,
  isOfText: boolean,
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
  storage: () => Memory = () => window.localStorage,
): PreviewChoice {
  const initial: PreviewChoice = {
    isShown: !isOfText && matches('(width >= 88rem)'),
    width: matches('(width < 44rem)') ? previewWidths.phone : previewWidths.tablet,
    theme: 'system',
  };
  try {
    const kept = Object(JSON.parse(storage().getItem(keyOf(userID)) ?? '{}')) as Partial<Record<keyof PreviewChoice, unknown>>;
    return {
      isShown: typeof kept.isShown === 'boolean' ? kept.isShown : initial.isShown,
      width: isWidth(kept.width) ? kept.width : initial.width,
      theme: previewThemes.find((theme) => theme === kept.theme) ?? initial.theme,
    };
  } catch {
    return initial;
  }
}

function keepPreviewChoice(userID: number, choice: PreviewChoice): void {
  try {
    window.localStorage.setItem(keyOf(userID), JSON.stringify(choice));
  } catch {
    // A full or forbidden storage forgets the choice, nothing else.
  }
}

/** `isOfText`: whether what is before one when the editor opens is a text. */
export function usePreviewChoice(isOfText: boolean): readonly [PreviewChoice, (change: Partial<PreviewChoice>) => void] {
  const { ID } = useCurrentUser();
  const [choice, setChoice] = useState(() => readPreviewChoice(ID, isOfText));
  const change = (changed: Partial<PreviewChoice>): void => {
    const next = { ...choice, ...changed };
    setChoice(next);
    keepPreviewChoice(ID, next);
  };
  return [choice, change];
}
