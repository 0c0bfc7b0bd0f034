import { expect } from 'chai';
import sharp from 'sharp';
import { expectErrors, expectSuccess, until } from '@lectern/testing';
import type { Directory, MediaFile } from '../media.schema.ts';
import { hashOf, mediaForm, mediaFixture, pdf, png } from './media-fixture.test-kit.ts';
import { docx, zip } from './zip.test-kit.ts';
import { media } from '../media.manifest.ts';
import { mediaStore } from './media.services.ts';
import { makeRendition } from './images/making/make-rendition.ts';

describe('adding files', () => {
  const library = mediaFixture();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const refused = async (bytes: Uint8Array, name: string, code = 'G_11', status = 400): Promise<void> => {
    expectErrors(await library.fixture.add(bytes, name), status, [{ property: 'f', code }]);
  };
  const replace = (bytes: Uint8Array, name: string, id: string) =>
    library.fixture.editor.request('POST', '/api/medialib/replace-file', mediaForm(bytes, name, { id }));
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
      earlierSizes: [],
      shared: false,
      dimensions: { width: 8, height: 4 },
      filesize: red.length,
      focalPoint: null,
      video: null,
      policies: { manage: true },
      duplicates: [],
      tags: [],
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
    ] as const)
      await refused(Buffer.from(content, 'latin1'), name);
    await refused(zip({ 'word/document.xml': '' }), 'a.docm', 'G_16');
    await refused(Buffer.alloc(0), 'a.png', 'V_17');
    const none = new FormData();
    none.set('path', '/');
    expectErrors(await library.fixture.call('add-file', none), 400, [{ property: 'f', code: 'V_17' }]);
  });

  const ftyp = (brand: string): Buffer => Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
  const scripted = '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF';
  const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
  const explained: Readonly<Record<string, readonly [code: string, name: string, bytes: () => Buffer | Promise<Buffer>]>> = {
    'a rich text': ['G_32', 'a.rtf', () => Buffer.from('{\\rtf1\\ansi Tekst}')],
    'a PDF with a script': ['G_33', 'a.pdf', () => Buffer.from(scripted)],
    'a photo of an iPhone': ['G_34', 'IMG_0001.HEIC', () => ftyp('heic')],
    'a photo of an iPhone, by another brand': ['G_34', 'IMG_0002.heif', () => ftyp('mif1')],
    'an Office file with macros': ['G_35', 'a.docx', () => docx('word/document.xml', { 'word/vbaProject.bin': 'x' })],
    'a file of an older Office': ['G_36', 'a.doc', () => oldOffice],
    'a picture for print': ['G_37', 'a.tiff', () => sharp(red).tiff().toBuffer()],
    'a video': ['G_38', 'a.mp4', () => ftyp('isom')],
    'a text with control characters': ['G_39', 'a.txt', () => Buffer.from('a\0b')],
    'a text that moves the cursor': ['G_39', 'a.csv', () => Buffer.from('\u001b[2J\u0007')],
    'half a text in UTF-16': ['G_39', 'a.txt', () => Buffer.from('\u00ff\u00fea\0b', 'latin1')],
    'a text in no encoding': ['G_39', 'a.txt', () => Buffer.from([0x61, 0x81, 0x8d])],
  };
  for (const [what, [code, name, bytes]] of Object.entries(explained))
    it(`says what ${what} is, and what to do with it`, async () => {
      await refused(await bytes(), name, code);
      const { id } = await library.fixture.put(red, 'oud.png');
      expectErrors(await replace(await bytes(), name, id), 400, [{ property: 'f', code }]);
      const text: string = media.errors[code as keyof typeof media.errors].text;
      expect(text, 'more than one sentence, and not one for all').to.match(/[.,:] /);
      expect(Object.values(media.errors).filter((entry) => entry.text === text)).to.have.length(1);
    });

  const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
  const price = 'Café – “één” kost € 5\r\n';
  const windows = Buffer.from('Caf\u00e9 \u0096 \u0093\u00e9\u00e9n\u0094 kost \u0080 5\r\n', 'latin1');
  const texts: Readonly<Record<string, Buffer>> = {
    'Windows-1252': windows,
    'UTF-16, the low byte first': utf16(price),
    'UTF-16, the high byte first': utf16(price).swap16(),
  };
  for (const [encoding, bytes] of Object.entries(texts))
    it(`turns a text in ${encoding} into UTF-8, and knows it again by its own bytes`, async () => {
      const { app, call, put } = library.fixture;
      for (const [name, mimeType] of [
        ['a.csv', 'text/csv'],
        ['a.txt', 'text/plain'],
      ] as const) {
        const file = await put(bytes, name);
        const kept = Buffer.from(`\ufeff${price}`);
        expect(file).to.include({ mimeType, hash: hashOf(kept), filesize: kept.length });
        const stored = await app.app.service(mediaStore).read(file.hash);
        expect(String(await stored?.stream.toArray())).to.equal(String(kept));
      }
      const found = await call('find-duplicates', { hashes: [hashOf(bytes)] });
      expect(found.get<MediaFile[]>(`data.${hashOf(bytes)}`)).to.have.length(2);
    });

  it('keeps a text in UTF-8 as it is', async () => {
    for (const [name, text] of [
      ['met.csv', '\ufeffé'],
      ['zonder.txt', 'é'],
      ['verklaard.txt', '<?xml version="1.0" encoding="UTF-8"?><a/>'],
    ] as const)
      expect((await library.fixture.put(Buffer.from(text), name)).hash).to.equal(hashOf(Buffer.from(text)));
  });

  it('cuts no letter in two where a text comes in pieces', async () => {
    // A letter of three bytes at each place around the border of a piece, in UTF-8 and in UTF-16.
    const long = `${'a'.repeat(65_535)}${'€'.repeat(40_000)}`;
    const file = await library.fixture.put(utf16(long), 'lang.txt');
    expect(file.hash).to.equal(hashOf(Buffer.from(`\ufeff${long}`)));
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
    await refused(await png('red', 8000, 6000), 'groot.png', 'G_31');
    await refused(await png('red', 1, 60_000), 'lang.png', 'G_31');
    // As 30,000 by 30,000 pixels in a few bytes: what the header says is enough.
    const huge = Buffer.from(red);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    await refused(huge, 'bom.png', 'G_31');
  });

  /** A moving picture of so many frames, none like the one before it. */
  const moving = (format: 'gif' | 'webp', frames: number, side = 1000): Promise<Buffer> => {
    const pixels = Buffer.alloc(side * side * frames * 3);
    for (let frame = 0; frame < frames; frame += 1)
      pixels.fill((frame * 37) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
    const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
    return sharp(pixels, { raw, limitInputPixels: false }).toFormat(format, { effort: 1 }).toBuffer();
  };

  for (const format of ['gif', 'webp'] as const)
    it(`counts the pixels of a moving picture over all its frames, as pages do: ${format}`, async () => {
      await refused(await moving(format, 41), `te-lang.${format}`, 'G_31');
      const whole = await moving(format, 40);
      const file = await library.fixture.put(whole, `precies.${format}`);
      expect(file.dimensions).to.deep.equal({ width: 1000, height: 1000 });
      const shown = await makeRendition({ original: whole, mimeType: file.mimeType, crop: undefined });
      expect(shown).to.include({ width: 1000, height: 1000 });
    });

  it('refuses a moving picture of which a later frame is broken', async () => {
    const whole = await moving('webp', 3, 64);
    const broken = Buffer.from(whole);
    // The bytes of the last frame's picture, and not those that say what it is.
    broken.fill(0, broken.lastIndexOf('VP8') + 8);
    await refused(broken, 'kapot.webp');
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

  it('lays a file into the folder that was meant, wherever that lies by now', async () => {
    const { add, call, editor, names, put } = library.fixture;
    await put(red, 'a.png', '/kerken/orgels');
    const { folderID } = (await call('get-dir', { path: '/Kerken/Orgels' })).get<Directory>('data');
    expect((await call('get-dir', { path: '/' })).get('data')).not.to.have.property('folderID');
    const into = (id = folderID ?? '', name = 'b.png') =>
      editor.request('POST', '/api/medialib/add-file', mediaForm(red, name, { path: '/kerken/orgels', folderID: id }));
    expectSuccess(await call('move-directory', { oldPath: '/kerken/orgels', newPath: '/orgels' }));
    expectSuccess(await call('move-directory', { oldPath: '/kerken', newPath: '/gebouwen' }));
    const added = await into();
    expectSuccess(added);
    expect(added.get('data.path')).to.equal('/orgels');
    expect(await names('/')).to.deep.equal(['gebouwen/', 'orgels/']);
    expect(await names('/orgels')).to.deep.equal(['a.png', 'b.png']);
    expectErrors(await into('00000000-0000-4000-8000-00000000dead'), 404, [{ property: 'path', code: 'G_15' }]);
    expectErrors(await into('x'), 400, [{ property: 'folderID', code: 'V_12' }]);
    expectSuccess(await call('delete-directory', { path: '/orgels' }));
    expectErrors(await into(folderID, 'c.png'), 404, [{ property: 'path', code: 'G_15' }]);
    expectErrors(await add(red, 'c.png', '/orgels', library.fixture.viewer), 403, [{ code: 'UM_01' }]);
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
    const file = await library.fixture.put(red, 'dom.png', '/kerken');
    const blue = await sharp(await png('blue', 20, 10))
      .webp()
      .toBuffer();
    expectErrors(await replace(pdf, 'a.pdf', file.id), 400, [{ property: 'f', code: 'G_11' }]);
    expectErrors(await replace(red, 'a.pdf', file.id), 400, [{ property: 'f', code: 'G_16' }]);
    expectErrors(await replace(await png('red', 1, 60_000), 'lang.png', file.id), 400, [{ property: 'f', code: 'G_31' }]);
    expectErrors(await replace(Buffer.alloc(0), 'leeg.png', file.id), 400, [{ property: 'f', code: 'V_17' }]);
    expectErrors(await replace(blue, 'a.webp', '00000000-0000-4000-8000-00000000dead'), 404, [{ code: 'G_15' }]);
    const answer = await replace(blue, 'heel anders.webp', file.id);
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
