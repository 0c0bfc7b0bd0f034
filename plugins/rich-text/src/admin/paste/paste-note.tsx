import { Button, ReasonList } from '@lectern/core/admin';
import { describeDropped, explainDropped } from './describe-dropped.ts';
import type { Dropped } from '../../paste/paste-report.ts';
import type { Placed } from './place-paste.ts';
import { t } from '../editor-texts.ts';

interface PasteNoteProps {
  readonly placed: Placed;
  readonly dropped: Dropped;
  /** Makes blocks of the text; absent where there is no page around it. */
  readonly onSplit: (() => void) | undefined;
  readonly onClose: () => void;
}

const partsOf = (placed: Placed): number => (placed.kind === 'nothing' || !placed.split ? 0 : placed.split.rest.length + 1);

function offerText({ kind, count, mayInsert }: { kind: Placed['kind']; count: number; mayInsert: boolean }): string {
  if (kind === 'tooLong') return t(mayInsert ? 'paste.tooLong' : 'paste.tooLongAlone');
  return mayInsert && count > 1 ? t('paste.long') : '';
}

/** The message about a paste; empty where all of it stands in the text. */
export function noteText({ placed, dropped, mayInsert }: { placed: Placed; dropped: Dropped; mayInsert: boolean }): string {
  const nothing = placed.kind === 'nothing' ? t('paste.nothing') : '';
  const offer = offerText({ kind: placed.kind, count: partsOf(placed), mayInsert });
  const flattened = placed.kind === 'placed' && placed.flattened > 0 ? t('paste.flattened', { count: placed.flattened }) : '';
  return [nothing, offer, flattened, describeDropped(dropped)].filter(Boolean).join(' ');
}

/** The note about a paste, where there is anything to say. */
export function PasteNote({ placed, dropped, onSplit, onClose }: PasteNoteProps) {
  const text = noteText({ placed, dropped, mayInsert: onSplit !== undefined });
  if (text === '') return null;
  const count = partsOf(placed);
  const reasons = explainDropped(dropped);
  return (
    <div className="rich-text-editor__notice rich-text-paste" role="group" aria-label={t('paste.about')}>
      <p className="rich-text-paste__text">{text}</p>
      {reasons.length > 0 && <ReasonList summary={t('paste.why')} reasons={reasons} />}
      <div className="rich-text-paste__actions">
        {onSplit && count > 0 && (
          <Button size="small" onPress={onSplit}>
            {t(placed.kind === 'tooLong' ? 'paste.asBlocks' : 'paste.split', { count })}
          </Button>
        )}
        <Button size="small" theme="plain" onPress={onClose}>
          {t('paste.dismiss')}
        </Button>
      </div>
    </div>
  );
}
