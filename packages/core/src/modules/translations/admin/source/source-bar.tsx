import { ChevronDown, ChevronUp, Languages } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useEditorContext } from '#modules/pages/admin/editor/public.ts';
import type { SourceChanges } from '../../translations.calls.ts';
import { SourceRow } from './source-row.tsx';
import { useSourceActions } from './use-source-actions.ts';

// The bar goes with what was pressed in it: the focus goes to what the page is called.
const focusHeading = (): void => document.querySelector<HTMLElement>('.lc-editor__title')?.focus();

interface SourceBarProps {
  readonly found: SourceChanges;
  readonly source: NonNullable<SourceChanges['source']>;
}

/** Says how many blocks of a translation differ from its source, leads to each, and takes the word of whoever looked at them. */
export default function SourceBar({ found: { outdated, changes }, source }: SourceBarProps): ReactElement {
  const t = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { page, isReadOnly } = useEditorContext();
  const { isPending, confirm, apply } = useSourceActions();
  const [isOpen, setOpen] = useState(false);
  const then = (work: Promise<boolean>): void =>
    void work.then(() =>
      requestAnimationFrame(() => {
        // What was pressed may be gone: the focus stays near it, unless somebody went on meanwhile.
        if (document.activeElement !== document.body) return;
        if (section.current) section.current.focus();
        else focusHeading();
      }),
    );
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <section ref={section} className="lc-source" aria-label={t('source.bar')} tabIndex={-1}>
      <div className="lc-source__line">
        <p>
          <Languages className="lc-icon" aria-hidden="true" />
          <span>
            {outdated > 0 ? t('source.behind', { count: outdated }) : t('source.moved', { count: changes.length })}{' '}
            <Link to={`/pages/${source.id}`}>{t('source.openPage')}</Link>
          </span>
        </p>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<Arrow className="lc-icon" aria-hidden="true" />}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'source.hide' : 'source.show')}
        </Button>
        {!isReadOnly && outdated > 0 && (
          <Button size="small" theme="plain" isPending={isPending} onPress={() => then(confirm())}>
            {t('source.all')}
          </Button>
        )}
      </div>
      <ul id={id} className="lc-source__list" hidden={!isOpen}>
        {changes.map((change) => (
          <SourceRow
            key={`${change.kind} ${change.blockKey}`}
            change={change}
            locale={change.kind === 'went' ? page.locale : source.locale}
            isPending={isPending}
            onConfirm={() => then(confirm([change.blockKey]))}
            onApply={() => then(apply(change))}
          />
        ))}
      </ul>
    </section>
  );
}
