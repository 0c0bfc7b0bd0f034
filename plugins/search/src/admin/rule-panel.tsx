import {
  Button,
  ErrorBox,
  Form,
  Modal,
  notify,
  SidePanel,
  useClient,
  useFormErrors,
  useMutation,
  useQueryClient,
  useSiteLocales,
} from '@lectern/core/admin';
import type { Result } from '@lectern/core/client';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ListedWordRule } from '../words.calls.ts';
import { wordCalls } from '../words.client.ts';
import { bodyOf, draftOf } from './rule-draft.ts';
import type { RuleStart } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import type { RuleField } from './rule-fields.tsx';
import { t } from './word-texts.ts';
import { wordsKey } from './words-key.ts';

interface RulePanelProps {
  /** Undefined: a new one. */
  readonly rule: ListedWordRule | undefined;
  /** What a new one is of, where that is known. */
  readonly of?: RuleStart;
  readonly onClose: () => void;
}

/** Makes a rule, changes one, or removes it. */
export function RulePanel({ rule, of, onClose }: RulePanelProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const { defaultLocale } = useSiteLocales();
  const [draft, setDraft] = useState(() => draftOf(rule, of ?? { locale: defaultLocale, term: '' }));
  const [isRemoving, setRemoving] = useState(false);
  const call = useMutation({
    mutationFn: async ({ send, said }: { send: () => Promise<Result<unknown>>; said: string }) => ({
      result: await send(),
      said,
    }),
    onSuccess({ result, said }) {
      if (!result.ok) return;
      notify(said);
      void queries.invalidateQueries({ queryKey: wordsKey });
      onClose();
    },
  });
  const labels: Readonly<Record<RuleField, string>> = {
    locale: t('words.locale'),
    kind: t('words.kind'),
    term: t('words.term'),
    means: t('field.meanings'),
    pageID: t('field.page'),
    firstDay: t('field.firstDay'),
    lastDay: t('field.lastDay'),
  };
  const result = call.data?.result;
  const problems = useFormErrors(
    // A refusal of one of several words is one of the field that holds them.
    (result && !result.ok ? result.errors : []).map((error) =>
      error.property?.startsWith('means.') ? { ...error, property: 'means' } : error,
    ),
    labels,
  );
  const save = (): void => {
    const body = bodyOf(draft);
    const isOfSplits = [draft.kind, rule?.kind].some((kind) => kind === 'whole' || kind === 'split');
    call.mutate({
      said: t(isOfSplits ? 'panel.savedSplit' : 'panel.saved'),
      send: () =>
        rule ? client.call(wordCalls.update, { params: { id: rule.id }, body }) : client.call(wordCalls.create, { body }),
    });
  };
  return (
    <SidePanel title={rule?.term ?? t('words.new')} onClose={onClose}>
      <Form
        className="lc-side__form"
        onSubmit={() => {
          if (!call.isPending) save();
        }}
      >
        <div className="lc-side__body">
          <ErrorBox key={call.submittedAt} errors={problems.general} />
          <RuleFields draft={draft} first={rule ? undefined : of ? 'means' : 'term'} problems={problems} onChange={setDraft} />
        </div>
        <div className="lc-modal__foot">
          {rule && (
            <Button theme="plain" onPress={() => setRemoving(true)}>
              {t('panel.remove')}
            </Button>
          )}
          <Button onPress={onClose}>{t('panel.cancel')}</Button>
          <Button theme="orange" type="submit" isPending={call.isPending}>
            {t('panel.save')}
          </Button>
        </div>
      </Form>
      <Modal
        isOpen={isRemoving && rule !== undefined}
        onClose={() => setRemoving(false)}
        title={t('panel.removeTitle', { term: rule?.term ?? '' })}
        isAlert
        buttons={[
          { text: t('panel.keep'), onPress: () => setRemoving(false) },
          {
            text: t('panel.remove'),
            theme: 'danger',
            onPress: () => {
              setRemoving(false);
              if (rule)
                call.mutate({ said: t('panel.removed'), send: () => client.call(wordCalls.remove, { params: { id: rule.id } }) });
            },
          },
        ]}
      >
        <p>{t('panel.removeText')}</p>
      </Modal>
    </SidePanel>
  );
}
