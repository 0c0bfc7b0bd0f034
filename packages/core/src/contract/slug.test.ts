import { expect } from 'chai';
import { foldSlug, proposedSlug, slugify } from './propose-slug.ts';
import { canonicalPublicPath, anchorPattern, blockKeyPattern, canonicalSlug } from './slug.ts';

describe('canonicalSlug', () => {
  it('gives every spelling of an address one form', () => {
    const forms: Readonly<Record<string, string>> = {
      '/': '/',
      '/Kerken': '/kerken',
      '/kerken/': '/kerken',
      '/KERKEN/Orgels/': '/kerken/orgels',
      '/404': '/404',
      '/a_b-c': '/a_b-c',
    };
    for (const [input, form] of Object.entries(forms)) expect(canonicalSlug(input), input).to.equal(form);
  });

  it('is the same when it is applied twice', () => {
    for (const input of ['/Kerken/', '/', '/A/B_c/'])
      expect(canonicalSlug(canonicalSlug(input) ?? ''), input).to.equal(canonicalSlug(input));
  });

  it('refuses what is no address of a page', () => {
    for (const input of [
      ...['', 'kerken', '//evil', '///', '/a//b', '/..', '/../admin', '/a/../b', '/a/./b', '/.git', '/%2e%2e/x', '/a%2fb'],
      ...['/a\\b', '/a?b', '/a#b', '/ ', '/a b', '/a\u202eb', '/a\u0000b', '/a\u200bb', '/-a', '/a<b', '/a"b', '/a;b', '/a:b'],
      ...['/api', '/api/page', '/API/x', '/cmsadmin', '/cmsadmin/users', '/assets/x.js', '/healthz', '/readyz', '/metrics'],
      ...[
        '/robots.txt',
        '/nieuws/feed.xml',
        '/a.b',
        '/a~b',
        '/_a',
        '/a/_b',
        '/een\n',
        '/\u00e9glise',
        '/e\u0301glise',
        '/\u212Aelvin',
      ],
      ...['/stra\u00dfe', '/\u0130x', '/\u5317\u4eac', '/\u0441'],
      ...['/de-de', '/de-de/kirchen', '/DE-DE/x', '/xx-yy/z', `/${'a'.repeat(512)}`, `/${'a'.repeat(2048)}`],
    ])
      expect(canonicalSlug(input), JSON.stringify(input)).to.equal(undefined);
  });
});

describe('slugify', () => {
  it('makes a segment of a title', () => {
    expect(slugify('  Één kerk & “orgels”, 2026!  ')).to.equal('een-kerk-orgels-2026');
    expect(slugify('!!!')).to.equal('');
    expect(slugify('a'.repeat(200))).to.have.length(80);
    expect(slugify(`${'a'.repeat(79)} b`)).to.equal('a'.repeat(79));
  });

  it('spells the letters of other alphabets', () => {
    const segments: Readonly<Record<string, string>> = {
      'Größe der Straße': 'groesse-der-strasse',
      'Œuvre de Sœur': 'oeuvre-de-soeur',
      'Ærø og Ålborg': 'aero-og-alborg',
      Łódź: 'lodz',
      'E\u0301glise d’été': 'eglise-d-ete',
      'Собор святого Петра': 'sobor-svyatogo-petra',
      'Ναός της Αθηνάς': 'naos-tis-athinas',
      iPhone: 'iphone',
      北京: '',
    };
    for (const [title, segment] of Object.entries(segments)) {
      expect(slugify(title), title).to.equal(segment);
      if (segment !== '') expect(canonicalSlug(`/${segment}`), title).to.equal(`/${segment}`);
    }
  });

  it('takes two dots for an umlaut in German alone', () => {
    const title = 'Coöperatie, reünie en Überlänge';
    expect(slugify(title, 'nl-NL')).to.equal('cooperatie-reunie-en-uberlange');
    expect(slugify('Agapè naïve, Noël Saül', 'fr-FR')).to.equal('agape-naive-noel-saul');
    expect(slugify('Größe und Übermaß', 'de-DE')).to.equal('groesse-und-uebermass');
    expect(slugify('co\u006f\u0308peratie', 'nl')).to.equal('cooperatie');
  });
});

describe('foldSlug', () => {
  it('makes a slug of what somebody typed', () => {
    const slugs: Readonly<Record<string, string>> = {
      '/Église de l’Été': '/eglise-de-l-ete',
      '/kerken//Orgels & klokken/': '/kerken/orgels-klokken',
      Één_twee: '/een_twee',
      '/feed.xml': '/feed-xml',
      '/_a/-b': '/a/b',
      '/404': '/404',
      '/': '/',
      '/北京': '/',
    };
    for (const [typed, slug] of Object.entries(slugs)) {
      expect(foldSlug(typed, 'nl-NL'), typed).to.equal(slug);
      expect(canonicalSlug(slug), slug).to.equal(slug);
    }
  });

  it('leaves every slug as it is', () => {
    for (const slug of ['/', '/a', '/a_b-c/1', '/404', '/x--y', '/a-', '/a_'])
      expect(canonicalSlug(foldSlug(slug)), slug).to.equal(slug);
  });
});

describe('names inside a page', () => {
  it('are plain enough for an id and a key', () => {
    for (const name of ['a', 'Intro', 'deel-2', 'a_b', 'a'.repeat(64)]) expect(name).to.match(anchorPattern);
    for (const name of ['', '1a', '-a', 'a b', 'a"b', '<a', 'a'.repeat(65), 'é', '__proto__', 'a\n'])
      expect(anchorPattern.test(name), JSON.stringify(name)).to.equal(false);
    for (const key of ['abc', 'k-1', 'a'.repeat(40)]) expect(key).to.match(blockKeyPattern);
    for (const key of ['', 'ab', '1ab', 'Abc', 'a_b', '__proto__', 'constructor', 'a'.repeat(41), 'abc\n'])
      expect(blockKeyPattern.test(key), JSON.stringify(key)).to.equal(false);
  });
});

describe('public paths', () => {
  it('have one canonical form of each public path, prefix included', () => {
    for (const [path, canonical] of [
      ['/Kerken/', '/kerken'],
      ['/', '/'],
      ['/DE-DE/Kirchen/', '/de-de/kirchen'],
      ['/de-de', '/de-de'],
      ['/de-de/', '/de-de'],
      ['/de-dexter', '/de-dexter'],
    ] as const)
      expect(canonicalPublicPath(path), path).to.equal(canonical);
    for (const path of ['/../kerken', '/de-de/../kirchen', '/api/page', '/a%2fb'])
      expect(canonicalPublicPath(path), path).to.equal(undefined);
  });
});

describe('proposedSlug', () => {
  it('is the title below the prefix of its locale', () => {
    const proposed = (prefix?: Parameters<typeof proposedSlug>[0]['prefix'], locale = 'nl-NL') =>
      proposedSlug({ title: 'De haan is terug!', locale, prefix });
    expect(proposed()).to.equal('/de-haan-is-terug');
    expect(proposed('/nieuws')).to.equal('/nieuws/de-haan-is-terug');
    expect(proposed('/')).to.equal('/de-haan-is-terug');
    expect(proposed({ 'nl-NL': '/nieuws' })).to.equal('/nieuws/de-haan-is-terug');
    expect(proposed({ 'nl-NL': '/nieuws' }, 'fr-FR')).to.equal('/de-haan-is-terug');
    expect(proposedSlug({ title: '…', locale: 'nl-NL', prefix: '/nieuws' })).to.equal(undefined);
  });
});
