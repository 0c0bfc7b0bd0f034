import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** New recovery codes. They are shown this once; the server keeps none that could be read. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const text = codes.join('\n');
  const save = () => {
    const address = URL.createObjectURL(new Blob([`${boot.siteName}\n\n${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="lc-form">
      <p ref={heading} tabIndex={-1}>
        <strong>{t('recoveryCodes.title')}</strong> {t('recoveryCodes.text')}
      </p>
      <ul className="lc-codes" aria-label={t('recoveryCodes.label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="lc-form__foot">
        <Button icon={<Download className="lc-icon" aria-hidden="true" />} onPress={save}>
          {t('recoveryCodes.save')}
        </Button>
        <Button
          icon={<Copy className="lc-icon" aria-hidden="true" />}
          onPress={() => void navigator.clipboard.writeText(text).then(() => notify(t('recoveryCodes.copied')))}
        >
          {t('recoveryCodes.copy')}
        </Button>
        <Button theme="orange" onPress={onDone}>
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}
