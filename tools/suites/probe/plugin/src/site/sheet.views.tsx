import type { PropsOf } from '@lectern/core';
import type { PageTypeViewProps, PageTypeViews } from '@lectern/core/site';
import type { probe } from '../manifest.ts';

interface Options {
  readonly greeting: string;
}

type Data = PropsOf<(typeof probe)['pageTypes']['sheet']>;

const Header = ({ options }: PageTypeViewProps<Options, Data>) => <header>{options.greeting}</header>;

const sheet: PageTypeViews<Options, Data> = { header: Header };

export default sheet;
