import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { mostTags } from '#contract/most-tags.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { announce } from '#admin/ui/overlay/announce.ts';
import { tagCalls } from '../../tags.client.ts';
import type { Tag } from '../../tags.schema.ts';
import { TagBox } from './tag-box.tsx';
import { TagChip } from './tag-chip.tsx';
import { tagsKey, useAskedTags } from './use-asked-tags.ts';

export interface TagsFieldProps extends FieldProps {
  /** Ids. */
  readonly value: readonly string[];
  /** Default: 30. */
  readonly max?: number | undefined;
  /** Id of a tag that is not offered. */
  readonly without?: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/** A tag that is shown, with the ids under which the value holds it: two of them may have been merged. */
interface Shown {
  readonly key: string;
  readonly ids: readonly string[];
  readonly tag: Tag | null;
}

function shownTags(value: readonly string[], tags: ReadonlyMap<string, Tag | null>): readonly Shown[] {
  const shown = new Map<string, Shown>();
  for (const id of value) {
    const tag = tags.get(id);
    // Of one that is still being asked for nothing can be said.
    if (tag === undefined) continue;
    const key = tag?.id ?? id;
    shown.set(key, { key, tag, ids: [...(shown.get(key)?.ids ?? []), id] });
  }
  return [...shown.values()];
}

/** Tags of the site: those that are chosen, and a box that finds others and makes new ones. */
export function TagsField({ value, max = mostTags, without, onChange, ...props }: TagsFieldProps): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  /** Those that were chosen here, which are known before they are asked for. */
  const [known, setKnown] = useState<ReadonlyMap<string, Tag>>(new Map());
  const asked = useAskedTags(value);
  const errors = [...(props.errors ?? []), ...refusal, ...(asked.isFailed ? [t('tags.failed')] : [])];
  const wiring = useFieldWiring({ ...props, errors });
  const shown = shownTags(value, new Map([...asked.tags, ...known]));
  const isFull = value.length >= max;

  const add = (tag: Tag): void => {
    setText('');
    setRefusal([]);
    setKnown((others) => new Map([...others, [tag.id, tag]]));
    if (shown.some(({ key }) => key === tag.id)) return;
    onChange([...value, tag.id]);
    announce(t('tags.added', { name: tag.term }));
  };
  const remove = ({ ids, tag }: Shown): void => {
    setRefusal([]);
    onChange(value.filter((id) => !ids.includes(id)));
    announce(t('tags.removed', { name: tag?.term ?? t('tags.gone') }));
    document.getElementById(wiring.id)?.focus();
  };
  const create = async (tag: { readonly term: string; readonly isPrivate: boolean }): Promise<void> => {
    const result = await client.call(tagCalls.create, { body: tag });
    void queries.invalidateQueries({ queryKey: tagsKey });
    if (result.ok) add(result.data);
    else setRefusal(textsOf(result));
  };
  return (
    <FieldLayout {...props} errors={errors} wiring={wiring} isGroup>
      {shown.length > 0 && (
        <ul className="lc-tags" aria-label={t('tags.chosen', { name: props.label })}>
          {shown.map((one) => (
            <li key={one.key}>
              <TagChip tag={one.tag} onRemove={props.isReadOnly ? undefined : () => remove(one)} />
            </li>
          ))}
        </ul>
      )}
      {props.isReadOnly && value.length === 0 && <p className="lc-quiet">{t('tags.none')}</p>}
      {!props.isReadOnly &&
        (isFull ? (
          <p className="lc-quiet" id={wiring.id} tabIndex={-1}>
            {t('tags.full', { count: max })}
          </p>
        ) : (
          <TagBox
            id={wiring.id}
            label={props.label}
            text={text}
            onText={setText}
            describedBy={wiring.describedBy}
            isInvalid={wiring.isInvalid}
            taken={new Set([...shown.map(({ key }) => key), ...(without ? [without] : [])])}
            onChoose={add}
            onCreate={(tag) => void create(tag)}
            onBack={() => {
              const last = shown.at(-1);
              if (last) remove(last);
            }}
          />
        ))}
    </FieldLayout>
  );
}
