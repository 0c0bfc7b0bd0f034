import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Failure, Result } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import type { ButtonTheme } from '#admin/ui/controls/button.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { runOnPages } from './run-on-pages.ts';
import type { NamedPage, PageOutcome } from './run-on-pages.ts';

export interface PagesDialogProps {
  readonly pages: readonly NamedPage[];
  readonly title: string;
  readonly confirm: string;
  readonly theme?: ButtonTheme;
  /** Why it cannot be done yet. */
  readonly disabledReason?: string | undefined;
  readonly isPending?: boolean;
  readonly call: (page: NamedPage) => Promise<Result<unknown>>;
  /** Called with what became of each, as soon as that is known. */
  readonly onOutcomes: (outcomes: readonly PageOutcome[]) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const isAboutContent = ({ property }: Failure['errors'][number]): boolean =>
  property !== undefined && /^(blocks|typeData|seoSettings|title)\b/.test(property);

/** Why it was not done with a page. Problems of its content are counted: they stand in its editor. */
function useReason(): (failure: Failure) => string {
  const t = useText();
  const textsOf = useFailureTexts();
  return (failure) => {
    const count = failure.errors.filter(isAboutContent).length;
    return count > 0 ? t('selection.problems', { count }) : textsOf(failure).join(' ');
  };
}

function Outcomes({ outcomes }: { readonly outcomes: readonly PageOutcome[] }): ReactElement {
  const t = useText();
  const reasonOf = useReason();
  return (
    <ul className="lc-outcomes">
      {outcomes.map(({ page, failure }) => (
        <li key={page.id} className="lc-outcome" data-done={failure === undefined}>
          {failure ? (
            <CircleAlert className="lc-icon" aria-hidden="true" />
          ) : (
            <CircleCheck className="lc-icon" aria-hidden="true" />
          )}
          <span className="lc-outcome__text">
            <span className="lc-outcome__name" lang={page.locale}>
              {failure ? <Link to={`/pages/${page.id}`}>{page.title}</Link> : page.title}
            </span>
            <span className="lc-quiet">{failure ? `${t('selection.notDone')}: ${reasonOf(failure)}` : t('selection.done')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** As many as are named before something is done with them. */
const maxNamed = 12;

/** Which pages it is about. */
function NamedPages({ pages }: { readonly pages: readonly NamedPage[] }): ReactElement {
  const t = useText();
  const rest = pages.length - maxNamed;
  return (
    <ul className="lc-named-pages">
      {pages.slice(0, maxNamed).map(({ id, title, locale }) => (
        <li key={id} lang={locale}>
          {title}
        </li>
      ))}
      {rest > 0 && <li className="lc-quiet">{t('deletePage.more', { count: rest })}</li>}
    </ul>
  );
}

/** Asks, does one thing with each of some pages, and says of each what became of it. Closes by itself where all went well. */
export function PagesDialog(props: PagesDialogProps): ReactElement {
  const { pages, title, confirm, theme = 'orange', disabledReason, isPending = false, call, onOutcomes, onClose } = props;
  const t = useText();
  const [done, setDone] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly PageOutcome[]>();

  const run = async (): Promise<void> => {
    setDone(0);
    const all = await runOnPages(pages, { call, onProgress: setDone });
    setDone(undefined);
    onOutcomes(all);
    if (all.some(({ failure }) => failure)) setOutcomes(all);
    else onClose();
  };
  if (outcomes) {
    const count = outcomes.filter(({ failure }) => !failure).length;
    return (
      <Modal
        isOpen
        size="medium"
        onClose={onClose}
        title={t('selection.result', { done: count, total: outcomes.length })}
        buttons={[{ text: t('selection.close'), autoFocus: true, onPress: onClose }]}
      >
        <Outcomes outcomes={outcomes} />
      </Modal>
    );
  }
  return (
    <Modal
      isOpen
      isAlert
      isForced={done !== undefined}
      size="medium"
      onClose={onClose}
      title={title}
      buttons={[
        ...(done === undefined ? [{ text: t('action.cancel'), autoFocus: true, onPress: onClose }] : []),
        { text: confirm, theme, disabledReason, isPending: isPending || done !== undefined, onPress: () => void run() },
      ]}
    >
      {props.children}
      <NamedPages pages={pages} />
      <p className="lc-quiet" role="status">
        {done !== undefined && pages.length > 1 && t('selection.progress', { done, total: pages.length })}
      </p>
    </Modal>
  );
}
