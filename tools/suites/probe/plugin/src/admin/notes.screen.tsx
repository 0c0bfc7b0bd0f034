import { Screen, unwrap, useClient, useQuery } from '@lectern/core/admin';
import { probeCalls } from '../probe.client.ts';
import { t } from './messages.ts';

export default function NotesScreen() {
  const client = useClient();
  const notes = useQuery({
    queryKey: ['probe'],
    queryFn: async ({ signal }) => unwrap(await client.call(probeCalls.list, { signal })),
  });
  return (
    <Screen title={t('title')}>
      <ul className="probe-notes">
        {notes.data?.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Screen>
  );
}
