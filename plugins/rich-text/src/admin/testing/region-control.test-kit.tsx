import type { ControlProps } from '@lectern/core/admin';

interface Region {
  readonly name?: string;
}

const names = ['Noord', 'Zuid'];

/** A control of another plugin for all props of its node at once. */
export default function RegionControl({ id, value, onChange }: ControlProps<Region>) {
  return (
    <select
      id={id}
      className="lc-input"
      aria-label="Name of the region"
      value={value.name ?? ''}
      onChange={(event) => onChange({ name: event.target.value })}
    >
      <option value="">…</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
