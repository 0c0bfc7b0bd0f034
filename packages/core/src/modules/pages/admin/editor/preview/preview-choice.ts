import { useState } from 'react';
import { useCurrentUser } from '../../../../../admin/shell/app-context.ts';

/** Widths in pixels in which a page is looked at. */
export const previewWidths = { phone: 360, tablet: 768, desktop: 1280 } as const;
export type PreviewDevice = keyof typeof previewWidths;

/** A person's choice of the preview. Kept for the next time. */
export interface PreviewChoice {
  readonly isShown: boolean;
  readonly device: PreviewDevice;
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userID: number): string => `lectern.preview.${userID}`;
const isDevice = (value: unknown): value is PreviewDevice => typeof value === 'string' && Object.hasOwn(previewWidths, value);

/** The choice that was kept. Without one it is shown where there is room beside outline and fields, in a width that can be read. */
export function readPreviewChoice(
  userID: number,
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
  storage: () => Memory = () => window.localStorage,
): PreviewChoice {
  const initial: PreviewChoice = {
    isShown: matches('(width >= 88rem)'),
    device: matches('(width < 44rem)') ? 'phone' : 'tablet',
  };
  try {
    const kept = Object(JSON.parse(storage().getItem(keyOf(userID)) ?? '{}')) as Partial<Record<keyof PreviewChoice, unknown>>;
    return {
      isShown: typeof kept.isShown === 'boolean' ? kept.isShown : initial.isShown,
      device: isDevice(kept.device) ? kept.device : initial.device,
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

export function usePreviewChoice(): readonly [PreviewChoice, (change: Partial<PreviewChoice>) => void] {
  const { ID } = useCurrentUser();
  const [choice, setChoice] = useState(() => readPreviewChoice(ID));
  const change = (changed: Partial<PreviewChoice>): void => {
    const next = { ...choice, ...changed };
    setChoice(next);
    keepPreviewChoice(ID, next);
  };
  return [choice, change];
}
