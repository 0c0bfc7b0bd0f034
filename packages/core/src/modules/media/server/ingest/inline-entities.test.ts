import { expect } from 'chai';
import { inlineEntities } from './inline-entities.ts';

const drawing = (subset: string, body: string): string => `<?xml version="1.0"?>\n<!DOCTYPE svg ${subset}>\n${body}`;

describe('the entities of a drawing', () => {
  for (const [what, text, expected] of [
    ['leave a text without any as it is', '<svg>&amp;</svg>', '<svg>&amp;</svg>'],
    ['go with a document type that declares none', drawing('', '<svg/>'), '<?xml version="1.0"?>\n\n<svg/>'],
    [
      'stand for the addresses of a drawing program',
      drawing(
        `PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
           <!-- of a program --> <!ENTITY ns_ai "http://ns.adobe.com/AI/10.0/"> <!ATTLIST svg xmlns:i CDATA #FIXED '>'> ]`,
        '<svg xmlns:i="&ns_ai;">&amp;&#34;</svg>',
      ),
      '<?xml version="1.0"?>\n\n<svg xmlns:i="http://ns.adobe.com/AI/10.0/">&amp;&#34;</svg>',
    ],
    [
      'end no attribute',
      drawing(`[<!ENTITY q '" onload="alert(1)'>]`, '<svg title="&q;"/>'),
      '<?xml version="1.0"?>\n\n<svg title="&quot; onload=&quot;alert(1)"/>',
    ],
    [
      'count as they were declared first',
      drawing('[<!ENTITY a "1"><!ENTITY a "2">]', '<svg>&a;</svg>'),
      '<?xml version="1.0"?>\n\n<svg>1</svg>',
    ],
  ] as const)
    it(what, () => expect(inlineEntities(text)).to.equal(expected));

  for (const [what, subset] of [
    ['stands for another', '[<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]'],
    ['stands for a sign that is written as one', '[<!ENTITY a "&#60;script>">]'],
    ['stands for markup', '[<!ENTITY a "<script/>">]'],
    ['stands for a file', '[<!ENTITY a SYSTEM "file:///etc/passwd">]'],
    ['is of the document type itself', '[<!ENTITY % a "x"> %a;]'],
    ['is too long', `[<!ENTITY a "${'a'.repeat(1001)}">]`],
    ['is one of very many', `[${Array.from({ length: 101 }, (_, index) => `<!ENTITY a${index} "">`).join('')}]`],
    ['has no end', '[<!ENTITY a "'],
  ] as const)
    it(`are refused where one ${what}`, () => expect(inlineEntities(drawing(subset, '<svg>&b;</svg>'))).to.equal(undefined));

  it('are refused where they stand for more than any drawing has, all together', () => {
    const subset = `[<!ENTITY a "${'a'.repeat(1000)}">]`;
    expect(inlineEntities(drawing(subset, '&a;'.repeat(900)))).to.be.a('string');
    expect(inlineEntities(drawing(subset, '&a;'.repeat(3_000_000)))).to.equal(undefined);
  });

  it('are read in a moment, whatever they look like', () => {
    for (const text of [
      '<!DOCTYPE svg ['.repeat(50_000),
      `<!DOCTYPE svg [${'<!ATTLIST '.repeat(50_000)}`,
      '<!--'.repeat(100_000),
    ])
      expect(inlineEntities(text)).to.be.oneOf([undefined, text]);
  });
});
