import { expect } from 'chai';
import { coreModules } from '../../core-modules.admin.ts';
import type { AdminModule } from '../define-admin.ts';
import { portOf } from './module-ports.ts';

const picker: AdminModule = { pagePicker: { dialog: () => Promise.reject(new Error('never drawn')) } };

describe('what the admin asks of one module', () => {
  it('is filled by that one', () => {
    expect(portOf([{}, picker, {}], 'pagePicker')).to.equal(picker.pagePicker);
  });

  it('is refused where no module fills it, and where two do', () => {
    expect(() => portOf([{}], 'session')).to.throw('fills "session"; none does');
    expect(() => portOf([picker, picker], 'pagePicker')).to.throw('fills "pagePicker"; two do');
  });

  it("is filled by core's own modules", () => {
    for (const name of ['session', 'loginDialog', 'pagePicker'] as const)
      expect(portOf(coreModules, name), name).to.be.an('object');
  });
});
