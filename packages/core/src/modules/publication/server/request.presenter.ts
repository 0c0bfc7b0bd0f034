import { publicPath } from '#contract/locale.ts';
import type { LocaleSettings } from '#contract/locale.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { ContentSubject } from '#server/kernel/policy.ts';
import type { PublicationRequest } from '../publication.schema.ts';
import { mayAcceptOf } from './commands/accept-publication.command.ts';

/** A request with what its page and its version say, as the database has them. */
export interface RequestRow extends Pick<
  PublicationRequest,
  | 'id'
  | 'pageID'
  | 'versionID'
  | 'number'
  | 'title'
  | 'type'
  | 'locale'
  | 'livePath'
  | 'state'
  | 'comment'
  | 'requestedBy'
  | 'feedback'
  | 'decidedBy'
  | 'hasNewerVersion'
> {
  readonly slug: string;
  readonly requesterID: number | null;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly createdBy: number | null;
  readonly parentID: string | null;
  readonly translationGroup: string;
}

interface Context {
  readonly settings: LocaleSettings;
  readonly actor: Actor;
  /** The page, as the policy sees it. */
  readonly subject: ContentSubject;
}

/** A request as the API answers it. */
export function presentRequest(row: RequestRow, { settings, actor, subject }: Context): PublicationRequest {
  const { slug, requesterID, requestedAt, decidedAt, createdBy: _by, parentID: _parent, translationGroup: _group, ...rest } = row;
  const isOpen = row.state === 'open';
  const canReject = isOpen && can(actor, 'review-publication', subject);
  return {
    ...rest,
    path: publicPath(slug, row.locale, settings),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    policies: {
      canReject,
      canAccept: canReject && mayAcceptOf(actor, { requestedBy: requesterID }),
      canRevoke: isOpen && can(actor, 'edit-page', subject),
    },
  };
}
