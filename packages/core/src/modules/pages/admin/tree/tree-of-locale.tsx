import { Files } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import type { TreePage } from '../../tree.calls.ts';
import { CopyBranchDialog } from './copy-branch-dialog.tsx';
import { MoveToDialog } from './move-to-dialog.tsx';
import { PageTree } from './page-tree.tsx';
import { placeOf, top } from './tree-levels.ts';
import { useTreeCommands } from './use-tree-commands.ts';
import { useTreeLevels } from './use-tree-levels.ts';
import { useUnfolded } from './use-unfolded.ts';

/** The tree of one locale, with its dialogs. */
export function TreeOfLocale({ locale }: { readonly locale: string }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const tree = useTreeLevels(locale);
  const { unfolded, unfoldOnly, unfold } = useUnfolded(locale);
  const [copied, setCopied] = useState<TreePage>();
  const commands = useTreeCommands({ tree, unfold });
  const first = tree.levels.get(top);
  if (!first) {
    if (tree.failed.has(top)) return <ErrorState title={t('table.failed')} onRetry={() => void tree.loadMore(top)} />;
    return <Skeleton lines={8} label={t('tree.loading')} />;
  }
  if (first.total === 0) return <EmptyState icon={<Files />} title={t('pages.empty.title')} text={t('pages.empty.text')} />;
  const parentOf = ({ id }: TreePage): string => placeOf(tree.levels, id)?.parent ?? top;
  const parentIDOf = (page: TreePage): string | null => (parentOf(page) === top ? null : parentOf(page));
  const nextOf = ({ id }: TreePage): string | null => {
    const place = placeOf(tree.levels, id);
    return place?.level.items[place.index + 1]?.id ?? null;
  };
  return (
    <>
      <PageTree
        label={t('tree.label', { locale: localeName(locale) })}
        tree={tree}
        unfolded={unfolded}
        onUnfold={unfoldOnly}
        commands={commands}
        acts={{
          onOpen: ({ id }) => void navigate(`/pages/${id}`),
          onStep: ({ id }, step) => void commands.step(id, step),
          onMoveTo: (page) => commands.ask({ page, target: { parentID: parentIDOf(page), beforeID: null } }),
          onCopy: setCopied,
        }}
      />
      {commands.asked && (
        <MoveToDialog key={commands.asked.page.id} asked={commands.asked} commands={commands} onClose={commands.endAsking} />
      )}
      {copied && (
        <CopyBranchDialog
          page={copied}
          parentID={parentIDOf(copied)}
          beforeID={nextOf(copied)}
          onCopied={(id) => void commands.renewAndFocus([parentOf(copied)], id)}
          onClose={() => setCopied(undefined)}
        />
      )}
    </>
  );
}
