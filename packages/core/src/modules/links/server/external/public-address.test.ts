import { expect } from 'chai';
import { isPublicAddress } from './public-address.ts';

describe('public addresses', () => {
  for (const address of ['93.184.216.34', '1.1.1.1', '172.32.0.1', '11.0.0.1', '2606:4700::1111', '2a00:1450:4009::200e'])
    it(`${address} is one`, () => expect(isPublicAddress(address)).to.equal(true));

  const others = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '192.0.2.1', '198.19.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
    ],
    ...['fd12::1', 'fec0::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001:0:7f00:1::', 'localhost', ''],
  ];
  for (const address of others) it(`${address || 'nothing'} is none`, () => expect(isPublicAddress(address)).to.equal(false));
});
