import { ArrowLeft, CornerDownRight, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { LinkTargetField } from '../../pages/admin/fields/index.ts';
import type { MenuItem } from '../menu.schema.ts';
import { useItemLooks } from './item-looks.ts';
import { ItemSteps } from './item-steps.tsx';
import type { MenuCommands } from './use-menu-commands.ts';

interface ItemFormProps {
  readonly item: MenuItem;
  readonly locale: string;
  /** The title of its page, where it leads to one. */
  readonly pageTitle: string | undefined;
  readonly errors: { readonly label: readonly string[]; readonly to: readonly string[] };
  readonly canHold: boolean;
  readonly commands: MenuCommands;
  readonly onChange: (item: MenuItem) => void;
  readonly onMoveTo: () => void;
  /** Back to the tree, where the form stands below it. */
  readonly onBack: () => void;
}

/** The id of the field in which an item is named. */
export const labelFieldID = 'menu-item-label';
/** The id of the title of the form. */
export const formTitleID = 'menu-item-title';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** Words and target of an item, and what can be done with it. */
export function ItemForm(props: ItemFormProps): ReactElement {
  const { item, locale, pageTitle, errors, canHold, commands, onChange, onMoveTo, onBack } = props;
  const t = useText();
  const looks = useItemLooks();
  const state = looks.stateOf(item);
  const wiring = useFieldWiring({ id: undefined, help: t('menus.toHelp'), errors: errors.to });
  const change = (part: { readonly label?: string | undefined; readonly to?: MenuItem['to'] | null }) => {
    const { label = item.label, to = item.to } = part;
    onChange({ id: item.id, ...(label ? { label } : {}), ...(to ? { to } : {}), children: item.children });
  };
  return (
    <section className="lc-menu-form" aria-labelledby={formTitleID}>
      <div className="lc-menu-form__back">
        <Button size="small" theme="plain" icon={<ArrowLeft {...icon} />} onPress={onBack}>
          {t('menus.back')}
        </Button>
      </div>
      <header className="lc-menu-form__head">
        <h2 className="lc-pane__title" id={formTitleID} tabIndex={-1}>
          {looks.nameOf(item)}
        </h2>
        <ItemSteps id={item.id} commands={commands} />
      </header>
      <TextField
        id={labelFieldID}
        label={t('menus.label')}
        value={item.label ?? ''}
        maxLength={255}
        lang={locale}
        help={pageTitle ? t('menus.labelOfPage', { title: pageTitle }) : t('menus.labelHelp')}
        isRequired={!item.to || !('page' in item.to)}
        errors={errors.label}
        onChange={(label) => change({ label })}
      />
      <FieldLayout label={t('menus.to')} help={t('menus.toHelp')} errors={errors.to} wiring={wiring} isGroup>
        <LinkTargetField
          id="menu-item-to"
          value={item.to ?? null}
          describedBy={wiring.describedBy}
          locale={locale}
          hasFiles={false}
          onChange={(to) => change({ to: to && 'file' in to ? null : to })}
        />
      </FieldLayout>
      {state && state !== 'live' && <p className="lc-note">{t(`menus.stateHelp.${state}`)}</p>}
      <div className="lc-menu-form__foot">
        {canHold && (
          <Button icon={<Plus {...icon} />} onPress={() => commands.add({ parent: item.id, index: item.children.length })}>
            {t('menus.addBelow')}
          </Button>
        )}
        <Button icon={<CornerDownRight {...icon} />} onPress={onMoveTo}>
          {t('menus.moveTo')}
        </Button>
      </div>
    </section>
  );
}
