import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteMedia } from '../define-site.ts';
import { SiteImage } from './site-image.tsx';

const image: SiteMedia = {
  hash: 'a'.repeat(64),
  fileName: 'toren.jpg',
  altText: 'De toren',
  width: 1600,
  height: 900,
  url: '/api/toren.jpg',
  sources: [
    { type: 'image/avif', srcSet: '/a?w=320&f=avif 320w, /a?w=640&f=avif 640w' },
    { type: 'image/webp', srcSet: '/a?w=320&f=webp 320w' },
  ],
};
const draw = (props: Partial<Parameters<typeof SiteImage>[0]> = {}): string =>
  renderToStaticMarkup(<SiteImage image={image} sizes="50vw" {...props} />);

describe('SiteImage', () => {
  it('draws every format, best first, and the image itself for whoever knows none of them', () => {
    expect(draw()).to.equal(
      '<picture class="site-picture">' +
        '<source type="image/avif" srcSet="/a?w=320&amp;f=avif 320w, /a?w=640&amp;f=avif 640w" sizes="50vw"/>' +
        '<source type="image/webp" srcSet="/a?w=320&amp;f=webp 320w" sizes="50vw"/>' +
        '<img class="site-image" src="/api/toren.jpg" alt="De toren" width="1600" height="900" decoding="async" loading="lazy"/>' +
        '</picture>',
    );
  });

  it('asks for the first image of a page at once', () => {
    const html = draw({ loading: 'eager' });
    expect(html).to.contain('fetchPriority="high"').and.not.to.contain('loading=');
  });

  it('names the focal point in steps that the stylesheet knows, unless it is the centre', () => {
    expect(draw({ image: { ...image, focalX: 0.27, focalY: 1 } })).to.contain('data-focus-x="30" data-focus-y="100"');
    expect(draw({ image: { ...image, focalX: 0.52, focalY: 0.48 } })).not.to.contain('data-focus');
  });

  it('names its colour in steps that the stylesheet knows, where it has one', () => {
    expect(draw({ image: { ...image, colour: '#6597c9' } })).to.contain(' data-tint="r3 g4 b6" ');
    expect(draw({ image: { ...image, colour: '#201008' } })).to.contain(' data-tint="r1 g0 b0 dark" ');
    for (const colour of ['', '#fff', 'red']) expect(draw({ image: { ...image, colour } })).not.to.contain('data-tint');
  });

  it('keeps an empty alternative text, which says that the image is decoration', () => {
    expect(draw({ image: { ...image, altText: '' } })).to.contain(' alt="" ');
  });

  it('draws a plain image where there are no copies, and nothing where there is no image', () => {
    const { sources: _, ...plain } = image;
    expect(draw({ image: plain, className: 'wide' })).to.match(/^<picture class="site-picture"><img class="site-image wide"/);
    expect(draw({ image: undefined })).to.equal('');
  });
});
