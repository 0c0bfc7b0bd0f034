import { useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { menuCalls } from '../menu.client.ts';
import type { FilledMenu } from '../menu.schema.ts';

interface FillDialogProps {
  readonly name: string;
  readonly locale: string;
  /** The other locales of the site. */
  readonly others: readonly string[];
  readonly onFilled: (filled: FilledMenu) => void;
  readonly onClose: () => void;
}

/** Takes the items of another language over, each leading to the translation of its page. */
export function FillDialog({ name, locale, others, onFilled, onClose }: FillDialogProps): ReactElement {
  const t = useText();
  const { client, boot } = useApp();
  const textsOf = useFailureTexts();
  const [from, setFrom] = useState(others.includes(boot.locales.defaultLocale) ? boot.locales.defaultLocale : (others[0] ?? ''));
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const fill = async () => {
    setPending(true);
    const result = await client.call(menuCalls.filled, { params: { name }, query: { locale, from } });
    setPending(false);
    if (result.ok) onFilled(result.data);
    else setFailed(textsOf(result));
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('menus.fillTitle')}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('menus.fillButton'), theme: 'orange', isPending, onPress: () => void fill() },
      ]}
    >
      <p>{t('menus.fillText')}</p>
      <Select
        label={t('menus.fillFrom')}
        value={from}
        options={others.map((value) => ({ value, label: localeName(value) }))}
        onChange={setFrom}
      />
      <ErrorBox errors={failed} />
    </Modal>
  );
}
