import type { ReactNode } from 'react';

const text = (content: string, className: string) => (
  <text x="8" y="12.2" textAnchor="middle" className={`rich-text-editor__glyph ${className}`}>
    {content}
  </text>
);

const icons = {
  'heading-2': <path d="M2 4v8M7.5 4v8M2 8h5.5M10.6 6.2c0-1.1.8-1.8 1.8-1.8s1.7.6 1.7 1.6c0 1.7-3.5 2.6-3.5 5h3.6" />,
  'heading-3': <path d="M2 4v8M7.5 4v8M2 8h5.5M10.7 4.6h3.4l-2 2.6c1.3 0 2.2.7 2.2 1.9 0 1.2-1 1.9-2 1.9-.8 0-1.4-.3-1.8-.9" />,
  'heading-4': <path d="M2 4v8M7.5 4v8M2 8h5.5M13.4 11.2V4.6l-3 4.6h4.1" />,
  paragraph: text('¶', 'is-plain'),
  bold: text('B', 'is-bold'),
  italic: text('I', 'is-italic'),
  underline: (
    <>
      <path d="M4.5 2.5v5a3.5 3.5 0 0 0 7 0v-5M3.5 13.5h9" />
    </>
  ),
  strike: (
    <path d="M2.5 8h11M11 4.6C10.6 3.3 9.5 2.5 8 2.5c-1.8 0-3.1 1-3.1 2.5 0 .8.3 1.4.9 1.9M5 11.2c.3 1.4 1.5 2.3 3.1 2.3 1.8 0 3.1-1 3.1-2.6 0-.4 0-.7-.2-1" />
  ),
  code: <path d="m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5l3.5 3.5-3.5 3.5" />,
  sub: <path d="m2.5 3.5 6 7M8.5 3.5l-6 7M11 10.6c0-.9.6-1.4 1.4-1.4s1.3.5 1.3 1.2c0 1.3-2.7 1.6-2.7 3.1h2.8" />,
  sup: <path d="m2.5 5.5 6 7M8.5 5.5l-6 7M11 3.9c0-.9.6-1.4 1.4-1.4s1.3.5 1.3 1.2c0 1.3-2.7 1.6-2.7 3.1h2.8" />,
  bullets: <path d="M6.5 4h7M6.5 8h7M6.5 12h7M2.8 4h.4M2.8 8h.4M2.8 12h.4" />,
  numbers: (
    <path d="M7 4h6.5M7 8h6.5M7 12h6.5M2.3 3.2l1.1-.7v3.6M2.2 10.7c0-.7.5-1.1 1.1-1.1.7 0 1.1.4 1.1 1 0 1-2.2 1.3-2.2 2.6h2.3" />
  ),
  quote: <path d="M6.8 4.2C4.6 5 3.4 6.7 3.4 9.2v2.6h3.4V8.6H4.9M13 4.2c-2.2.8-3.4 2.5-3.4 5v2.6H13V8.6h-1.9" />,
  link: (
    <path d="M6.8 9.2a2.7 2.7 0 0 0 3.9 0l2-2a2.7 2.7 0 0 0-3.9-3.9l-.7.7M9.2 6.8a2.7 2.7 0 0 0-3.9 0l-2 2a2.7 2.7 0 0 0 3.9 3.9l.7-.7" />
  ),
  rule: <path d="M2 8h12M4 4.5h8M4 11.5h8" strokeDasharray="none" />,
  clear: <path d="M3.5 3.5V2.5h9v1M8 2.5 6.4 9M4.8 13.5h3.4M10 10l3.5 3.5M13.5 10 10 13.5" />,
  plus: <path d="M8 3v10M3 8h10" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  edit: <path d="M3 13h2.2l7.4-7.4a1.4 1.4 0 0 0-2-2L3.2 11 3 13ZM9.4 4.8l2 2" />,
  trash: <path d="M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5M6.8 7v3.6M9.2 7v3.6" />,
  up: <path d="M8 13V3.5M4 7l4-4 4 4" />,
  down: <path d="M8 3v9.5M4 9l4 4 4-4" />,
  image: <path d="M2.5 3h11v10h-11zM5.4 6.4h.2M2.5 11l3-3 2.6 2.6 2-2 3.4 3.2" />,
  table: <path d="M2.5 3h11v10h-11zM2.5 6.4h11M2.5 9.7h11M6.2 3v10M9.9 3v10" />,
  button: <path d="M4 4.5h8a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2ZM5 8h6" />,
  video: <path d="M2.5 3.5h11v9h-11zM6.8 6l3.2 2-3.2 2z" />,
  find: <path d="M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.4 10.4l3.1 3.1" />,
  keys: <path d="M2 4.5h12v7H2zM4.6 6.8h.1M7.2 6.8h.1M9.8 6.8h.1M11.9 6.8h.1M5 9.3h6" />,
  lang: <path d="M2.5 4h6M5.5 2.5V4M4 4c.4 2.3 2 4 4 4.8M7.2 4C6.7 6.2 5 8 2.8 8.8M8.2 13.5l2.8-6.8 2.8 6.8M9.2 11.3h3.6" />,
  'row-above': <path d="M2.5 8.5h11v4.5h-11zM2.5 10.7h11M8 2v4M6 4h4" />,
  'row-below': <path d="M2.5 3h11v4.5h-11zM2.5 5.2h11M8 10v4M6 12h4" />,
  'column-before': <path d="M8.5 2.5H13v11H8.5zM10.7 2.5v11M2 8h4M4 6v4" />,
  'column-after': <path d="M3 2.5h4.5v11H3zM5.2 2.5v11M10 8h4M12 6v4" />,
  'row-delete': <path d="M2.5 3h11M2.5 13h11M2.5 6h4M9.5 6h4M2.5 10h4M9.5 10h4M6.3 6.3l3.4 3.4M9.7 6.3 6.3 9.7" />,
  'column-delete': <path d="M3 2.5v11M13 2.5v11M6 2.5v4M6 9.5v4M10 2.5v4M10 9.5v4M6.3 6.3l3.4 3.4M9.7 6.3 6.3 9.7" />,
  merge: <path d="M2.5 3h11v10h-11zM4.5 8h2.7M11.5 8H8.8M6 6.5 7.4 8 6 9.5M10 6.5 8.6 8 10 9.5" />,
  split: <path d="M2.5 3h11v10h-11zM8 3v2M8 7v2M8 11v2M6 8H4M10 8h2" />,
  'header-row': (
    <>
      <path d="M2.5 3h11v3.4h-11z" fill="currentcolor" />
      <path d="M2.5 3h11v10h-11zM2.5 9.7h11M8 6.4V13" />
    </>
  ),
  'header-column': (
    <>
      <path d="M2.5 3h3.7v10H2.5z" fill="currentcolor" />
      <path d="M2.5 3h11v10h-11zM6.2 8h7.3M9.9 3v10" />
    </>
  ),
  caption: <path d="M4 3.5h8M2.5 6.5h11v7h-11zM2.5 10h11M8 6.5v7" />,
  more: <path d="M3.4 8h.2M7.9 8h.2M12.4 8h.2" />,
} satisfies Record<string, ReactNode>;

export type ToolbarIconName = keyof typeof icons;

/** A drawing of 16 by 16; its button has the name. */
export const ToolbarIcon = ({ name }: { readonly name: ToolbarIconName }) => (
  <svg className="rich-text-editor__icon" viewBox="0 0 16 16" aria-hidden="true">
    {icons[name]}
  </svg>
);
