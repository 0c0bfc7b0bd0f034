import { contentApi, systemActor } from '@lectern/core/node';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import config from '../lectern.config.ts';
import load from './load.ts';

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

describe('the planner of the demo site', () => {
  let app: TestApp;
  before(async function () {
    this.timeout(600_000);
    const { plugins, content: _content, theme: _theme, assets: _assets, ...rest } = config;
    app = await createTestApp({ plugins, config: rest });
    await load(contentApi(app.app, systemActor('test')));
  });
  after(() => app?.close());

  const read = async (path: string): Promise<string> => {
    const { status, text } = await app.client().request('GET', path);
    expect(status, path).to.equal(200);
    return text;
  };

  it('has twelve regions by list and map, each with an advisor and times', async () => {
    const html = await read('/afspraak');
    const regions = [...html.matchAll(/type="radio"[^>]*value="([\w-]+)"/g)].map(([, id]) => id);
    expect(regions).to.have.lengthOf(12);
    expect(count(html, /class="planner-shape"/g)).to.equal(12);
    expect(count(html, /<h1/g)).to.equal(1);
    for (const region of regions) {
      const week = await read(`/afspraak?regio=${region}`);
      expect(count(week, /class="planner-time"/g), region).to.be.greaterThan(0);
    }
  });

  it('finds the region of a postcode', async () => {
    for (const [postcode, region] of [
      ['3511 AB', 'utrecht'],
      ['9711', 'groningen'],
      ['6211', 'limburg'],
      ['4331', 'zeeland'],
    ])
      expect(await read(`/afspraak?postcode=${encodeURIComponent(postcode ?? '')}`)).to.match(
        new RegExp(`data-region="${region}"[^>]*data-is-chosen`),
      );
  });
});
