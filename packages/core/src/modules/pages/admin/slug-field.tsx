import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { foldSlug } from '#contract/propose-slug.ts';
import { canonicalSlug } from '#contract/slug.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useSlugCheck } from './use-slug-check.ts';
import type { SlugState } from './use-slug-check.ts';

interface SlugFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly locale: string;
  readonly current?: string;
  readonly pageID?: string;
  readonly errors?: readonly string[];
  readonly isReadOnly?: boolean;
  readonly id?: string;
  readonly onChange: (slug: string) => void;
}

const notes: Readonly<Partial<Record<SlugState, TextKey>>> = {
  checking: 'slug.checking',
  available: 'slug.available',
  unchecked: 'slug.unchecked',
};
const faults: Readonly<Partial<Record<SlugState, TextKey>>> = { taken: 'slug.taken', invalid: 'slug.invalid' };

/** A slug that says at once whether it is free. Leaving it brings it into its one canonical form, other letters spelt with those that a slug may hold. */
export function SlugField(props: SlugFieldProps): ReactElement {
  const { value, locale, current, pageID, errors = [], onChange } = props;
  const t = useText();
  const state = useSlugCheck({
    slug: value,
    locale,
    ...(current === undefined ? {} : { current }),
    ...(pageID ? { pageID } : {}),
  });
  // Whatever the server refused is true until something else is typed.
  const said = errors.length > 0 ? 'empty' : state;
  const fault = faults[said];
  const note = notes[said];

  useEffect(() => {
    if (said === 'taken') announce(t('slug.taken'));
    if (said === 'available') announce(t('slug.available'));
  }, [said, t]);

  return (
    <div className="lc-slug-field">
      <TextField
        label={props.label}
        help={props.help}
        {...(props.id ? { id: props.id } : {})}
        className="lc-slug"
        value={value}
        spellCheck={false}
        isReadOnly={props.isReadOnly ?? false}
        errors={[...errors, ...(fault ? [t(fault)] : [])]}
        onChange={(next) => onChange(next === '' || next.startsWith('/') ? next : `/${next}`)}
        onBlur={() => {
          const canonical = canonicalSlug(value) ?? canonicalSlug(foldSlug(value, locale));
          if (value !== '' && canonical && canonical !== value) onChange(canonical);
        }}
      />
      {note && (
        <p className="lc-slug-field__note" data-state={state}>
          {t(note)}
        </p>
      )}
    </div>
  );
}
