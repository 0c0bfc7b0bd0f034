import type { BlockViewProps } from '@lectern/core/site';
import type { list } from '../manifest.ts';

export default function ListView({ props, data, site }: BlockViewProps<typeof list>) {
  return (
    <section className="probe-list" data-behaviour="probe/blink">
      <h2>{props.title}</h2>
      <p>{site.t('notes', { notes: data?.notes.join(' / ') ?? '' })}</p>
    </section>
  );
}
