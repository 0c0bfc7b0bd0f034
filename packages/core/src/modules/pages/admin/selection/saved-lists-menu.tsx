import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { keepLists, savedLists, withList } from './saved-lists.ts';

export interface SavedListsMenuProps {
  readonly id?: string | undefined;
  /** The list of which filters are saved: `all`, or a page type. */
  readonly place: string;
}

/** The filters that a person saved of a list, and the way to save those that are set now. */
export function SavedListsMenu({ id, place }: SavedListsMenuProps): ReactElement {
  const t = useText();
  const user = useCurrentUser();
  const [parameters, setParameters] = useSearchParams();
  const [lists, setLists] = useState(() => savedLists(user.ID, place));
  const [name, setName] = useState<string>();
  const query = new URLSearchParams(parameters);
  query.delete('page');

  const keep = (next: typeof lists, done: string): void => {
    keepLists(user.ID, place, next);
    setLists(next);
    notify(done);
  };
  const save = (): void => {
    const wanted = (name ?? '').trim();
    if (wanted === '') return;
    keep(withList(lists, { name: wanted, query: query.toString() }), t('savedLists.saved', { name: wanted }));
    setName(undefined);
  };
  return (
    <>
      <Menu
        label={t('pages.savedLists')}
        trigger={
          <Button {...(id ? { id } : {})} size="small" icon={<Bookmark className="lc-icon" aria-hidden="true" />}>
            {t('pages.savedLists')}
          </Button>
        }
        actions={[
          ...lists.map((list) => ({
            key: `open ${list.name}`,
            label: list.name,
            onPress: () => setParameters(new URLSearchParams(list.query)),
          })),
          {
            key: 'save',
            label: t('savedLists.save'),
            disabledReason: query.size === 0 ? t('savedLists.nothing') : undefined,
            onPress: () => setName(''),
          },
          ...lists.map((list) => ({
            key: `remove ${list.name}`,
            label: t('savedLists.remove', { name: list.name }),
            icon: <X className="lc-icon" aria-hidden="true" />,
            onPress: () =>
              keep(
                lists.filter((other) => other !== list),
                t('savedLists.removed', { name: list.name }),
              ),
          })),
        ]}
      />
      {name !== undefined && (
        <Modal
          isOpen
          onClose={() => setName(undefined)}
          title={t('savedLists.saveTitle')}
          buttons={[
            { text: t('action.cancel'), onPress: () => setName(undefined) },
            { text: t('savedLists.confirm'), theme: 'orange', onPress: save },
          ]}
        >
          <Form
            onSubmit={() => {
              save();
            }}
          >
            <TextField label={t('savedLists.name')} isRequired autoFocus maxLength={60} value={name} onChange={setName} />
          </Form>
        </Modal>
      )}
    </>
  );
}
