import { cleanText } from '../document/clean-text.ts';

/** Texts that programs put where a description should stand. */
const machine = [
  /\s*(?:description automatically generated|automatisch gegenereerde beschrijving|beschrijving automatisch gegenereerd).*$/is,
  /\s*AI-generated content may be incorrect\.?$/i,
  /\s*(?:Entry AI gegenereerde inhoud is mogelijk onjuist)\.?$/i,
];

const isFileName = (text: string): boolean => /^[^\s]*\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?|emf|wmf)$/i.test(text);

const isPlaceholder = (text: string): boolean =>
  /^(?:image|picture|afbeelding|graphic|bild|img|screenshot|clip_image|docx)?[\s_-]*\d*$/i.test(text);

/** A description as its author wrote it: never a file's name, never a program's guess at the end of it. */
export function cleanAlt(alt: string | undefined): string {
  let text = cleanText(alt ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const pattern of machine) text = text.replace(pattern, '').trim();
  return isFileName(text) || isPlaceholder(text) ? '' : text.slice(0, 500).toWellFormed();
}
