import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { hasCode } from '#client/result.ts';
import { useApp, useErrorText, useFailureTexts } from '#admin/shell/app-context.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { settleWords } from '#admin/ui/form/words.ts';
import { WordsArea } from '#admin/ui/form/words-area.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextArea } from '#admin/ui/fields/text-area.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { activities } from '#modules/pages/admin/editor/public.ts';
import type { PublicationRequest } from '../../publication.schema.ts';
import { publicationCalls } from '../../publication.client.ts';
import { forgetRequests } from '../request-keys.ts';

interface DecisionProps {
  readonly request: PublicationRequest;
  /** What a field is called: `Hero – Title`. */
  readonly labelOf: (path: string) => string;
}

/** Accepts or rejects a request, with feedback. */
export function Decision({ request, labelOf }: DecisionProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const textOf = useErrorText();
  const textsOf = useFailureTexts();
  const { errors, isPending, submit } = useSubmit('publication-requests');
  const [feedback, setFeedback] = useState('');
  const [choice, setChoice] = useState<'accept' | 'reject'>('accept');
  const { canAccept, canReject } = request.policies;
  const params = { id: request.versionID };

  const decide = async (next: 'accept' | 'reject') => {
    setChoice(next);
    const result = await submit<unknown>(() =>
      next === 'accept'
        ? client.call(publicationCalls.accept, { params, body: { feedback, path: request.path } })
        : client.call(publicationCalls.reject, { params, body: { feedback } }),
    );
    // Also where somebody else was first: what stands here is no longer true.
    if (result.ok || result.status === 409) forgetRequests(queries);
    // The form goes as the request is read anew, and its errors with it.
    if (!result.ok && hasCode(result, 'G_41')) notify(textsOf(result).join(' '), { kind: 'info' });
    if (!result.ok) return;
    notify(t(next === 'accept' ? 'review.accepted' : 'review.rejected'));
    settleWords();
    void navigate('/publication-requests');
  };
  const texts = errors.map((error) =>
    'message' in error ? error.message : textOf(error, error.property === undefined ? undefined : labelOf(error.property)),
  );
  return (
    <section
      className="lc-review__decision lc-panel"
      aria-labelledby="review-decision"
      data-activity={canReject ? activities.AcceptRequest : undefined}
    >
      <h2 id="review-decision">{t('review.decision')}</h2>
      {canReject ? (
        <WordsArea>
          <TextArea
            label={t('review.feedbackLabel')}
            help={t('review.feedbackHelp')}
            value={feedback}
            maxLength={2000}
            onChange={setFeedback}
          />
          <ErrorBox title={t(choice === 'accept' ? 'review.acceptFailed' : 'review.rejectFailed')} errors={texts} />
          <div className="lc-review__buttons">
            <Button isPending={isPending && choice === 'reject'} onPress={() => void decide('reject')}>
              {t('review.reject')}
            </Button>
            <Button
              theme="orange"
              isPending={isPending && choice === 'accept'}
              disabledReason={canAccept ? undefined : t('review.own')}
              onPress={() => void decide('accept')}
            >
              {t('review.accept')}
            </Button>
          </div>
        </WordsArea>
      ) : (
        <p className="lc-quiet">{t('review.cannot')}</p>
      )}
    </section>
  );
}
