import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { Finding } from './use-find.ts';

/** How far a search is, and the way to stop it. */
export function FindingProgress({ finding, onStop }: { readonly finding: Finding; readonly onStop: () => void }): ReactElement {
  const t = useText();
  const id = useId();
  const { looked, total } = finding;
  return (
    <div className="lc-texts__progress">
      <span id={id}>{t('findReplace.looking')}</span>
      <progress aria-labelledby={id} {...(total > 0 ? { value: looked, max: total } : {})} />
      <span className="lc-num lc-quiet">{total > 0 && t('findReplace.looked', { looked, total })}</span>
      <Button size="small" onPress={onStop}>
        {t('findReplace.stop')}
      </Button>
    </div>
  );
}
