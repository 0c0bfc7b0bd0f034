/** The styles of the bar: those of the admin, out of reach of the page's own. */
export const barStyles = `
:host { position: sticky; inset-block-end: 0; z-index: 2147483646; display: block; color-scheme: light; }
* { box-sizing: border-box; }
aside { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; padding: 8px 16px; border-block-start: 1px solid #596772;
  background: #1f2a33; color: #fff; font: 400 14px/1.4 system-ui, sans-serif; }
aside[hidden] { display: none; }
p { flex: 1 1 16rem; margin: 0; }
strong { font-weight: 600; }
a, button, summary { display: inline-flex; align-items: center; min-block-size: 32px; padding: 2px 12px; border: 1px solid #8b99a4;
  border-radius: 5px; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
a.main { border-color: #b8440b; background: #b8440b; font-weight: 600; }
a:hover, button:hover, summary:hover { border-color: #fff; }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
summary { list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { margin-inline-start: 8px; border: 4px solid transparent; border-block-end-color: currentcolor;
  transform: translateY(-2px); content: ''; }
details { position: relative; }
details > div { position: absolute; inset-block-end: calc(100% + 8px); inset-inline-end: 0; inline-size: min(26rem, 100vw - 32px);
  max-block-size: 60vh; overflow-y: auto; padding: 6px; border: 1px solid #596772; border-radius: 5px; background: #1f2a33; }
ol { margin: 0; padding: 0; list-style: none; }
li + li { border-block-start: 1px solid #3a4751; }
li a, li > span { display: block; padding: 8px; border: 0; }
li a:hover, li a:focus-visible { background: #33424d; outline-offset: -2px; }
small { display: block; color: #c9d2d9; font-size: 13px; }
.show { position: absolute; inset-block-end: 12px; inset-inline-end: 12px; background: #1f2a33; color: #fff;
  font: 400 14px/1.4 system-ui, sans-serif; }
.show[hidden] { display: none; }
@media (max-width: 40rem) { details, aside > button, aside > a { flex: 1 1 auto; } details { position: static; }
  details > div { inset-block-end: 100%; inset-inline: 16px; inline-size: auto; } }
@media print { :host { display: none; } }
`;

/** The styles of the link that stands on the block under the pointer. */
export const linkStyles = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; }
a { position: absolute; padding: 4px 10px; border-radius: 0 0 0 5px; background: #1b62b8; color: #fff;
  font: 600 13px/1.5 system-ui, sans-serif; text-decoration: none; white-space: nowrap; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 2px solid #fff; outline-offset: -4px; }
@media print { :host { display: none; } }
`;
