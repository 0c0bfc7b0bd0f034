import { useState } from 'react';
import type { ReactElement } from 'react';
import { canonicalSlug } from '#contract/slug.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { TrashedPage } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { SlugField } from '../slug-field.tsx';

interface FreeSlugDialogProps {
  readonly item: TrashedPage;
  readonly name: string;
  /** A slug that nobody has. */
  readonly free: string;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** Restores a page under another slug, because its own is taken by now. */
export function FreeSlugDialog({ item, name, free, onRestored, onClose }: FreeSlugDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const textOf = useErrorText();
  const [slug, setSlug] = useState(free);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const restore = async (): Promise<void> => {
    setPending(true);
    const body = { slug: canonicalSlug(slug) ?? slug };
    const result = await client.call(pageCalls.restore, { params: { id: item.id }, body });
    setPending(false);
    if (!result.ok) return setErrors(result.errors.map((error) => textOf(error, t('newPage.slug'))));
    onClose();
    return onRestored();
  };
  return (
    <Modal
      isOpen
      size="medium"
      onClose={onClose}
      title={t('pageTrash.slugTitle', { name })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('trash.restore'), theme: 'orange', isPending, onPress: () => void restore() },
      ]}
    >
      <SlugField
        label={t('newPage.slug')}
        help={t('pageTrash.slugText')}
        value={slug}
        locale={item.locale}
        errors={errors}
        onChange={(next) => {
          setSlug(next);
          setErrors([]);
        }}
      />
    </Modal>
  );
}
