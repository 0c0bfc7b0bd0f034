import { expect } from 'chai';
import { findBoundaryBreaches, findUndeclaredImports } from './boundary-check.ts';
import type { ModuleGraph } from './boundary-check.ts';

const file = (path: string) => ({ path });
const outside = (path: string) => ({ path, external: true });

const clean: ModuleGraph = {
  'src/manifest.ts': { imports: [outside('@lectern/core')] },
  'src/site/index.ts': { imports: [file('src/manifest.ts'), file('src/site/card.view.tsx'), outside('@lectern/core/site')] },
  'src/site/card.view.tsx': { imports: [outside('react')] },
  'src/server/index.ts': { imports: [file('src/manifest.ts'), file('src/server/store.ts'), outside('@lectern/core/server')] },
  'src/server/store.ts': { imports: [outside('node:fs'), outside('@mikro-orm/core')] },
};
const entries = ['src/manifest.ts', 'src/site/index.ts'];

describe('findBoundaryBreaches', () => {
  it('lets server code be reached from the server entry alone', () => {
    expect(findBoundaryBreaches(clean, entries)).to.deep.equal([]);
    expect(findBoundaryBreaches(clean, ['src/server/index.ts'])).to.not.deep.equal([]);
  });

  it('shows the shortest chain to a server file that a view imports', () => {
    const graph: ModuleGraph = {
      ...clean,
      'src/site/index.ts': { imports: [file('src/site/long.ts'), file('src/site/card.view.tsx')] },
      'src/site/long.ts': { imports: [file('src/site/card.view.tsx')] },
      'src/site/card.view.tsx': { imports: [file('src/server/store.ts')] },
    };
    expect(findBoundaryBreaches(graph, entries)).to.deep.equal([
      ['src/site/index.ts', 'src/site/card.view.tsx', 'src/server/store.ts'],
    ]);
  });

  it('shows the chain to what Node, the database and other packages have for servers only', () => {
    const graph: ModuleGraph = {
      'src/manifest.ts': { imports: [file('src/shared.ts')] },
      'src/shared.ts': {
        imports: ['node:crypto', 'fs', 'pg', 'koa', '@mikro-orm/core', '@lectern/news/server', 'pgrid', 'react'].map(outside),
      },
    };
    const reached = findBoundaryBreaches(graph, ['src/manifest.ts']).map((chain) => chain.at(-1));
    expect(reached).to.deep.equal(['node:crypto', 'fs', 'pg', 'koa', '@mikro-orm/core', '@lectern/news/server']);
  });

  it('knows a library of servers also where it is bundled', () => {
    const graph: ModuleGraph = {
      'src/manifest.ts': { imports: ['#library/koa', '#library/zod', '#library/@mikro-orm/core'].map(outside) },
    };
    const reached = findBoundaryBreaches(graph, ['src/manifest.ts']).map((chain) => chain.at(-1));
    expect(reached).to.deep.equal(['#library/koa', '#library/@mikro-orm/core']);
  });

  it('ends on circular imports', () => {
    const graph: ModuleGraph = {
      'src/a.ts': { imports: [file('src/b.ts')] },
      'src/b.ts': { imports: [file('src/a.ts'), outside('node:os')] },
    };
    expect(findBoundaryBreaches(graph, ['src/a.ts'])).to.deep.equal([['src/a.ts', 'src/b.ts', 'node:os']]);
  });
});

describe('findUndeclaredImports', () => {
  it('names a package that package.json does not bring, with a file that imports it', () => {
    const graph: ModuleGraph = {
      'src/a.ts': { imports: [outside('react/jsx-runtime'), outside('@scope/kit/deep'), outside('node:os'), file('src/b.ts')] },
      'src/b.ts': { imports: [] },
    };
    expect(findUndeclaredImports(graph, new Set(['react']))).to.deep.equal([{ package: '@scope/kit', importer: 'src/a.ts' }]);
  });

  it('asks package.json for nothing that the build brings', () => {
    const graph: ModuleGraph = { 'src/a.ts': { imports: [outside('#library/koa'), outside('#library/@koa/router')] } };
    expect(findUndeclaredImports(graph, new Set())).to.deep.equal([]);
  });
});
