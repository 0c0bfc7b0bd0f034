type Declarations = Readonly<Record<string, string>>;

/** A style longer than this says nothing about text; it is machine noise or an attack. */
const maxLength = 4000;
const maxSheet = 300_000;
const none: Declarations = {};

/** The declarations of a `style` attribute, the last of each name. */
export function readStyle(text: string | undefined): Declarations {
  if (!text || text.length > maxLength) return none;
  const declarations: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0)
      declarations[part.slice(0, colon).trim().toLowerCase()] = part
        .slice(colon + 1)
        .trim()
        .toLowerCase();
  }
  return declarations;
}

/** Properties by which a class says how its text is marked. Everything else about a class is looks. */
const marking = ['font-weight', 'font-style', 'text-decoration', 'vertical-align'] as const;

/** The marks of a style sheet by `.class` or `element.class`: Excel says bold this way. Other selectors are not read. */
export function readSheet(text: string): Readonly<Record<string, Declarations>> {
  const classes: Record<string, Declarations> = Object.create(null) as Record<string, Declarations>;
  for (const rule of text.slice(0, maxSheet).split('}')) {
    const brace = rule.lastIndexOf('{');
    if (brace < 0) continue;
    const style = readStyle(rule.slice(brace + 1));
    const marks = Object.fromEntries(marking.flatMap((name) => (style[name] ? [[name, style[name]]] : [])));
    if (Object.keys(marks).length === 0) continue;
    for (const selector of rule.slice(Math.max(0, brace - maxLength), brace).split(',')) {
      const name = /^[a-z0-9]*\.[\w-]+$/i.exec(selector.trim())?.[0].toLowerCase();
      if (name) classes[name] = { ...classes[name], ...marks };
    }
  }
  return classes;
}
