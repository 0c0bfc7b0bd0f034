const isPathWithTail = (href: string, path: string): boolean =>
  href === path || (href.startsWith(path) && (href[path.length] === '#' || href[path.length] === '?'));

/** The value with every `href` that leads to one path leading to another, its query and anchor kept. Everything else stays as it is. */
export function rewriteHrefs<Value>(value: Value, from: string, to: string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => rewriteHrefs(item, from, to)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'href' && typeof child === 'string' && isPathWithTail(child, from)
        ? to + child.slice(from.length)
        : rewriteHrefs(child, from, to),
    ]),
  ) as Value;
}
