import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '../../../server/kernel/actor.ts';
import { defineServiceKey } from '../../../server/kernel/service.ts';
import { mediaStore } from '../../media/server/public.ts';
import { contentApi } from './content-api.ts';

describe('what loads content', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('gets the services of the site, and is told which it has not', () => {
    const api = contentApi(app.app, systemActor('test'));
    expect(api.service(mediaStore)).to.equal(app.app.service(mediaStore));
    expect(() => api.service(defineServiceKey('orchard/apples'))).to.throw('orchard/apples');
  });
});
