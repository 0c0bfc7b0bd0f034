const units = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** Minutes as people say them, in the largest unit that they fill: `7 days`, `90 minutes`. */
export function lifetime(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const [size, name] = units.find(([unit]) => whole % unit === 0) ?? [1, 'minute'];
  const count = whole / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
