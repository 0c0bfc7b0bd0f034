import { expect } from 'chai';
import { drawPlanner } from '../../fixtures/draw-planner.ts';
import { plannerStates } from '../../fixtures/planner-data.ts';

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

describe('the pages of the planner', () => {
  for (const [name, data] of Object.entries(plannerStates))
    it(`have one title, no id twice and nothing inline: ${name}`, () => {
      const html = drawPlanner(data);
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(count(html, /<h1/g)).to.equal(1);
      expect(ids).to.deep.equal([...new Set(ids)]);
      expect(html).not.to.match(/\sstyle=|<script|\{\{|<b>/);
    });

  it('offer each region by list and by map, with its advisor', () => {
    const html = drawPlanner(plannerStates.regions);
    expect(count(html, /type="radio"/g)).to.equal(12);
    expect(count(html, /class="planner-shape"/g)).to.equal(12);
    expect(html).to.contain('aria-label="Groningen: tijden van Hester Verbrugge"');
    expect(html.indexOf('type="radio"')).to.be.lessThan(html.indexOf('planner-shape'));
  });

  it('choose the region that a postcode leads to, and say where it leads nowhere', () => {
    const html = drawPlanner(plannerStates.found);
    expect(html).to.contain('Bij 3511 AB hoort de regio Utrecht.');
    expect(html).to.match(/value="utrecht"[^>]*checked=""|checked=""[^>]*value="utrecht"/);
    expect(html).to.match(/data-region="utrecht"[^>]*data-is-chosen/);
    expect(drawPlanner(plannerStates.missed)).to.contain('Bij 0000 vinden wij geen regio');
  });

  it('name each time by its day and, of several, by the advisor', () => {
    expect(drawPlanner(plannerStates.week)).to.contain(
      '<span class="site-hidden">dinsdag 24 november, </span><span class="planner-clock">10:30</span></button>',
    );
    expect(drawPlanner(plannerStates.several)).to.contain('Joris Hamelink</span></button>');
  });

  it('lead on from a week without times and from a region without anybody', () => {
    const empty = drawPlanner(plannerStates.empty);
    expect(empty).to.contain('geen tijden').and.to.contain('Eerste mogelijkheid');
    expect(drawPlanner(plannerStates.nobody)).to.contain('href="tel:08000123"');
  });

  it('keep what was typed, as text, and confirm by the first button', () => {
    for (const state of [plannerStates.refused, plannerStates.lost, plannerStates.expired]) {
      const html = drawPlanner(state);
      expect(html).to.contain('value="&lt;b&gt;Anna&lt;/b&gt;"');
      expect(/<button[^>]*>/.exec(html)?.[0]).to.contain('value="confirm"');
      expect(html.indexOf('name="_block"'), 'what says whose post it is comes first').to.be.within(1, html.indexOf('<button'));
    }
    expect(drawPlanner(plannerStates.refused)).to.contain('href="#planner-1-planner-phone"');
  });

  it('offer the nearest times first where an advisor is away', () => {
    const html = drawPlanner(plannerStates.away);
    expect(html).to.contain('Hester Verbrugge is dan afwezig').and.to.contain('woensdag 25 november, 10:30');
    expect(drawPlanner(plannerStates.move)).not.to.contain('afwezig');
  });

  it('offer the waiting list where no time is left, with what is agreed to and what was typed', () => {
    expect(drawPlanner(plannerStates.empty)).not.to.contain('wachtlijst');
    const html = drawPlanner(plannerStates.refusedWaiting);
    expect(html).to.contain('Ik vind het goed').and.to.contain('href="#planner-1-planner-consent"');
    expect(html).to.contain('value="&lt;b&gt;Anna&lt;/b&gt;"').and.not.to.contain('name="relationNumber"');
  });

  it('offer the nearest times where one was lost', () => {
    const html = drawPlanner(plannerStates.lost);
    expect(html).to.contain('Dit tijdstip is net geboekt');
    expect(count(html, /type="radio"/g)).to.equal(3);
    expect(html).not.to.contain('type="hidden" name="time"');
  });
});
