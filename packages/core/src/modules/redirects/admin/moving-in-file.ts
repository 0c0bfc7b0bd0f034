import { csvLine, csvStart } from '#contract/csv.ts';
import type { MovingIn } from '../redirects.schema.ts';

export type Proposal = MovingIn['proposals'][number];

/** Proposals that were accepted, as a file that can be imported. */
export function acceptedFile({ proposals, pages }: MovingIn, accepted: ReadonlySet<string>, name: string): File {
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  const lines = proposals
    .filter(({ from }) => accepted.has(from))
    .map(({ from, pageID }) => csvLine([from, paths.get(pageID) ?? '']));
  return new File([csvStart, csvLine(['from', 'to']), ...lines], `${name}.csv`, { type: 'text/csv' });
}

/** Those that are at least so sure. */
export const surely = ({ proposals }: MovingIn, score: number): ReadonlySet<string> =>
  new Set(proposals.filter((proposal) => proposal.score >= score).map(({ from }) => from));
