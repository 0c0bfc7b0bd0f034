import { z } from '@lectern/core';
import { emptyRichText } from './empty-rich-text.ts';
import { hasContent } from './text-lines.ts';
import { exceededLimit, richTextDraftLimits, richTextLimits } from './limits.ts';
import { nodesByType } from './node-definition.ts';
import type { AnyRichTextNode } from './node-definition.ts';
import { blocksSchema } from './node-schemas.ts';
import type { Level } from './node-schemas.ts';
import type { RichText } from './rich-text.types.ts';
import { richTextVersion, upgradeRichText } from './upgrade-rich-text.ts';

interface SchemaOptions {
  readonly level: Level;
  /** Publishing demands text, an image or a plugin's node. */
  readonly required?: boolean;
  readonly nodes?: readonly AnyRichTextNode[];
}

/**
 * The schema of a stored document. Failures are V_15 on the document itself (V_13 for an address that is not
 * allowed, V_01 for a required one without content); `params.at` names the place inside it.
 * A document of a newer version than this code is G_21: a page keeps one that it holds, and takes no other.
 */
export function richTextSchema(options: SchemaOptions): z.ZodType<RichText> {
  const document = z.strictObject({
    kind: z.literal('richtext'),
    version: z.literal(richTextVersion),
    children: blocksSchema(options.level, nodesByType(options.nodes)),
  });
  const schema = z.unknown().superRefine((value, context) => {
    const refuse = (code: string, params?: Record<string, string>) =>
      context.addIssue({ code: 'custom', message: code, ...(params ? { params } : {}) });
    const limit = exceededLimit(value, options.level === 'draft' ? richTextDraftLimits : richTextLimits);
    if (limit) return refuse('V_15', { limit });
    if (upgradeRichText(value).isNewer) return refuse('G_21');
    const result = document.safeParse(value);
    if (result.success) {
      if (options.required && !hasContent(value as RichText)) refuse('V_01');
      return undefined;
    }
    const places = new Map(
      result.error.issues.map((issue) => [issue.message === 'V_13' ? 'V_13' : 'V_15', issue.path.join('.')]),
    );
    for (const [code, at] of places) refuse(code, { at });
    return undefined;
  });
  return schema
    .prefault(emptyRichText)
    .meta({ type: 'object', description: 'A rich text document, version 1.' }) as z.ZodType<RichText>;
}
