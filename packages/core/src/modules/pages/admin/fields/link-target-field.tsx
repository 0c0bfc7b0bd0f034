import type { ReactElement } from 'react';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { ChosenPage } from './chosen-page.tsx';
import { isBadTarget } from './link-value.ts';
import type { LinkKind, TargetDraft } from './link-value.ts';
import { MediaChoice } from '../../../media/admin/fields/index.ts';
import { Select } from '../../../../admin/ui/controls/select.tsx';
import { TextField } from '../../../../admin/ui/fields/text-field.tsx';

export interface LinkTargetFieldProps {
  /** Id of the choice of a kind; the controls of each kind derive theirs from it. */
  readonly id: string;
  readonly value: TargetDraft;
  readonly onChange: (value: TargetDraft) => void;
  /** Whether it may lead nowhere. */
  readonly isOptional?: boolean;
  readonly isReadOnly?: boolean;
  readonly locale?: string | undefined;
}

const typedKinds = {
  address: { property: 'href', label: 'link.href', help: 'link.hrefHelp', bad: 'link.hrefBad', inputMode: 'url' },
  mail: { property: 'mail', label: 'link.mailAddress', help: undefined, bad: 'link.mailBad', inputMode: 'email' },
  phone: { property: 'phone', label: 'link.phoneNumber', help: 'link.phoneHelp', bad: 'link.phoneBad', inputMode: 'tel' },
} as const;

const isTyped = (kind: LinkKind): kind is keyof typeof typedKinds => Object.hasOwn(typedKinds, kind);

/** Where a link leads: a page and a place on it, a file, an address, a mail address or a telephone number. */
export function LinkTargetField(props: LinkTargetFieldProps): ReactElement {
  const { id, value, onChange, isOptional = false, isReadOnly = false, locale } = props;
  const t = useText();
  const change = (part: Partial<TargetDraft>) => onChange({ ...value, ...part });
  const kinds: readonly { readonly value: LinkKind; readonly label: string }[] = [
    ...(isOptional || value.kind === 'none' ? [{ value: 'none' as const, label: t('link.none') }] : []),
    { value: 'page', label: t('link.page') },
    { value: 'file', label: t('link.file') },
    { value: 'address', label: t('link.address') },
    { value: 'mail', label: t('link.mail') },
    { value: 'phone', label: t('link.phone') },
  ];
  const typed = isTyped(value.kind) ? typedKinds[value.kind] : undefined;
  return (
    <>
      <Select
        id={id}
        label={t('link.kind')}
        value={value.kind}
        options={kinds}
        isReadOnly={isReadOnly}
        onChange={(kind) => change({ kind })}
      />
      {value.kind === 'page' && (
        <ChosenPage
          id={`${id}.to.page`}
          page={value.page}
          anchor={value.anchor}
          locale={locale}
          isReadOnly={isReadOnly}
          onChange={change}
        />
      )}
      {value.kind === 'file' && (
        <MediaChoice
          id={`${id}.to.file`}
          label={t('link.fileLabel')}
          kind="document"
          fileID={value.file || undefined}
          isReadOnly={isReadOnly}
          onChoose={(file) => change({ file: file.id })}
          onRemove={() => change({ file: '' })}
        />
      )}
      {typed && (
        <TextField
          id={`${id}.to.href`}
          label={t(typed.label)}
          help={typed.help && t(typed.help)}
          inputMode={typed.inputMode}
          value={value[typed.property]}
          spellCheck={false}
          isReadOnly={isReadOnly}
          errors={isBadTarget(value) ? [t(typed.bad)] : []}
          onChange={(next) => change({ [typed.property]: next })}
        />
      )}
    </>
  );
}
