import { expect } from 'chai';
import { createHeldValue } from './held-value.ts';
import { createWordsScope } from './words-scope.ts';

function formWithField(began: string) {
  const told: boolean[] = [];
  const scope = createWordsScope((isHeld) => told.push(isHeld));
  const field = createHeldValue<string>();
  scope.onSettle(field.settle);
  const show = (value: string) => scope.set('field', field.differs(value));
  show(began);
  const type = (from: string, to: string) => {
    field.touch(from);
    show(to);
  };
  return { scope, told, show, type };
}

describe('the words of a form', () => {
  it('are none where it stands as it began', () => {
    const { scope, told } = formWithField('Kerk');
    expect([scope.has(), told]).to.deep.equal([false, []]);
  });

  it('are held from the first letter, and no more once it is taken back', () => {
    const { scope, told, type } = formWithField('Kerk');
    type('Kerk', 'Kerken');
    expect(scope.has()).to.equal(true);
    type('Kerken', 'Kerk');
    expect([scope.has(), told]).to.deep.equal([false, [true, false]]);
  });

  it('are not those that come from elsewhere, such as an answer of the server', () => {
    const { scope, show } = formWithField('');
    show('Kerk');
    expect(scope.has()).to.equal(false);
  });

  it('that were saved are what it began with', () => {
    const { scope, show, type } = formWithField('Kerk');
    type('Kerk', 'Kerken');
    scope.settle();
    show('Kerken');
    expect(scope.has()).to.equal(false);
    type('Kerken', 'Kerk');
    expect(scope.has()).to.equal(true);
  });

  it('stay held after a save that failed', () => {
    const { scope, show, type } = formWithField('Kerk');
    type('Kerk', 'Kerken');
    show('Kerken');
    expect(scope.has()).to.equal(true);
  });

  it('are held by what the form stands in too, until one of both lets go', () => {
    const outer = createWordsScope();
    const inner = createWordsScope((isHeld) => outer.set('inner', isHeld));
    outer.onSettle(inner.settle);
    inner.set('field', true);
    expect(outer.has()).to.equal(true);
    inner.settle();
    expect(outer.has()).to.equal(false);
    inner.set('field', true);
    outer.settle();
    expect([inner.has(), outer.has()]).to.deep.equal([false, false]);
  });

  it('of a dialog above a form leave those of the form as they are', () => {
    const form = createWordsScope();
    const dialog = createWordsScope((isHeld) => form.set('dialog', isHeld));
    form.set('title', true);
    dialog.set('name', true);
    dialog.settle();
    expect([dialog.has(), form.has()]).to.deep.equal([false, true]);
  });
});
