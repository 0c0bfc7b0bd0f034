import { until } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Api } from '../browser/test-kit/api.ts';

interface Heard {
  readonly notes: readonly string[];
  readonly pages: readonly string[];
  readonly refusals: number;
  readonly jobs: readonly string[];
}

interface Listener {
  readonly name: string;
  readonly behind: number;
  readonly tries: number;
  readonly lastError: string | null;
}

/**
 * The contract of events and jobs, as the probe uses it. Fails where listeners are handed events out of order or of a
 * failed command, where one that fails holds up the others, and where a job does not wait for its time.
 */
export function holdsEvents(open: () => Api): void {
  const heard = async (): Promise<Heard> => (await open().get<{ data: Heard }>('/probe/heard')).data;
  const listener = async (name: string): Promise<Listener | undefined> =>
    (await open().get<{ data: readonly Listener[] }>('/events/listeners')).data.find((each) => each.name === name);

  it('listens for events of its own and of core, in their order, beside a listener that always fails', async () => {
    const api = open();
    const before = await heard();
    const written: string[] = [];
    for (let count = 0; count < 20; count += 1)
      written.push((await api.post<{ data: { id: string } }>('/probe/notes', { text: `Note ${count}` })).data.id);
    // A refusal tells what it knows; the event of a refused command is never heard of.
    const refusal = await api.post('/probe/notes', { text: 'Note 0' }).then(() => 'none', String);
    expect(refusal).to.include('PROBE_01').and.to.include(written[0]);
    await until(async () => (await heard()).notes.slice(before.notes.length), written);

    const { pageID, revision } = await api.post<{ pageID: string; revision: number }>('/page/create', {
      title: 'Gehoord',
      slug: '/gehoord',
      type: 'lectern/blank',
      locale: 'nl-NL',
    });
    await api.post(`/page/${pageID}/publish`, { revision });
    await api.post(`/page/${pageID}/unpublish`, {});
    await until(
      async () => (await heard()).pages.filter((page) => page.endsWith(pageID)),
      [`page.published ${pageID}`, `page.unpublished ${pageID}`],
    );

    await until(async () => (await listener('probe:notes'))?.behind, 0);
    const stubborn = await listener('probe:stubborn');
    expect(stubborn?.lastError).to.equal('The probe refuses this event.');
    expect(stubborn?.behind).to.be.at.least(20);
    expect((await heard()).refusals).to.be.at.least(stubborn?.tries ?? 1);
  });

  it('has jobs that run at their time, and not before', async () => {
    const api = open();
    await api.post('/probe/remind', { text: 'tomorrow', seconds: 86_400 });
    await api.post('/probe/remind', { text: 'soon', seconds: 1 });
    await api.post('/probe/remind', { text: 'now', seconds: 0 });
    await until(async () => (await heard()).jobs, ['now', 'soon']);
  });
}
