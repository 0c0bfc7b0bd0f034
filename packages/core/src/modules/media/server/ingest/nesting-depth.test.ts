import { expect } from 'chai';
import { nestingDepth } from './nesting-depth.ts';

describe('how deep a drawing is nested', () => {
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
    it(`is ${depth}: ${text}`, () => expect(nestingDepth(text)).to.equal(depth));

  it('is told of a million elements as of one', () => {
    expect(nestingDepth('<g>'.repeat(1_000_000))).to.equal(1_000_000);
    expect(nestingDepth('<g "'.repeat(1_000_000))).to.equal(1);
  });
});
