import { expect } from 'chai';
import { startInternet } from './external.test-kit.ts';
import type { TestInternet } from './external.test-kit.ts';
import type { LinkNetwork } from './link-network.ts';
import { visitAddress } from './visit-address.ts';
import type { Visit } from './visit.types.ts';

const now = new Date('2026-03-02T08:00:00Z');
const good: Visit = { kind: 'good', status: 200, movedTo: null };
const failed = (reason: string, status: number | null = null) => ({ kind: 'failed', reason, status });

describe('a visit to an address of another site', () => {
  let internet: TestInternet;
  let network: LinkNetwork;
  before(async () => {
    internet = await startInternet(400);
    network = internet.module.entry.services?.[0]?.create({} as never) as LinkNetwork;
  });
  beforeEach(() => {
    internet.answers.clear();
    internet.names.clear();
    internet.asked.length = 0;
  });
  after(() => internet?.close());

  const visit = (address: string, over = network): Promise<Visit> =>
    visitAddress(address, { network: over, userAgent: 'test' }, now);
  const answer = (place: string, status: number, headers: Readonly<Record<string, string>> = {}): void =>
    void internet.answers.set(place, (_, response) => void response.writeHead(status, headers).end());

  it('asks for the head alone, and for the page where that is refused', async () => {
    answer('good.example/', 200);
    expect(await visit('http://good.example/')).to.deep.equal(good);
    internet.answers.set('shy.example/a?b=c', (request, response) => {
      response.writeHead(request.method === 'HEAD' ? 405 : 206).end();
    });
    expect(await visit('http://shy.example/a?b=c#d')).to.deep.equal({ ...good, status: 206 });
    expect(internet.asked).to.deep.equal(['HEAD good.example/', 'HEAD shy.example/a?b=c', 'GET shy.example/a?b=c']);
    expect(await visit('http://good.example/gone')).to.deep.equal(failed('status', 404));
  });

  it('reads nothing of a page that never ends, and waits for none that never begins', async () => {
    internet.answers.set('endless.example/', (request, response) => {
      if (request.method === 'HEAD') return void response.writeHead(405).end();
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.once('close', () => clearInterval(more));
    });
    expect(await visit('http://endless.example/')).to.deep.equal(good);
    internet.answers.set('silent.example/', () => undefined);
    expect(await visit('http://silent.example/')).to.deep.equal(failed('time'));
    const deaf = { ...network, resolve: () => new Promise<never>(() => undefined) };
    expect(await visit('http://deaf.example/', deaf)).to.deep.equal(failed('time'));
  });

  it('asks no address within a network, however it is written', async () => {
    internet.names.set('inside.example', ['127.0.0.1']);
    internet.names.set('localhost', ['127.0.0.1', '::1']);
    internet.names.set('cloud.example', ['169.254.169.254', 'fd00:ec2::254']);
    internet.names.set('six.example', ['::ffff:10.0.0.1']);
    const inside = [
      ...[
        'http://localhost/',
        'http://inside.example/',
        'http://cloud.example/latest',
        'http://six.example/',
        'http://127.0.0.1/',
        'http://127.1/',
      ],
      ...['http://0x7f000001/', 'http://2130706433/', 'http://0/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/'],
      ...['http://[fe80::1]/', 'http://192.168.1.1/', 'https://10.0.0.1:8443/'],
    ];
    for (const address of inside) expect(await visit(address), address).to.deep.equal(failed('private'));
    expect(internet.asked).to.deep.equal([]);
  });

  it('asks none that it is led to either, and leaves out what a name has besides', async () => {
    answer('door.example/', 302, { location: 'http://inside.example/secret' });
    internet.names.set('inside.example', ['127.0.0.1']);
    expect(await visit('http://door.example/')).to.deep.equal(failed('private'));
    answer('window.example/', 301, { location: 'http://[::1]/' });
    expect(await visit('http://window.example/')).to.deep.equal(failed('private'));
    answer('file.example/', 301, { location: 'file:///etc/passwd' });
    expect(await visit('http://file.example/')).to.deep.equal(failed('scheme'));
    expect(internet.asked).to.deep.equal(['HEAD door.example/', 'HEAD window.example/', 'HEAD file.example/']);
    internet.names.set('mixed.example', ['127.0.0.1', '93.184.216.34']);
    answer('mixed.example/', 200);
    expect(await visit('http://mixed.example/')).to.deep.equal(good);
  });

  it('connects to the address that it checked: a name that is another the next time is not asked again', async () => {
    let times = 0;
    const turning = {
      ...network,
      resolve: async () => {
        times += 1;
        return [times === 1 ? '93.184.216.34' : '127.0.0.1'];
      },
    };
    answer('turning.example/', 200);
    expect(await visit('http://turning.example/', turning)).to.deep.equal(good);
    expect(times).to.equal(1);
  });

  it('says where an address leads for good, not where it leads today', async () => {
    answer('old.example/a', 301, { location: '/b' });
    answer('old.example/b', 308, { location: 'http://new.example/c' });
    answer('new.example/c', 302, { location: '/today' });
    answer('new.example/today', 200);
    expect(await visit('http://old.example/a#x')).to.deep.equal({ ...good, movedTo: 'http://new.example/c#x' });
    expect(await visit('http://new.example/c')).to.deep.equal(good);
    answer('round.example/', 301, { location: '/' });
    expect(await visit('http://round.example/')).to.deep.equal(failed('circle'));
  });

  it('goes away where it is asked to, and is not told off by what is closed', async () => {
    answer('busy.example/', 429, { 'retry-after': '120' });
    expect(await visit('http://busy.example/')).to.deep.equal({ kind: 'later', status: 429, seconds: 120 });
    answer('busy.example/date', 503, { 'retry-after': 'Mon, 02 Mar 2026 09:00:00 GMT' });
    expect(await visit('http://busy.example/date')).to.deep.equal({ kind: 'later', status: 503, seconds: 3600 });
    answer('busy.example/odd', 503, { 'retry-after': 'soon' });
    expect(await visit('http://busy.example/odd')).to.deep.equal({ kind: 'later', status: 503, seconds: undefined });
    expect(internet.asked.filter((one) => one.startsWith('GET'))).to.deep.equal([]);
    answer('closed.example/', 403);
    expect(await visit('http://closed.example/')).to.deep.equal({ kind: 'closed', status: 403 });
  });

  it('knows a name that is not there, a door that is shut, and what is no HTTP', async () => {
    const nowhere = { ...network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await visit('http://nowhere.example/', nowhere)).to.deep.equal(failed('name'));
    internet.answers.set('shut.example/', (request) => request.socket.destroy());
    expect(await visit('http://shut.example/')).to.deep.equal(failed('connection'));
    expect(await visit('https://good.example/')).to.deep.equal(failed('secure'));
  });
});
