import { expect } from 'chai';
import { expectErrors, expectSuccess } from '@lectern/testing';
import sharp from 'sharp';
import { mediaFixture, png } from './media-fixture.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('a video in the media library', () => {
  const library = mediaFixture();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const add = (video: object) => library.fixture.call('add-video', { path: '/film', ...video });

  it('is an item by its link, with a poster of the library', async () => {
    const { call, put } = library.fixture;
    const poster = await put(red, 'poster.png');
    const answer = await add({
      fileName: 'De restauratie',
      link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
      posterFileID: poster.id,
      defaultAltText: 'Een steiger',
    });
    expectSuccess(answer);
    expect(answer.get('data')).to.deep.include({
      fileName: 'De restauratie',
      fileType: 'video',
      path: '/film',
      dimensions: null,
      filesize: 0,
      video: {
        videoType: 'youtube',
        videoID: 'dQw4w9WgXcQ',
        link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        posterFileID: poster.id,
      },
    });
    const id = answer.get<string>('data.id');
    expectErrors(await call('edit-file', { id, posterFileID: unknownID }), 400, [{ property: 'posterFileID', code: 'V_17' }]);
    const edited = await call('edit-file', { id, link: 'vimeo.com/76979871', posterFileID: null, newFileName: 'De film v1.0' });
    expect(edited.get('data')).to.deep.include({
      fileName: 'De film v1.0',
      video: { videoType: 'vimeo', videoID: '76979871', link: 'https://vimeo.com/76979871', posterFileID: null },
    });
  });

  it('is a GIF of the library', async () => {
    const { put } = library.fixture;
    const gif = await put(await sharp(red).gif().toBuffer(), 'klok.gif');
    const still = await put(red, 'klok.png');
    const answer = await add({ fileName: 'Klok', gifFileID: gif.id });
    expectSuccess(answer);
    expect(answer.get('data.video')).to.deep.equal({ videoType: 'gif', videoID: gif.id, link: null, posterFileID: null });
    expectErrors(await add({ fileName: 'Stil', gifFileID: still.id }), 400, [{ property: 'gifFileID', code: 'V_17' }]);
    expectErrors(await add({ fileName: 'Klok', gifFileID: gif.id }), 409, [{ property: 'fileName', code: 'ML_03' }]);
  });

  it('is refused with a link that leads to none, and nothing is fetched to find out', async () => {
    const { app } = library.fixture;
    const before = await app.digest();
    for (const link of [
      '',
      'Film',
      'https://example.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com@169.254.169.254/76979871',
      'http://169.254.169.254/',
      'http://localhost:5432',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'https://www.youtube.com/watch?v=short',
      'https://www.youtube.com/@kanaal',
      'https://vimeo.com/channels/staffpicks',
    ])
      expectErrors(await add({ fileName: 'Film', link }), 400, [{ property: 'link', code: 'V_13' }]);
    expectErrors(await add({ fileName: 'Film' }), 400, [{ property: 'link', code: 'V_13' }]);
    const poster = { fileName: 'Film', link: 'https://vimeo.com/76979871', posterFileID: unknownID };
    expectErrors(await add(poster), 400, [{ property: 'posterFileID', code: 'V_17' }]);
    expect(await app.digest()).to.deep.equal(before);
  });
});
