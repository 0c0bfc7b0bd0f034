import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { FieldEditor } from '#contract/fields/field.ts';
import { formatMoment } from '#admin/messages/format.ts';
import { translatedEditors } from '#admin/messages/translated-manifest.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useDraft } from '#admin/state/use-draft.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { FieldsForm } from '../../pages/admin/public.ts';
import type { OwnedSettings } from '../settings.schema.ts';
import { changedValues } from './changed-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { problemsByPath } from './problems-by-path.ts';
import { useSaveSettings } from './use-save-settings.ts';

const lockTexts = { config: 'siteSettings.lockedBy.config', environment: 'siteSettings.lockedBy.environment' } as const;

/** Says who saved settings last, as far as that is known. */
function LastSave({ saved }: { readonly saved: OwnedSettings }): ReactElement | null {
  const t = useText();
  const { updatedAt, updatedBy } = saved;
  if (!updatedAt) return null;
  const time = formatMoment(updatedAt);
  return (
    <p className="lc-quiet">
      {updatedBy ? t('siteSettings.savedBy', { name: updatedBy.name, time }) : t('siteSettings.savedAt', { time })}
    </p>
  );
}

/** The settings of one module or plugin, in the form that their fields stand for. */
export function SettingsForm({ settings }: { readonly settings: OwnedSettings }): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const draft = useDraft(settings.values);
  const { saved, errors, general, other, isPending, ...act } = useSaveSettings(settings, draft.reset);
  const isUnsaved = Object.keys(changedValues(saved.values, draft.value)).length > 0;
  const problems = useMemo(() => problemsByPath(errors), [errors]);
  useEffect(() => {
    if (errors.length > 0) document.querySelector<HTMLElement>('#settings-form [aria-invalid="true"]')?.focus();
  }, [errors]);
  const locks = useMemo(
    () => Object.fromEntries(Object.entries(saved.locked).map(([name, by]) => [name, t(lockTexts[by])])),
    [saved.locked, t],
  );
  const fields = useMemo(
    () => translatedEditors(saved.fields as unknown as Readonly<Record<string, FieldEditor>>, saved.owner),
    [saved],
  );
  const count = Object.keys(problems).length;
  const submit = (): void => {
    if (isUnsaved) void act.save(draft.value);
  };
  return (
    <Screen
      title={labelOf(saved.label, saved.owner)}
      width="medium"
      detail={
        <Link className="lc-back" to="/site-settings">
          <ArrowLeft className="lc-icon" aria-hidden="true" />
          {t('siteSettings.title')}
        </Link>
      }
      actions={
        <Button
          theme="orange"
          isPending={isPending}
          disabledReason={isUnsaved ? undefined : t('siteSettings.noChanges')}
          onPress={() => document.querySelector<HTMLFormElement>('#settings-form')?.requestSubmit()}
        >
          {t('action.save')}
        </Button>
      }
    >
      <Form id="settings-form" className="lc-stack" isChanged={isUnsaved} onSubmit={submit}>
        <ErrorBox errors={count > 0 ? [t('siteSettings.problems', { count }), ...general] : general} />
        <div className="lc-panel lc-form--padded">
          <FieldsForm
            id="settings"
            fields={fields}
            values={draft.value}
            onChange={draft.change}
            locale={boot.locales.defaultLocale}
            history={draft.history}
            problems={problems}
            locks={locks}
            headingLevel={2}
          />
        </div>
        <LastSave saved={saved} />
        {/* Without one, Enter in a field would do nothing. */}
        <input type="submit" hidden value={t('action.save')} />
      </Form>
      {other && (
        <ConflictDialog
          other={other}
          isPending={isPending}
          onReload={() => void act.reload()}
          onKeep={() => void act.keep(draft.value)}
          onClose={act.later}
        />
      )}
    </Screen>
  );
}
