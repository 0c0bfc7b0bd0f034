import { useQueryClient } from '@tanstack/react-query';
import { Languages, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { mostTranslated } from '../../page-limit.ts';
import type { CreatedTranslations } from '../../translations.calls.ts';
import { translationCalls } from '../../translations.client.ts';
import type { MatrixChoice } from './use-matrix-choice.ts';

interface LeftOutProps {
  readonly made: CreatedTranslations;
  readonly titleOf: (pageID: string) => string;
  readonly onClose: () => void;
}

/** The pages of which no translation was made, and why. */
function LeftOut({ made, titleOf, onClose }: LeftOutProps): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  return (
    <Modal
      isOpen
      size="medium"
      onClose={onClose}
      title={t('matrix.result', { made: made.created.length, leftOut: made.leftOut.length })}
      buttons={[{ text: t('matrix.close'), autoFocus: true, onPress: onClose }]}
    >
      <p>{t('matrix.leftOutText')}</p>
      <ul className="lc-by-language__left-out">
        {made.leftOut.map(({ pageID, errors }) => (
          <li key={pageID}>
            <Link to={`/pages/${pageID}`}>{titleOf(pageID)}</Link>{' '}
            <span className="lc-quiet">{textsOf({ ok: false, status: 400, errors, message: '' }).join(' ')}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The number of chosen pages, and the language in which translations of them are made. */
export function CreateBar({ choice, wanted }: { readonly choice: MatrixChoice; readonly wanted: string }): ReactElement {
  const t = useText();
  const { boot, client } = useApp();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const { availableLocales, defaultLocale } = boot.locales;
  const targets = availableLocales.filter((locale) => locale !== defaultLocale);
  const [picked, setPicked] = useState(wanted);
  const locale = targets.find((one) => one === picked) ?? targets[0] ?? defaultLocale;
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<CreatedTranslations>();
  const { chosen, set } = choice;

  async function create(): Promise<void> {
    setPending(true);
    const body = { pageIDs: chosen.map(({ pageID }) => pageID), locale };
    const result = await client.call(translationCalls.create, { body });
    setPending(false);
    await queries.invalidateQueries({ queryKey: ['translations'] });
    tellFailure(result);
    if (!result.ok) return;
    const { created, leftOut } = result.data;
    if (created.length > 0) notify(t('matrix.made', { count: created.length }));
    if (leftOut.length > 0) setMade(result.data);
    else set(chosen, false);
  }
  const titleOf = (id: string): string => chosen.find(({ pageID }) => pageID === id)?.title || t('matrix.untitled');
  return (
    <div className="lc-selection-bar">
      <p className="lc-num" role="status">
        {t('matrix.chosen', { count: chosen.length })}
      </p>
      <div className="lc-selection-bar__actions" role="group" aria-label={t('matrix.actions')}>
        <Select
          label={t('matrix.to')}
          isLabelHidden
          size="small"
          value={locale}
          options={targets.map((value) => ({ value, label: localeName(value) }))}
          onChange={setPicked}
        />
        <Button
          size="small"
          theme="orange"
          icon={<Languages className="lc-icon" aria-hidden="true" />}
          isPending={isPending}
          disabledReason={chosen.length > mostTranslated ? t('matrix.tooMany', { count: mostTranslated }) : undefined}
          onPress={() => void create()}
        >
          {t('matrix.create')}
        </Button>
        <IconButton
          label={t('matrix.clear')}
          icon={<X className="lc-icon" aria-hidden="true" />}
          onPress={() => set(chosen, false)}
        />
      </div>
      {made && (
        <LeftOut
          made={made}
          titleOf={titleOf}
          onClose={() => {
            setMade(undefined);
            set(chosen, false);
          }}
        />
      )}
    </div>
  );
}
