import { useId } from 'react';
import type { ReactElement } from 'react';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { FoundPage, Hit } from '../page-texts.schema.ts';
import { ChoiceBox } from './choice-box.tsx';

interface FoundHitProps {
  readonly page: Pick<FoundPage, 'locale' | 'canEdit'>;
  readonly hit: Hit;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Why a hit cannot be replaced. */
function reasonOf({ canEdit }: FoundHitProps['page'], { isDraft, isFree }: Hit): TextKey | undefined {
  if (!isDraft) return 'findReplace.liveAloneHelp';
  if (!isFree) return 'findReplace.interrupted';
  return canEdit ? undefined : 'findReplace.notYours';
}

/** A place where a page says it, in its sentence. */
export function FoundHit({ page, hit, isChosen, onChoose }: FoundHitProps): ReactElement {
  const t = useText();
  const id = useId();
  const { block, before, text, after, isDraft, isLive } = hit;
  const reason = reasonOf(page, hit);
  const place = block ? labelOf(block.label, block.type.split('/')[0]) : t('findReplace.ofPage');
  const sentence = `${before}${text}${after}`;
  return (
    <li className="lc-texts-hit">
      <ChoiceBox
        className="lc-texts-hit__line"
        share={isChosen ? 'all' : 'none'}
        label={t('findReplace.chooseHit', { sentence })}
        isDisabled={reason !== undefined}
        describedBy={id}
        onChange={onChoose}
      >
        <span className="lc-texts-hit__sentence" lang={page.locale}>
          {before}
          <mark>{text}</mark>
          {after}
        </span>
      </ChoiceBox>
      <p className="lc-texts-hit__facts lc-quiet" id={id}>
        <span>{place}</span>
        {isDraft !== isLive && (
          <StatusBadge tone={isLive ? 'live' : 'neutral'}>
            {t(isLive ? 'findReplace.liveAlone' : 'findReplace.draftAlone')}
          </StatusBadge>
        )}
        {reason && <span>{t(reason)}</span>}
      </p>
    </li>
  );
}
