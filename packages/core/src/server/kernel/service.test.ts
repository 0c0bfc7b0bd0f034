import { expect } from 'chai';
import { createServices, defineAdapterKey, defineServiceKey, inOrderOfNeed, missingAdapters, provide } from './service.ts';

describe('adapters', () => {
  const engine = defineAdapterKey<() => string>('search/engine', 'Nothing can be searched.');
  const store = defineServiceKey<object>('media/store');
  const supplies = (owner: string) => ({ owner, service: provide(engine, () => () => owner) });
  const asks = { owner: 'search', key: engine };

  it('may be missing, which is said once for all who ask', () => {
    const other = { owner: 'pages', service: provide(store, () => ({}), [engine]) };
    expect(inOrderOfNeed([other], [asks, asks])).to.deep.equal([other]);
    expect(missingAdapters([other], [asks, asks])).to.deep.equal(['Nothing can be searched.']);
    expect(createServices().find(engine)).to.equal(undefined);
  });

  it('come before whoever asks, and are not said to be missing', () => {
    const other = { owner: 'pages', service: provide(store, () => ({}), [engine]) };
    const supplied = supplies('postgres-search');
    expect(inOrderOfNeed([other, supplied], [asks])).to.deep.equal([supplied, other]);
    expect(missingAdapters([other, supplied], [asks])).to.deep.equal([]);
  });

  it('are supplied by one', () => {
    expect(() => inOrderOfNeed([supplies('one'), supplies('two')])).to.throw(
      'The service "search/engine" is provided twice: by one and by two.',
    );
  });

  it('are not what has to be there', () => {
    expect(() => inOrderOfNeed([], [{ owner: 'pages', key: store }])).to.throw(
      'pages needs the service "media/store", and nobody provides it.',
    );
  });
});

describe('services', () => {
  it('are closed once, the last one first, and one that cannot be holds up no other', async () => {
    const services = createServices();
    const closed: unknown[] = [];
    const close = async (service: string): Promise<void> => {
      closed.push(service);
      if (service === 'lame') throw new Error('It is lame.');
    };
    services.set('a/first', 'first', close);
    services.set('a/silent', 'silent');
    services.set('a/lame', 'lame', close);
    const failures: unknown[] = [];
    const onFailure = (error: unknown, name: string): void => void failures.push([name, (error as Error).message]);
    await services.close(onFailure);
    await services.close(onFailure);
    expect(closed).to.deep.equal(['lame', 'first']);
    expect(failures).to.deep.equal([['a/lame', 'It is lame.']]);
  });
});
