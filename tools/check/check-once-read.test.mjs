import { expect } from 'chai';
import { findOnceReads } from './check-once-read.mjs';

const placesIn = (text) => findOnceReads('a.browser.test.ts', text.split('\n')).map(({ place }) => place.split(':')[1]);

describe('the check of comparisons in one moment', () => {
  it('finds what is read once, in whichever way', () => {
    for (const line of [
      `expect(await state.innerText()).to.equal('Saved');`,
      `expect(await rows.count(), 'rows').to.equal(3);`,
      `expect((await box.boundingBox())?.y ?? 0).to.be.below(80);`,
      `expect([await one.isChecked(), await other.inputValue()]).to.deep.equal([true, '']);`,
      'expect(await page.evaluate(() => document.title.replace(/[(]/g, `${"("}`))).to.equal("");',
      `for (const name of names) expect(await button(name).getAttribute('aria-label'), name).to.match(/x/);`,
    ])
      expect(placesIn(line), line).to.deep.equal(['1']);
  });

  it('names the line on which a comparison of several lines begins', () => {
    const text = `it('waits', async () => {
      expect(
        // A bracket that nobody closes: (
        await page.getByText('a) (b').innerText(),
      ).to.equal('a');
      expect(
        new Set(
          await links.evaluateAll((all) => all.map((one) => one.href)),
        ).size,
      ).to.equal(3);
    });`;
    expect(placesIn(text)).to.deep.equal(['2', '6']);
  });

  it('finds functions of the file that only read', () => {
    const text = `const order = (page: Page): Promise<string[]> => page.locator('.name').allInnerTexts();
    const isAwake = async (island: Locator) => (await island.getAttribute('data-awake')) === 'true';
    const titleOf = async (id: string) => (await api.get(id)).title;
    const press = async (name: string) => {
      await button(name).click();
      return button(name).innerText();
    };
    const shows = (text: string) => until(() => page.innerText('p'), text);
    expect((await order(page))[0]).to.equal('a');
    expect(await isAwake(island)).to.equal(true);
    expect(await titleOf('x')).to.equal('a');
    expect(await press('x')).to.equal('a');
    expect(await shows('x')).to.equal(undefined);`;
    expect(placesIn(text)).to.deep.equal(['9', '10']);
  });

  it('accepts what waits, what asks no page, and what only looks like it', () => {
    for (const line of [
      `await eventually(() => state.innerText()).to.equal('Saved');`,
      `await eventually(async () => (await names())[0]).to.equal('a');`,
      `expect(await untilFine(() => rows.count(), (count) => count > 3, 'rows')).to.be.below(9);`,
      `expect((await fetch(address)).status).to.equal(200);`,
      `expect(text).to.equal(await state.innerText());`,
      `expect(await api.get('/x'), await state.innerText()).to.equal(1);`,
      `expect('await state.innerText()').to.be.a('string');`,
      `// expect(await state.innerText())`,
    ])
      expect(placesIn(line), line).to.deep.equal([]);
  });

  it('wants a reason on the line before', () => {
    const line = `expect(await rows.count()).to.equal(0);`;
    const hasReason = (...lines) => findOnceReads('a.browser.test.ts', lines).map((found) => found.hasReason);
    expect(hasReason(line)).to.deep.equal([false]);
    expect(hasReason('// Once: a notice goes by itself.', line)).to.deep.equal([true]);
    expect(hasReason('// Once:', line)).to.deep.equal([false]);
  });
});
