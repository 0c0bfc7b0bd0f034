import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import type { PageVersion } from '#modules/pages/page.schema.ts';
import type { Failure } from '#client/result.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { focusRow } from '../focus/focus.ts';
import { nameOfBlock } from '../registry/registry.ts';
import { newID } from '../save/sent-edits.ts';
import { documentOf } from '../state/editor-state.ts';
import { neighbourOf } from '../state/several.ts';
import { operationsOfSending } from './send-block.ts';

interface SendingOptions {
  readonly blockKey: string;
  readonly target: { readonly id: string; readonly title: string };
  readonly onSent: () => void;
}

/** A call that may have come through although no answer did: sent again as it was, it is one call. */
interface Attempt {
  readonly client: string;
  readonly place: Place;
  readonly document: PageContent;
  readonly operations: readonly Operation[];
}

/** Puts a block on another page, and only once that is done takes it away here. */
export function useSending({ blockKey, target, onSent }: SendingOptions) {
  const t = useText();
  const { client } = useApp();
  const { store, registry } = useEditorContext();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const attempt = useRef<Attempt>(undefined);

  const send = async (version: Pick<PageVersion, 'id' | 'revision'>, to: PageContent, place: Place): Promise<void> => {
    const from = documentOf(store.get());
    const block = from.blocks[blockKey];
    if (!block || isPending) return;
    setPending(true);
    setFailure(undefined);
    const former = attempt.current;
    const isAgain = former?.place === place && former.document === from;
    const operations = isAgain ? former.operations : operationsOfSending({ from, key: blockKey, to, place });
    const now = { client: isAgain ? former.client : newID(), place, document: from, operations };
    attempt.current = now;
    const result = await client.call(pageCalls.edit, {
      params: { id: version.id },
      body: { revision: version.revision, client: now.client, sequence: 1, operations: [...operations] },
    });
    setPending(false);
    if (!result.ok) {
      setFailure(result);
      return;
    }
    void queries.invalidateQueries({ queryKey: ['pages'] });
    const next = neighbourOf(documentOf(store.get()), [blockKey]);
    store.dispatch({ type: 'delete', key: blockKey });
    onSent();
    focusRow(next);
    notify(t('moveTo.done', { name: nameOfBlock(registry, block), page: target.title }), {
      action: { label: t('moveTo.open'), onPress: () => void navigate(`/pages/${target.id}`) },
    });
  };
  // Without an answer it may stand there already: sent again, it does so once.
  const isUnsure = failure !== undefined && (failure.status === 0 || failure.status >= 500);
  const title = t(isUnsure ? 'moveTo.unsure' : 'moveTo.failed');
  return { send, isPending, refusal: failure && { title, errors: textsOf(failure) } };
}
