import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { runBlockFixtures } from '@lectern/testing';
import richText from '../manifest.ts';
import entry from './index.ts';

describe('the fixtures of rich text', () => {
  it('are drawn without inline styles', async () => {
    const drawn: Record<string, string> = {};
    const folder = fileURLToPath(new URL('../../fixtures', import.meta.url));
    await runBlockFixtures(richText, folder, { site: entry, onRender: (name, html) => (drawn[name] = html) });
    expect(Object.keys(drawn)).to.have.members(['text.v1']);
    expect(drawn['text.v1'])
      .to.contain('class="rich-text')
      .and.not.to.match(/\sstyle=|<script/);
  });
});
