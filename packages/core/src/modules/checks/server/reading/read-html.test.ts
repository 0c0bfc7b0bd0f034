import { expect } from 'chai';
import { readHtml } from './read-html.ts';

describe('readHtml', () => {
  it('reads headings and links with the blocks in which they stand, and nothing of header and footer', () => {
    const html = `<html><head><title>x</title><style>h1{}</style></head><body><!--p:header--><h1>Logo</h1><a href="/">Home</a><!--/p:header-->
      <!--p:intro--><h1>Title</h1><!--/p:intro-->
      <!--p:blocks--><!--b:k1--><section><h2>One &amp; <em>two</em></h2><!--b:k2--><p><a href="/x">Read
      more</a></p><!--/b:k2--><h4></h4></section><!--/b:k1--><!--b:k3 failed--><!--/b:k3--><!--/p:blocks-->
      <!--p:footer--><h2>Foot</h2><!--/p:footer--></body></html>`;
    expect(readHtml(html)).to.deep.equal({
      headings: [
        { key: undefined, text: 'Title', level: 1 },
        { key: 'k1', text: 'One & two', level: 2 },
        { key: 'k1', text: '', level: 4 },
      ],
      links: [{ key: 'k2', text: 'Read more', href: '/x' }],
    });
  });

  it('hears what screen readers say: labels and descriptions, and nothing that is hidden', () => {
    const links = (html: string): string[] => readHtml(`<!--p:blocks-->${html}<!--/p:blocks-->`).links.map(({ text }) => text);
    expect(links('<a href="/a"><img alt="A house" src="x"><span aria-hidden="true">→</span></a>')).to.deep.equal(['A house']);
    expect(links('<a href="/a" aria-label="News of May">More</a>')).to.deep.equal(['News of May']);
    expect(links('<a href="/a"><svg aria-hidden="true"><path d="M0>1"/></svg></a>')).to.deep.equal(['']);
    expect(links('<div hidden><a href="/a">Secret</a></div><a name="x">Place</a>')).to.deep.equal([]);
    expect(links('<a href="/a">One<p>two</p></a><script>"<a href=\'/b\'>"</script>')).to.deep.equal(['One two']);
  });
});
