import { expect } from 'chai';
import { hasHouseNumber, houseNumber, isPoBox } from './street.ts';

describe('streets', () => {
  it('have a number behind a letter', () => {
    for (const street of ['Dorpsstraat 12', 'Dorpsstraat 12a', 'Plein 1944 3', '1e Kruisstraat 4', 'Laan 12-2', 'Straße5'])
      expect(hasHouseNumber(street), street).to.equal(true);
    for (const street of ['', 'Dorpsstraat', '12', '1e Kruisstraat', '12a', '12 bis'])
      expect(hasHouseNumber(street), street).to.equal(false);
  });

  it('end with a house number, alone or behind a name', () => {
    const numbers = {
      'Dorpsstraat 12a': '12',
      'Plein 1944 3': '3',
      '1e Kruisstraat 4': '4',
      'Laan 12-2': '12',
      'Laan 12 bis': '12',
    };
    for (const [street, number] of Object.entries(numbers))
      expect(houseNumber(street), street).to.deep.equal({ number, isAlone: false });
    for (const street of ['12', ' 12a ', '12 a', '12-2', '12/3', '12 bis'])
      expect(houseNumber(street), street).to.deep.equal({ number: '12', isAlone: true });
    for (const street of ['', 'Dorpsstraat', '1e Kruisstraat', '123456', 'Laan 12 achterhuis'])
      expect(houseNumber(street), street).to.equal(undefined);
  });

  it('are no box at a post office', () => {
    for (const street of [
      'Postbus 12',
      'postbus12',
      'POST BUS 1',
      'P.O. Box 3',
      'po box 3',
      'PO-Box 3'.replace('-', ' '),
      'Antwoordnummer 10',
      'Postbus nr. 5',
      't.a.v. Jan, Postbus 9',
    ])
      expect(isPoBox(street), street).to.equal(true);
    for (const street of ['Postbusstraat 12', 'Oude Postbuslaan 3', 'Dorpsstraat 12', 'Postweg 1', 'Dropboxlaan 1', 'Postbus'])
      expect(isPoBox(street), street).to.equal(false);
  });
});
