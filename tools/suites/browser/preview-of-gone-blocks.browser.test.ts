import { until } from '@lectern/testing/browser';
import { openEditor } from './test-kit/editor.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { showPreview } from './test-kit/show-preview.ts';
import { setStage } from './test-kit/stage.ts';

describe('the preview of a page with a block whose plugin was taken out', function () {
  this.timeout(120_000);
  const stage = setStage();

  it('says in its place that it cannot be drawn', async () => {
    const pageID = await makePage(stage.api, 'Voorbeeld', [textBlock('Stuk 0'), textBlock('Stuk 1')]);
    const { page } = await stage.open({ width: 1440 });
    // Nothing new of an unknown type is stored: this is how the server draws one that was stored before.
    await page.route(/\/page\/version\/[^/]+\/preview$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<!--b:b1proef-->[^]*<!--\/b:b1proef-->/,
        '<!--b:b1proef unknown--><!--/b:b1proef-->',
      );
      await route.fulfill({ response, body });
    });
    await stage.api.signIn(page);
    await openEditor(page, pageID);
    await showPreview(page);
    const frame = page.frameLocator('iframe.lc-preview__frame');
    await until(
      () => frame.locator('lectern-note p').textContent(),
      'This block is of a plugin that is not installed. Visitors do not see it.',
    );
    await frame.getByText('Stuk 0', { exact: true }).first().waitFor();
  });
});
