import type { PropsOf } from '@lectern/core';
import type { PageTypeViewProps, PageTypeViews } from '@lectern/core/site';
import { probe } from '../manifest.ts';

interface Options {
  readonly greeting: string;
}

type Data = PropsOf<(typeof probe)['pageTypes']['sheet']>;

const Header = ({ options }: PageTypeViewProps<Options, Data>) => <header>{options.greeting}</header>;

const Footer = ({ site }: PageTypeViewProps<Options, Data>) => {
  const { motto, leaflet } = site.settings(probe);
  return (
    <footer>
      {motto}
      {leaflet && <a href={site.link(leaflet.to)}>leaflet</a>}
    </footer>
  );
};

const sheet: PageTypeViews<Options, Data> = { header: Header, footer: Footer };

export default sheet;
