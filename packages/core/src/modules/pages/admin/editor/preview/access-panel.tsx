import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { adminLocale } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { BareButton } from '#admin/ui/controls/bare-button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Spinner } from '#admin/ui/layout/spinner.tsx';
import { allKeys } from '#modules/pages/edits/place.ts';
import { useEditorContext, useStructure } from '../context/editor-context.ts';
import { focusFirstField, focusRow } from '../focus/focus.ts';
import { blockSummary, nameOfBlock } from '../registry/registry.ts';
import { accessRuleTexts } from './access-rules.ts';
import type { AccessAnswer } from './access-question.ts';
import { answerText } from './answer-text.ts';
import { groupFindings } from './group-findings.ts';
import type { FindingGroup, RuleFinding } from './group-findings.ts';

interface AccessPanelProps {
  /** Undefined while the page is being checked. */
  readonly answer: AccessAnswer | undefined;
  /** The page was changed since. */
  readonly isOutdated: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What is to be so, and where. */
function Rule({ rule: { rule, help, count, words } }: { readonly rule: RuleFinding }): ReactElement {
  const t = useText();
  const { page } = useEditorContext();
  const text = accessRuleTexts.get(rule);
  return (
    <span className="lc-access__rule">
      {text ? <span>{t(text)}</span> : <span lang={adminLocale().startsWith('en') ? undefined : 'en'}>{help}</span>}
      {(words || count > 1) && (
        <span className="lc-quiet">
          {words && <q lang={page.locale}>{words}</q>} {count > 1 && t('access.times', { count })}
        </span>
      )}
    </span>
  );
}

function Group({ group: { key, rules } }: { readonly group: FindingGroup }): ReactElement {
  const t = useText();
  const { store, registry, page, isReadOnly } = useEditorContext();
  const { blocks } = useStructure();
  const block = key === null ? undefined : blocks[key];
  const open = (): void => {
    if (key === null) return;
    store.dispatch({ type: 'select', key });
    if (isReadOnly) focusRow(key);
    else focusFirstField(key);
  };
  return (
    <li className="lc-access__group">
      <p className="lc-access__name">
        <span className="lc-access__block">{block ? nameOfBlock(registry, block) : t('access.around')}</span>
        {block && (
          <span className="lc-quiet" lang={page.locale}>
            {blockSummary(registry, block)}
          </span>
        )}
      </p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.rule}>
            {block ? (
              <button type="button" className="lc-access__finding" onClick={open}>
                <Rule rule={rule} />
              </button>
            ) : (
              <Rule rule={rule} />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What the check for accessibility found, by block. It advises, and keeps nothing from being published. */
export function AccessPanel({ answer, isOutdated, onAgain, onClose }: AccessPanelProps): ReactElement {
  const t = useText();
  const document = useStructure();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // The button goes while the page is being checked.
  const again = (): void => {
    title.current?.focus();
    onAgain();
  };
  const groups = answer ? groupFindings(answer, allKeys(document)) : [];
  return (
    <section className="lc-access" aria-labelledby="access-title">
      <header className="lc-access__head">
        <h2 className="lc-access__title" id="access-title" tabIndex={-1} ref={title}>
          {answer === undefined && <Spinner />}
          {answer === undefined ? t('access.checking') : answerText(t, answer)}
        </h2>
        {answer !== undefined && (
          <BareButton size="small" icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={again}>
            {t('access.again')}
          </BareButton>
        )}
        <IconButton label={t('access.close')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={onClose} />
      </header>
      {isOutdated && answer && <p className="lc-access__note lc-quiet">{t('access.outdated')}</p>}
      {answer && <p className="lc-access__note lc-quiet">{t('access.advice')}</p>}
      {groups.length > 0 && (
        <ul className="lc-access__groups">
          {groups.map((group) => (
            <Group key={group.key ?? ''} group={group} />
          ))}
        </ul>
      )}
    </section>
  );
}
