import { expect } from 'chai';
import { xmlShape } from './xml-shape.ts';

describe('the shape of a drawing', () => {
  for (const [text, depth] of [
    ['', 0],
    ['<svg/>', 0],
    ['<svg></svg>', 1],
    ['<svg><g><path/></g><g><g></g></g></svg>', 3],
    ['<?xml version="1.0"?><!DOCTYPE svg><svg><g title="a > b />"></g></svg>', 2],
    ['<svg><!-- </g></g> <g><g> --><g></g></svg>', 2],
    ['<svg><![CDATA[</g></g>]]><g><g></g></g></svg>', 3],
    [`<svg><g title='</g>'><g></g></g></svg>`, 3],
    ['<svg><!-- <g>', 1],
    ['<svg><g title="', 2],
  ] as const)
    it(`is ${depth} deep: ${text}`, () => expect(xmlShape(text).depth).to.equal(depth));

  it('has as many attributes as its richest element', () => {
    for (const [text, attributes] of [
      ['<svg/>', 0],
      [`<svg a="1" b='2'><g c="a='1' b='2'"/></svg>`, 2],
      ['<svg><!-- <g a="1" b="2"/> --><g a="1"/></svg>', 1],
    ] as const)
      expect(xmlShape(text).attributes, text).to.equal(attributes);
    expect(xmlShape(`<svg ${Array.from({ length: 50_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`).attributes).to.equal(
      50_000,
    );
  });

  it('is told of a million elements as of one', () => {
    expect(xmlShape('<g>'.repeat(1_000_000)).depth).to.equal(1_000_000);
    expect(xmlShape('<g "'.repeat(1_000_000)).depth).to.equal(1);
  });
});
