import { TextField, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { appointmentsCalls } from '../../appointments.client.ts';
import { contactFields } from '../../planner-form.ts';
import { EditPanel } from '../edit-panel.tsx';
import { t } from '../planner-texts.ts';
import { useSave } from '../use-save.ts';
import { Alternatives } from './alternatives.tsx';
import { TimeFields, timeLabels } from './time-fields.tsx';
import type { ChosenTime } from './time-fields.tsx';

const noTime: ChosenTime = { region: '', advisor: '', start: '' };
const nobody = { contactPerson: '', relationNumber: '', phone: '', email: '' };
const isOptional = 'relationNumber';
const types = { contactPerson: 'text', relationNumber: 'text', phone: 'tel', email: 'email' } as const;

/** Makes an appointment for a customer. */
export function BookPanel({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const { save, isPending, errors, alternatives } = useSave();
  const [time, setTime] = useState(noTime);
  const [contact, setContact] = useState(nobody);
  const [isTried, setTried] = useState(false);
  const missing = isTried && time.start === '' ? [{ property: time.region === '' ? 'region' : 'start', code: 'V_01' }] : [];
  const problems = useFormErrors([...errors, ...missing], {
    ...timeLabels(),
    contactPerson: t('contact.contactPerson'),
    relationNumber: t('contact.relationNumber'),
    phone: t('contact.phone'),
    email: t('contact.email'),
  });
  const book = (): void => {
    setTried(true);
    if (time.start === '') return;
    save({
      said: t('book.done'),
      after: onClose,
      send: () => client.call(appointmentsCalls.book, { body: { ...time, ...contact } }),
    });
  };
  return (
    <EditPanel
      title={t('book.title')}
      errors={problems.general}
      isPending={isPending}
      saveText={t('book.save')}
      onSave={book}
      onClose={onClose}
    >
      {contactFields.map((field) => (
        <TextField
          key={field}
          label={t(`contact.${field}`)}
          type={types[field]}
          value={contact[field]}
          onChange={(text) => setContact({ ...contact, [field]: text })}
          errors={problems.of(field)}
          isRequired={field !== isOptional}
          autoFocus={field === contactFields[0]}
        />
      ))}
      <Alternatives
        times={alternatives}
        chosen={time.start}
        onChoose={({ advisor, start }) => setTime({ region: time.region, advisor, start })}
      />
      <TimeFields value={time} onChange={setTime} problems={problems} />
    </EditPanel>
  );
}
