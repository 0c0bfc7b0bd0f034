import {
  Button,
  DateField,
  FieldLayout,
  localeName,
  PagePicker,
  Select,
  TextField,
  useFieldWiring,
  usePageTarget,
  useSiteLocales,
} from '@lectern/core/admin';
import type { FormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { longestTerm, ruleKinds } from '../word-rules.ts';
import type { RuleDraft } from './rule-draft.ts';
import { t } from './word-texts.ts';

export type RuleField = 'locale' | 'kind' | 'term' | 'means' | 'pageID' | 'firstDay' | 'lastDay';

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  /** The field to begin with; undefined for none. */
  readonly first: 'term' | 'means' | undefined;
  readonly problems: FormErrors<RuleField>;
  readonly onChange: (draft: RuleDraft) => void;
}

type PageFieldProps = Pick<RuleFieldsProps, 'draft' | 'problems' | 'onChange'>;

/** The page that comes first: its title, and a way to choose another. */
function PageField({ draft, problems, onChange }: PageFieldProps): ReactElement {
  const [isPicking, setPicking] = useState(false);
  const { pageID, locale } = draft;
  const target = usePageTarget(pageID ?? '');
  const field = { label: t('field.page'), isRequired: true, errors: problems.of('pageID') };
  const wiring = useFieldWiring(field);
  const title = 'title' in target ? target.title : target.state === 'gone' ? t('rule.pageGone') : '…';
  return (
    <FieldLayout {...field} wiring={wiring}>
      <div className="site-search-page">
        {pageID !== null && <span>{title}</span>}
        <Button id={wiring.id} onPress={() => setPicking(true)}>
          {pageID === null ? t('field.choosePage') : t('field.otherPage')}
        </Button>
      </div>
      {isPicking && (
        <PagePicker
          locale={locale}
          onClose={() => setPicking(false)}
          onChoose={({ id }) => {
            onChange({ ...draft, pageID: id });
            setPicking(false);
          }}
        />
      )}
    </FieldLayout>
  );
}

/** The fields of a rule of its kind. */
export function RuleFields({ draft, first, problems, onChange }: RuleFieldsProps): ReactElement {
  const { availableLocales } = useSiteLocales();
  const { kind } = draft;
  const set =
    <Name extends keyof RuleDraft>(name: Name) =>
    (value: RuleDraft[Name]) =>
      onChange({ ...draft, [name]: value });
  const isOfWord = kind === 'whole' || kind === 'split';
  return (
    <>
      <Select
        label={t('words.kind')}
        help={t(`kindHelp.${kind}`)}
        value={kind}
        options={ruleKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        errors={problems.of('kind')}
        onChange={set('kind')}
      />
      <TextField
        label={isOfWord ? t('field.compound') : t('field.sought')}
        isRequired
        autoFocus={first === 'term'}
        lang={draft.locale}
        maxLength={longestTerm}
        value={draft.term}
        errors={problems.of('term')}
        onChange={set('term')}
      />
      {kind !== 'whole' && kind !== 'promoted' && (
        <TextField
          label={kind === 'split' ? t('field.parts') : t('field.meanings')}
          help={kind === 'split' ? t('field.partsHelp') : t('field.meaningsHelp')}
          isRequired
          autoFocus={first === 'means'}
          lang={draft.locale}
          value={draft.means}
          errors={problems.of('means')}
          onChange={set('means')}
        />
      )}
      {kind === 'promoted' && (
        <>
          <PageField draft={draft} problems={problems} onChange={onChange} />
          <div className="site-search-days">
            <DateField
              label={t('field.firstDay')}
              value={draft.firstDay}
              errors={problems.of('firstDay')}
              onChange={set('firstDay')}
            />
            <DateField
              label={t('field.lastDay')}
              value={draft.lastDay}
              errors={problems.of('lastDay')}
              onChange={set('lastDay')}
            />
          </div>
          <p className="lc-quiet">{t('field.daysHelp')}</p>
        </>
      )}
      {availableLocales.length > 1 && (
        <Select
          label={t('words.locale')}
          value={draft.locale}
          options={availableLocales.map((value) => ({ value, label: localeName(value) }))}
          errors={problems.of('locale')}
          onChange={set('locale')}
        />
      )}
    </>
  );
}
