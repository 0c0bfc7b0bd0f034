import { expect } from 'chai';
import sharp from 'sharp';
import { expectErrors, expectSuccess, until } from '@lectern/testing';
import type { MediaFile } from '../media.schema.ts';
import { hashOf, mediaForm, mediaFixture, pdf, png } from './media-fixture.test-kit.ts';
import { docx, zip } from './zip.test-kit.ts';
import { mediaStore } from './media.services.ts';

describe('adding files', () => {
  const library = mediaFixture();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const refused = async (bytes: Uint8Array, name: string, code = 'G_11', status = 400): Promise<void> => {
    expectErrors(await library.fixture.add(bytes, name), status, [{ property: 'f', code }]);
  };
  afterEach(async () => {
    // Whatever happened: nothing lies in a temporary place, and every row has its bytes, and the other way round.
    const { app, stored } = library.fixture;
    const { rows } = await app.app.pool.query<{ hash: string }>('select distinct hash from lectern_media_file');
    // Bytes that nobody needs any more go right after the answer.
    await until(() => stored().toSorted(), rows.map(({ hash }) => hash).toSorted());
  });

  it('is for those who may manage media', async () => {
    const { add, app, viewer } = library.fixture;
    expectErrors(await add(red, 'a.png', '/', app.client()), 401, [{ code: 'G_07' }]);
    expectErrors(await add(red, 'a.png', '/', viewer), 403, [{ code: 'UM_01' }]);
  });

  it('answers with the file, stored under the hash of its bytes', async () => {
    const answer = await library.fixture.add(red, 'Rood vlak.PNG', '/kerken/orgels');
    expectSuccess(answer);
    const { id, createdAt, updatedAt, ...data } = answer.get<Record<string, unknown>>('data');
    expect(id).to.match(/^[0-9a-f-]{36}$/);
    expect(createdAt).to.match(/^\d{4}-/);
    expect(updatedAt).to.equal(createdAt);
    expect(data).to.deep.equal({
      path: '/kerken/orgels',
      fileName: 'Rood vlak.png',
      fileType: 'image',
      mimeType: 'image/png',
      hash: hashOf(red),
      defaultAltText: '',
      defaultAltTexts: {},
      shared: false,
      dimensions: { width: 8, height: 4 },
      filesize: red.length,
      focalPoint: null,
      video: null,
      policies: { manage: true },
      duplicates: [],
    });
  });

  it('takes pictures, documents and texts, each for what it is', async () => {
    const picture = sharp(red);
    for (const [name, bytes, mimeType] of [
      ['a.jpeg', await picture.clone().jpeg().toBuffer(), 'image/jpeg'],
      ['a.webp', await picture.clone().webp().toBuffer(), 'image/webp'],
      ['a.avif', await picture.clone().avif().toBuffer(), 'image/avif'],
      ['a.gif', await picture.clone().gif().toBuffer(), 'image/gif'],
      ['a.pdf', pdf, 'application/pdf'],
      ['a.docx', docx('word/document.xml'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.xlsx', docx('xl/workbook.xml'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['a.pptx', docx('ppt/presentation.xml'), 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
      ['a.odt', zip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'application/vnd.oasis.opendocument.text'],
      [
        'a.ods',
        zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
        'application/vnd.oasis.opendocument.spreadsheet',
      ],
      ['a.txt', Buffer.from('Één regel.\r\n'), 'text/plain'],
      ['a.csv', Buffer.from('\ufeffnaam;plaats\n'), 'text/csv'],
    ] as const) {
      const added = await library.fixture.put(bytes, name);
      expect(added, name).to.include({ mimeType, fileType: mimeType.startsWith('image/') ? 'image' : 'document' });
    }
  });

  it('gives one kind of picture by the name of another its right name, as browsers save them', async () => {
    expect(await library.fixture.put(red, 'foto.jpg')).to.include({ fileName: 'foto.png', mimeType: 'image/png' });
    expect(await library.fixture.put(await png('blue'), 'zonder')).to.include({ fileName: 'zonder.png' });
  });

  it('refuses a name that says another kind than the content', async () => {
    await refused(red, 'foto.php', 'G_16');
    await refused(red, 'b.jpg.html', 'G_16');
    await refused(red, 'c.pdf', 'G_16');
    await refused(red, 'd.svg', 'G_16');
    await refused(pdf, 'e.png', 'G_16');
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'f.png', 'G_16');
    await refused(docx('word/document.xml'), 'g.xlsx', 'G_16');
  });

  it('refuses what is neither a picture nor a document', async () => {
    for (const [name, content] of [
      ['a.html', '<!doctype html><script>alert(1)</script>'],
      ['a.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'],
      ['a.png', 'just text'],
      ['a.js', 'alert(1)'],
      ['.htaccess', 'AddType text/html .png'],
      ['a.exe', 'MZ\x90\0\x03'],
      ['a.zip', 'PK\x03\x04\x14\0\0\0\0\0'],
      ['a.png', '\x89PNG\r\n\x1a\n broken'],
      ['a.txt', 'a\0b'],
      ['a.txt', '\xff\xfe is no UTF-8'],
      ['a.csv', '\x1b[2J\x07'],
    ] as const)
      await refused(Buffer.from(content, 'latin1'), name);
    await refused(await sharp(red).tiff().toBuffer(), 'a.tiff');
    await refused(zip({ 'word/document.xml': '' }), 'a.docm', 'G_16');
    await refused(docx('word/document.xml', { 'word/vbaProject.bin': 'x' }), 'a.docx');
    await refused(Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'), 'a.pdf');
    await refused(Buffer.alloc(0), 'a.png', 'V_17');
    const none = new FormData();
    none.set('path', '/');
    expectErrors(await library.fixture.call('add-file', none), 400, [{ property: 'f', code: 'V_17' }]);
  });

  it('refuses two files in one', async () => {
    const [gif, jpeg] = [await sharp(red).gif().toBuffer(), await sharp(red).jpeg().toBuffer()];
    const script = Buffer.from('*/=1;/*<ScRiPt>alert(1)</script>');
    await refused(Buffer.concat([gif, script]), 'a.gif');
    await refused(Buffer.concat([jpeg, Buffer.from('<html><body>')]), 'a.jpg');
    await refused(Buffer.concat([red, zip({ 'a.txt': 'x' })]), 'a.png');
    await refused(Buffer.concat([red, Buffer.from('<?php system("id");')]), 'a.png');
    await refused(Buffer.concat([Buffer.from('<!doctype html>'), pdf]), 'a.pdf');
    await refused(Buffer.concat([pdf, zip({ 'a.txt': 'x' })]), 'a.pdf');
  });

  it('refuses what ends too early', async () => {
    const noise = await sharp(
      Buffer.alloc(300 * 300 * 3, 0).map((_, index) => (index * 7919) % 251),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .png()
      .toBuffer();
    await refused(noise.subarray(0, noise.length / 2), 'half.png');
    const jpeg = await sharp(noise).jpeg().toBuffer();
    await refused(jpeg.subarray(0, jpeg.length / 2), 'half.jpg');
    await refused(pdf.subarray(0, 40), 'half.pdf');
    const office = docx('word/document.xml');
    await refused(office.subarray(0, office.length - 30), 'half.docx');
  });

  it('refuses pictures of more pixels than a page needs, before it decodes them', async () => {
    await refused(await png('red', 8000, 6000), 'groot.png');
    await refused(await png('red', 1, 60_000), 'lang.png');
    // As 30,000 by 30,000 pixels in a few bytes: what the header says is enough.
    const huge = Buffer.from(red);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    await refused(huge, 'bom.png');
  });

  it('refuses pictures over 1 MB and files over 100 MB as too large', async () => {
    const noise = Buffer.alloc(700 * 700 * 3);
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 13;
    const large = await sharp(noise, { raw: { width: 700, height: 700, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(large.length).to.be.greaterThan(1024 * 1024);
    await refused(large, 'groot.png', 'ML_01', 413);
    const tail = Buffer.from('\n%%EOF');
    const whole = Buffer.concat([pdf, Buffer.alloc(100 * 1024 * 1024 - pdf.length - tail.length, 32), tail]);
    expectSuccess(await library.fixture.add(whole, 'precies.pdf'));
    await refused(Buffer.concat([whole, Buffer.from(' ')]), 'te-groot.pdf', 'ML_01', 413);
  });

  it('takes no name twice in a folder, in whatever case, also from two at once', async () => {
    const { add, stored } = library.fixture;
    expectSuccess(await add(red, 'a.png', '/x'));
    expectErrors(await add(red, 'A.PNG', '/x'), 409, [{ property: 'f', code: 'ML_03' }]);
    expectSuccess(await add(red, 'a.png', '/y'));
    expect(stored()).to.deep.equal([hashOf(red)]);
    const [blue, green] = [await png('blue'), await png('green')];
    const answers = await Promise.all([add(blue, 'b.png', '/Neu/Map'), add(green, 'b.png', '/neu/map')]);
    expect(answers.map(({ status }) => status)).to.have.members([200, 409]);
  });

  it('takes no folder that could be another place', async () => {
    const { add } = library.fixture;
    const deep = `/${'a/'.repeat(30)}`;
    for (const path of [
      '..',
      '/../..',
      '/a/../b',
      'a\\b',
      'C:\\x',
      '/a//b',
      '/.git',
      '/con',
      '/a ',
      deep,
      '/\u202ea',
      '/a\u0007',
    ])
      expectErrors(await add(red, 'a.png', path), 400, [{ property: 'path', code: 'V_12' }]);
  });

  it('takes no name that no file can have', async () => {
    for (const name of ['.png', '\u202egpj.png', 'nul.png', ' .png', 'a\u0001b.png', 'a\u200bb.png'])
      await refused(red, name, 'V_12');
    await refused(red, `${'a'.repeat(300)}.png`, 'V_14');
    // A browser names no folders; whoever does, names none of ours.
    expect(await library.fixture.put(red, '../../etc/passwd')).to.include({ fileName: 'passwd.png', path: '/' });
  });

  it('takes a name of 100 letters, its extension included, and no longer one', async () => {
    const { call, put, editor } = library.fixture;
    const file = await put(red, `${'a'.repeat(96)}.png`);
    expect(file.fileName).to.have.length(100);
    await refused(red, `${'b'.repeat(97)}.png`, 'V_14');
    expectSuccess(await call('edit-file', { id: file.id, newFileName: `${'c'.repeat(96)}.png` }));
    expectErrors(await call('edit-file', { id: file.id, newFileName: `${'c'.repeat(97)}.png` }), 400, [
      { property: 'newFileName', code: 'V_14' },
    ]);
    // A longer extension makes no name too long that was not.
    const webp = await sharp(await png('blue'))
      .webp()
      .toBuffer();
    const replaced = await editor.request('POST', '/api/medialib/replace-file', mediaForm(webp, 'x.webp', { id: file.id }));
    expect(replaced.get('data.fileName')).to.equal(`${'c'.repeat(95)}.webp`);
  });

  it('says which other files have the same bytes', async () => {
    const { put, call, editor } = library.fixture;
    const first = await put(red, 'a.png', '/kerken');
    const again = await library.fixture.add(red, 'b.png', '/');
    expect(again.get<MediaFile[]>('data.duplicates').map(({ id }) => id)).to.deep.equal([first.id]);
    const found = await call('find-duplicates', { hashes: [hashOf(red), hashOf(pdf)] });
    expect(found.get<MediaFile[]>(`data.${hashOf(red)}`).map(({ fileName }) => fileName)).to.deep.equal(['b.png', 'a.png']);
    await editor.request('POST', '/api/medialib/delete-file', { id: first.id });
    expect((await call('find-duplicates', { hashes: [hashOf(red)] })).get<unknown[]>(`data.${hashOf(red)}`)).to.have.length(1);
  });

  it('puts other bytes into the place of a file', async () => {
    const { app, editor, put } = library.fixture;
    const file = await put(red, 'dom.png', '/kerken');
    const blue = await sharp(await png('blue', 20, 10))
      .webp()
      .toBuffer();
    const replace = (bytes: Uint8Array, name: string, id = file.id) =>
      editor.request('POST', '/api/medialib/replace-file', mediaForm(bytes, name, { id }));
    expectErrors(await replace(pdf, 'a.pdf'), 400, [{ property: 'f', code: 'G_11' }]);
    expectErrors(await replace(blue, 'a.webp', '00000000-0000-4000-8000-00000000dead'), 404, [{ code: 'G_15' }]);
    const answer = await replace(blue, 'heel anders.webp');
    expectSuccess(answer);
    expect(answer.get('data')).to.deep.include({
      id: file.id,
      path: '/kerken',
      fileName: 'dom.webp',
      hash: hashOf(blue),
      mimeType: 'image/webp',
      dimensions: { width: 20, height: 10 },
      createdAt: file.createdAt,
    });
    await until(async () => (await app.app.service(mediaStore).size(hashOf(red))) ?? 'gone', 'gone');
  });

  it('says so when the disk takes no more, and keeps nothing of the file', async () => {
    const { add, app, names } = library.fixture;
    const { adopt } = app.app.service(mediaStore);
    Object.assign(app.app.service(mediaStore), {
      adopt: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })),
    });
    try {
      expectErrors(await add(red, 'vol.png', '/nieuw'), 507, [{ code: 'G_14' }]);
    } finally {
      Object.assign(app.app.service(mediaStore), { adopt });
    }
    expect(await names('/')).to.deep.equal([]);
  });
});
