import type { Answers } from '../../definition/definition.types.ts';

/** Points from which a submission is held until somebody looked at it. */
export const heldFrom = 50;

const points = { trap: 100, haste: 20, markup: 30, link: 15 };
/** Seconds that nobody fills in a form in. */
const hasty = 3;
const markup = /<\s*(?:a|img|script|iframe)\b|\[(?:url|link)\b/i;
const link = /\b(?:https?:\/\/|www\.)/gi;

/** What is known of a submission beside its answers. */
export interface Circumstances {
  /** What stands in the field that people do not see. */
  readonly trap: string;
  /** Seconds since the form was drawn; undefined where that is not known. */
  readonly seconds: number | undefined;
}

/** How much speaks for a machine. Haste alone holds nobody: a password manager fills in quickly, too. */
export function scoreOf(answers: Answers, { trap, seconds }: Circumstances): number {
  const texts = Object.values(answers).filter((answer) => typeof answer === 'string');
  const links = texts.reduce((sum, text) => sum + (text.match(link)?.length ?? 0), 0);
  return (
    (trap === '' ? 0 : points.trap) +
    (seconds !== undefined && seconds < hasty ? points.haste : 0) +
    (texts.some((text) => markup.test(text)) ? points.markup : 0) +
    Math.min(links, 4) * points.link
  );
}
