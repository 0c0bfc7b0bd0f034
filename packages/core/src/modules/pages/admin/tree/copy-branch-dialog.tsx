import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { proposedSlug } from '#contract/propose-slug.ts';
import { canonicalSlug } from '#contract/slug.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { TreePage } from '../../tree.calls.ts';
import { pageCalls } from '../../pages.client.ts';
import { errorsByField } from '../copies/errors-by-field.ts';
import { SlugField } from '../slug-field.tsx';

interface CopyBranchDialogProps {
  readonly page: TreePage;
  /** Below which the copy stands, beside the original. */
  readonly parentID: string | null;
  /** The page that follows the original; null where it is the last one that is known. */
  readonly beforeID: string | null;
  readonly onCopied: (copyID: string) => void;
  readonly onClose: () => void;
}

/** Copies a page with all below it. */
export function CopyBranchDialog({ page, parentID, beforeID, onCopied, onClose }: CopyBranchDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const textOf = useErrorText();
  const { errors, isPending, submit } = useSubmit('create-page');
  const name = page.title || t('editor.untitled');
  const [title, setTitle] = useState(() => t('copyPage.titleOf', { title: name }));
  const [ownSlug, setOwnSlug] = useState<string>();
  const above = page.slug.slice(0, page.slug.lastIndexOf('/'));
  const slug = ownSlug ?? proposedSlug({ title, locale: page.locale, prefix: above }) ?? '';
  const { of, general } = errorsByField(errors, { title: t('newPage.name'), slug: t('newPage.slug') }, textOf);

  const copy = async (): Promise<void> => {
    const body = { title: title.trim(), slug: canonicalSlug(slug) ?? slug, parentID, beforeID };
    const result = await submit(() => client.call(pageCalls.copyTree, { params: { id: page.id }, body }));
    if (!result.ok) return;
    void queries.invalidateQueries({ queryKey: ['pages'] });
    const { pageID, copies } = result.data;
    onCopied(pageID);
    onClose();
    const action = { label: t('pageTrash.open'), onPress: () => void navigate(`/pages/${pageID}`) };
    notify(t('copyTree.done', { count: copies.length }), { action });
  };
  return (
    <Modal
      isOpen
      size="medium"
      onClose={onClose}
      title={t('copyTree.title', { name })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('copyTree.confirm'), theme: 'orange', isPending, onPress: () => void copy() },
      ]}
    >
      <div className="lc-fields">
        <p>{t('copyTree.text')}</p>
        <ErrorBox errors={general} />
        <TextField
          label={t('newPage.name')}
          isRequired
          autoFocus
          maxLength={255}
          lang={page.locale}
          value={title}
          errors={of('title')}
          onChange={setTitle}
        />
        <SlugField
          label={t('newPage.slug')}
          help={t('newPage.slugHelp')}
          value={slug}
          locale={page.locale}
          errors={of('slug')}
          onChange={(next) => setOwnSlug(next === '' ? undefined : next)}
        />
      </div>
    </Modal>
  );
}
