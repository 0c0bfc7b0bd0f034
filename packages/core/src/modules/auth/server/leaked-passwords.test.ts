import { expect } from 'chai';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isLeakedPassword } from './leaked-passwords.ts';

describe('leaked passwords', () => {
  it('are refused as they stand in the list, in the first three thousand places at least', async () => {
    for (const password of dictionary['passwords-common'].slice(0, 3000).map(String))
      if (password.length >= 4) expect(await isLeakedPassword(password), password).to.equal(true);
  });

  for (const password of [
    'Password1!',
    'P@ssw0rd!',
    'Welcome01!',
    'Admin@123',
    'Qwerty123!',
    'Iloveyou!',
    '1Qaz@wsx!',
    'Football#1',
    '!Dragon99',
    'Testtest12!',
    'Drowssap1!',
  ])
    it(`are refused in the disguise of ${password}`, async () => {
      expect(await isLeakedPassword(password)).to.equal(true);
    });

  for (const password of [
    'Right-password-1!',
    'correct Horse battery-staple',
    'Kx9!mQ2z#Lw',
    'Monkey!82736451',
    'Een lange zin met 7 woorden',
  ])
    it(`are not found where they are a small part: ${password}`, async () => {
      expect(await isLeakedPassword(password)).to.equal(false);
    });
});
