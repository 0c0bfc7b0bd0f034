import { expect } from 'chai';
import { safeHref } from './url.ts';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript\u00a0:alert(1)',
  'javascript&colon;alert(1)',
  'java\u00adscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHN2Zz4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'view-source:https://example.com',
  'about:blank',
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\u200b//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'http://',
  'https://[::1',
  'evil.example',
  'relative/path',
  '?query',
  '',
  '   ',
];

describe('safeHref', () => {
  for (const href of hostile) {
    it(`refuses ${JSON.stringify(href)}`, () => {
      expect(safeHref(href)).to.equal(undefined);
    });
  }

  it('lets pass what a visitor may follow, and trims it', () => {
    for (const href of [
      'https://example.com/a?b=c#d',
      'http://example.com',
      'HTTPS://example.com',
      'mailto:info@example.com',
      'tel:+31201234567',
      '/',
      '/kerken?x=1#y',
      '#anker',
      '/a:b',
    ])
      expect(safeHref(` ${href}\n`), href).to.equal(href);
  });
});
