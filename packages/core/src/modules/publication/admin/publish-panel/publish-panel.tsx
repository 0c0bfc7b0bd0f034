import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { FieldError } from '#contract/errors.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextArea } from '#admin/ui/fields/text-area.tsx';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { blockingOf } from '#modules/checks/admin/public.ts';
import { fieldLabel, useEditorContext } from '#modules/pages/admin/editor/public.ts';
import { ChangesPart, ChecksPart, PlacePart } from './panel-parts.tsx';
import { ProblemList } from './problem-list.tsx';
import { useAsking } from './use-asking.ts';
import { usePanelContent } from './use-panel-content.ts';
import { usePublish } from './use-publish.ts';

const none: readonly FieldError[] = [];

interface PublishPanelProps {
  /** Another version of the page is requested already. */
  readonly isAgain: boolean;
  readonly canPublish: boolean;
  readonly canRequest: boolean;
  readonly onRequested: () => void;
  /** Closes the panel and goes to the field at a path. */
  readonly onGo: (path: string) => void;
  /** It was refused: closes the panel, and leads to what the editor says of that. */
  readonly onProblems: () => void;
  readonly onClose: () => void;
}

/** What is about to become of a page: what changes, what is wrong, who decides. Then it is published, or that is asked for. */
export function PublishPanel({ isAgain, canPublish, canRequest, ...act }: PublishPanelProps): ReactElement {
  const t = useText();
  const { page, registry, store } = useEditorContext();
  const [isRequest, setRequest] = useState(!canPublish);
  const [comment, setComment] = useState('');
  const content = usePanelContent();
  const { document, checks, isUnstored } = content;
  const { onGo, onClose, onProblems, onRequested } = act;
  const asking = useAsking({ onRequested, onDone: onClose, onProblems });
  const publishing = usePublish({ onDone: onClose, onProblems });
  const problems = checks.data?.problems ?? none;
  const blocking = blockingOf(checks.data?.checks ?? []);
  // The editor counts and marks what is told here.
  useEffect(() => {
    if (problems.length > 0) store.dispatch({ type: 'problems', errors: problems });
  }, [problems, store]);
  const refusal =
    problems.length > 0
      ? t('problems.preventPublishing', { count: problems.length })
      : blocking.length > 0
        ? t('publish.blocked', { count: blocking.length })
        : undefined;
  const text = t(isRequest ? (isAgain ? 'requests.again' : 'requests.request') : 'editor.publish');
  const parts = { content, onGo, labelOf: (path: string) => fieldLabel({ t, registry, type: page.type, document }, path) };
  return (
    <SidePanel title={text} onClose={onClose}>
      <div className="lc-publish">
        <div className="lc-publish__body">
          <ErrorBox errors={isUnstored ? [t('publish.notStored'), ...asking.errors] : asking.errors} />
          <ProblemList problems={problems} labelOf={parts.labelOf} onGo={onGo} />
          {isRequest && (
            <div className="lc-publish__part">
              <p>{t(isAgain ? 'requests.againText' : 'requests.requestText')}</p>
              <TextArea
                label={t('requests.commentLabel')}
                help={t('requests.commentHelp')}
                value={comment}
                maxLength={2000}
                autoFocus
                onChange={setComment}
              />
            </div>
          )}
          <ChecksPart {...parts} />
          <ChangesPart {...parts} />
          <PlacePart content={content} isRequest={isRequest} />
        </div>
        <div className="lc-publish__foot">
          {canRequest && !isRequest && (
            <Button theme="plain" onPress={() => setRequest(true)}>
              {t('publish.askInstead')}
            </Button>
          )}
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button
            theme="orange"
            autoFocus={!isRequest}
            isPending={isRequest ? asking.isPending : publishing.isPending}
            disabledReason={refusal}
            onPress={() => void (isRequest ? asking.ask(comment) : publishing.publish())}
          >
            {text}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
