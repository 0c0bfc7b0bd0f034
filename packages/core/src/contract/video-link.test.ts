import { expect } from 'chai';
import { parseVideoLink, videoPageUrl } from './video-link.ts';

describe('a link to a video', () => {
  it('names one at YouTube, however it was copied', () => {
    for (const link of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
      'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      ' youtube.com/watch?v=dQw4w9WgXcQ ',
    ])
      expect(parseVideoLink(link), link).to.deep.equal({ videoType: 'youtube', videoID: 'dQw4w9WgXcQ' });
  });

  it('names one at Vimeo, with its key where it is not listed', () => {
    for (const link of [
      'https://vimeo.com/76979871',
      'vimeo.com/76979871',
      'https://www.vimeo.com/channels/staffpicks/76979871',
      'https://vimeo.com/groups/shortfilms/videos/76979871',
      'https://vimeo.com/showcase/8471983/video/76979871',
      'https://vimeo.com/showcase/een-toren/video/76979871',
      'https://vimeo.com/album/8471983/video/76979871/',
      'https://vimeo.com/ondemand/toren/76979871',
      'https://vimeo.com/manage/videos/76979871',
      'https://player.vimeo.com/video/76979871',
    ])
      expect(parseVideoLink(link), link).to.deep.equal({ videoType: 'vimeo', videoID: '76979871' });
    for (const link of ['https://vimeo.com/76979871/1a2b3c4d5e', 'https://player.vimeo.com/video/76979871?h=1a2b3c4d5e'])
      expect(parseVideoLink(link), link).to.deep.equal({ videoType: 'vimeo', videoID: '76979871/1a2b3c4d5e' });
  });

  it('names none at any other place, and none that is not one', () => {
    for (const link of [
      '',
      'film',
      'https://',
      'https://example.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://evil.example/?https://youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
      'https://user:pass@youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
      'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
      'file://youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22',
      'https://www.youtube.com/watch?v=',
      'https://www.youtube.com/',
      'https://youtu.be/dQw4w9WgXcQ/more',
      'https://vimeo.com/',
      'https://vimeo.com/abc',
      'https://vimeo.com/76979871/not-a-key',
      'https://vimeo.com/76979871/1a2b3c4d5e/more',
      'https://vimeo.com/event/4821937',
      'https://vimeo.com/event/4821937/1a2b3c4d5e',
      'https://vimeo.com/event/4821937/embed',
      'https://player.vimeo.com/event/4821937',
      'https://vimeo.com/showcase/8471983',
      'https://vimeo.com/album/8471983',
      'https://vimeo.com/user/8471983',
      'https://vimeo.com/folder/8471983',
      'https://player.vimeo.com/76979871',
      'http://169.254.169.254/76979871',
    ])
      expect(parseVideoLink(link), link).to.equal(undefined);
  });

  it('is watched where its host shows it', () => {
    expect(videoPageUrl({ videoType: 'youtube', videoID: 'dQw4w9WgXcQ' })).to.equal(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    expect(videoPageUrl({ videoType: 'vimeo', videoID: '76979871/1a2b' })).to.equal('https://vimeo.com/76979871/1a2b');
  });
});
