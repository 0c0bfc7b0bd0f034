import type { Repair } from '../document/repair-log.ts';
import { t } from './editor-texts.ts';

interface EditorNoticesProps {
  readonly repairs: readonly Repair[];
  readonly isNewer: boolean;
}

/** The notices above a text: the repairs made when it was opened, or the reason why it cannot be changed. */
export function EditorNotices({ repairs, isNewer }: EditorNoticesProps) {
  if (isNewer) {
    return (
      <p className="rich-text-editor__notice" role="note">
        {t('editor.newer')}
      </p>
    );
  }
  if (repairs.length === 0) return null;
  return (
    <details className="rich-text-editor__notice">
      <summary>{t('editor.repaired')}</summary>
      <ul>
        {repairs.map((repair) => (
          <li key={repair}>{t(`repair.${repair}`)}</li>
        ))}
      </ul>
    </details>
  );
}
