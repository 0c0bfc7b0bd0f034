import type { RegionDraft, StaffRegion } from '../rules.calls.ts';
import type { SlotSettings } from '../slots/rules.types.ts';

export type RegionSettings = Partial<SlotSettings>;

/** A region as it is typed. */
export interface TypedRegion {
  readonly name: string;
  readonly shapes: string;
  readonly postcodes: string;
  readonly advisors: readonly string[];
  /** What it sets otherwise than the site. */
  readonly settings: RegionSettings;
}

export const typedRegion = (region: StaffRegion | undefined): TypedRegion => ({
  name: region?.name ?? '',
  shapes: region?.shapes.join(', ') ?? '',
  postcodes: region?.postcodes.map(([from, to]) => `${from}-${to}`).join(', ') ?? '',
  advisors: region?.advisors ?? [],
  settings: region?.settings ?? {},
});

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Ranges of postcodes; undefined where a part is none. */
function readPostcodes(text: string): [number, number][] | undefined {
  const parts = partsOf(text);
  const ranges = parts.flatMap((part): [number, number][] => {
    const [, from, to] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(part) ?? [];
    return from === undefined ? [] : [[Number(from), Number(to ?? from)]];
  });
  return ranges.length === parts.length ? ranges : undefined;
}

/** What is sent of it; undefined where its postcodes say nothing. */
export function regionBody(typed: TypedRegion): RegionDraft | undefined {
  const postcodes = readPostcodes(typed.postcodes);
  if (!postcodes) return undefined;
  return {
    name: typed.name,
    shapes: partsOf(typed.shapes),
    postcodes,
    advisors: [...typed.advisors],
    settings: { ...typed.settings },
  };
}
