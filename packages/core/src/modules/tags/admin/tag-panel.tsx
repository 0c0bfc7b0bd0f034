import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { DangerDialog } from '../../roles/admin/public.ts';
import { longestTerm } from '../tag-term.ts';
import { tagCalls } from '../tags.client.ts';
import type { ListedTag } from '../tags.schema.ts';
import { tagsKey } from './fields/use-asked-tags.ts';
import { MergePart } from './merge-part.tsx';
import { changesOf, draftOf } from './tag-draft.ts';
import { TagUsageList } from './tag-usage.tsx';

interface TagPanelProps {
  /** Undefined: a new one. */
  readonly tag: ListedTag | undefined;
  readonly onClose: () => void;
}

/** Makes a tag, or changes one: its names, who reads it, where it is used, which takes its place. */
export function TagPanel({ tag, onClose }: TagPanelProps): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(tag));
  const [isDeleting, setDeleting] = useState(false);
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const labels = { term: t('tagList.term'), synonyms: t('tagList.synonyms') };
  // A refusal of one of several names is one of the field that holds them.
  const problems = useFormErrors(
    errors.map((error) => (error.property?.startsWith('synonyms.') ? { ...error, property: 'synonyms' } : error)),
    labels,
  );
  const done = (): void => {
    void queries.invalidateQueries({ queryKey: tagsKey });
    onClose();
  };
  const save = async (): Promise<void> => {
    const changes = tag && changesOf(tag, draft);
    if (tag && !changes) return onClose();
    const { term, isPrivate } = draft;
    const result = await submit(() =>
      tag && changes
        ? client.call(tagCalls.update, { params: { id: tag.id }, body: changes })
        : client.call(tagCalls.create, { body: { term, isPrivate } }),
    );
    if (!result.ok) return;
    notify(t('tag.saved', { name: result.data.term }));
    done();
  };
  const isUsed = tag !== undefined && tag.pages + tag.files + tag.others > 0;
  return (
    <SidePanel title={tag?.term ?? t('tagList.new')} onClose={onClose}>
      <Form className="lc-side__form" onSubmit={save}>
        <div className="lc-side__body">
          <ErrorBox key={attempt} errors={problems.general} />
          <TextField
            label={labels.term}
            isRequired
            autoFocus={!tag}
            maxLength={longestTerm}
            value={draft.term}
            errors={problems.of('term')}
            onChange={(term) => setDraft({ ...draft, term })}
          />
          <Checkbox
            label={t('tag.isPrivate')}
            help={t('tag.isPrivateHelp')}
            isSelected={draft.isPrivate}
            onChange={(isPrivate) => setDraft({ ...draft, isPrivate })}
          />
          {tag && (
            <>
              <TextField
                label={labels.synonyms}
                help={t('tag.synonymsHelp')}
                value={draft.synonyms}
                errors={problems.of('synonyms')}
                onChange={(synonyms) => setDraft({ ...draft, synonyms })}
              />
              <section className="lc-group" aria-labelledby="tag-usage">
                <h3 className="lc-group__title" id="tag-usage">
                  {t('tag.usage')}
                </h3>
                <TagUsageList id={tag.id} />
              </section>
              <MergePart tag={tag} onDone={done} />
            </>
          )}
        </div>
        <div className="lc-modal__foot">
          {tag && (
            <Button theme="plain" disabledReason={isUsed ? t('tag.inUse') : undefined} onPress={() => setDeleting(true)}>
              {t('tag.delete')}
            </Button>
          )}
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button theme="orange" type="submit" isPending={isPending}>
            {t('action.save')}
          </Button>
        </div>
      </Form>
      {isDeleting && tag && (
        <DangerDialog
          title={t('tag.deleteTitle', { name: tag.term })}
          text={t('tag.deleteText')}
          confirm={t('tag.delete')}
          done={t('tag.deleted', { name: tag.term })}
          call={() => client.call(tagCalls.remove, { params: { id: tag.id } })}
          onDone={done}
          onClose={() => setDeleting(false)}
        />
      )}
    </SidePanel>
  );
}
