import { expect } from 'chai';
import { expectSuccess } from '@lectern/testing';
import { historyFixture, set } from './history-fixture.test-kit.ts';
import type { HistoryFixture } from './history-fixture.test-kit.ts';

describe('a version that says what is live', () => {
  let page: HistoryFixture['page'];
  let present: HistoryFixture['present'];
  let store: HistoryFixture['store'];
  let edit: HistoryFixture['edit'];
  let restore: HistoryFixture['restore'];
  let publish: HistoryFixture['publish'];
  historyFixture((fixture) => {
    ({ page, present, store, edit, restore, publish } = fixture);
  });

  const isChanged = async (): Promise<boolean> => (await present()).hasUnpublishedChanges;

  it('has nothing unpublished where it was stored as it stood, until something is written', async () => {
    await publish();
    expect(await store({})).not.to.equal(page.versionID);
    expect(await isChanged()).to.equal(false);
    await store({});
    expect(await isChanged()).to.equal(false);
    await edit([set('text-1', 'Anders')]);
    expect(await isChanged()).to.equal(true);
    await store({});
    expect(await isChanged(), 'the same as what was written, not as what is live').to.equal(true);
    await publish();
    await store({});
    expect(await isChanged()).to.equal(false);
  });

  it('has nothing unpublished where it was brought back, whatever was written in between', async () => {
    await publish();
    await store({ title: 'Anders' });
    expect(await isChanged()).to.equal(true);
    expectSuccess(await restore(page.versionID));
    expect(await isChanged()).to.equal(false);
    await store({});
    expect(await isChanged()).to.equal(false);
  });
});
