import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NewPage } from '../../pages.calls.ts';
import { proposedSlug } from '#contract/propose-slug.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { FinishedImport, ReadFile } from '#admin/importer.ts';
import { loadRegistry } from '../editor/registry/registry.ts';
import { newBlocks } from '../editor/state/new-blocks.ts';
import { useApp, useErrorText, useFailureTexts } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { pageCalls } from '../../pages.client.ts';
import { loadImporter } from './load-importer.ts';

export type ImportState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'read'; readonly file: ReadFile };

/** Reads a file with the importer of its kind, once. */
export function useReadFile(file: File): ImportState {
  const t = useText();
  const { boot, plugins } = useApp();
  const [state, setState] = useState<ImportState>({ kind: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<ImportState> => {
      const importer = await loadImporter({ importers: boot.importers, plugins }, file.name);
      if (!importer) {
        const kinds = boot.importers.flatMap(({ extensions }) => extensions.map((ending) => `.${ending}`)).join(', ');
        return { kind: 'refused', message: t('import.unknown', { kinds }) };
      }
      const result = await importer.read(file);
      return result.ok ? { kind: 'read', file: result.file } : { kind: 'refused', message: result.message };
    };
    void read()
      .catch((error: unknown): ImportState => {
        console.error(error);
        return { kind: 'refused', message: t('import.failed') };
      })
      .then((next) => {
        if (isCurrent) setState(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [file, boot, plugins, t]);
  return state;
}

export interface Draft {
  readonly title: string;
  readonly type: string;
  readonly locale: string;
}

export interface MakeDraft {
  /** The files done and all of them; undefined while nothing is under way. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly isPending: boolean;
  /** The messages of the failed call itself. */
  readonly errors: readonly string[];
  /** The files that could not be put into the library. */
  readonly failed: readonly string[];
  /** Makes the page and gives its id. `isPartial` goes on without what failed before. */
  readonly make: (file: ReadFile, draft: Draft, isPartial: boolean) => Promise<string | undefined>;
}

/** A slug that is taken gets a number. */
const maxAttempts = 20;

/** Puts what belongs to a read file into the library and makes a draft of it. */
export function useMakeDraft(): MakeDraft {
  const { boot, client, plugins } = useApp();
  const errorText = useErrorText();
  const textsOf = useFailureTexts();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<MakeDraft['progress']>();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const finished = useRef<FinishedImport>(undefined);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  const create = async (page: Omit<NewPage, 'slug'>): Promise<string | undefined> => {
    const prefix = boot.pageTypes.find(({ type }) => type === page.type)?.slugPrefix;
    const base = proposedSlug({ title: page.title, locale: page.locale, prefix }) ?? '/page';
    for (let attempt = 1; ; attempt += 1) {
      const result = await client.call(pageCalls.create, {
        body: { ...page, slug: attempt === 1 ? base : `${base}-${attempt}` },
      });
      if (result.ok) return result.data.pageID;
      const isTaken = result.errors.every(({ property, code }) => property === 'slug' && code === 'V_06');
      if (isTaken && attempt < maxAttempts) continue;
      setErrors(textsOf(result));
      return undefined;
    }
  };

  return {
    progress,
    isPending,
    errors,
    failed,
    async make(file, draft, isPartial) {
      setPending(true);
      setErrors([]);
      const { signal } = (aborter.current = new AbortController());
      try {
        if (!isPartial || !finished.current) {
          const onProgress = (done: number, total: number) => setProgress({ done, total });
          finished.current = await file.finish({ client, errorText, signal, onProgress });
          setProgress(undefined);
          setFailed(finished.current.failed);
          if (finished.current.failed.length > 0 || signal.aborted) return undefined;
        }
        const blocks = newBlocks(await loadRegistry(plugins), finished.current.blocks, { today: dayIn(boot.siteTimeZone) });
        const pageID = await create({ ...draft, content: Object.fromEntries(blocks.map((block) => [block.key, block])) });
        if (pageID !== undefined) void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
        return pageID;
      } finally {
        setPending(false);
        setProgress(undefined);
      }
    },
  };
}
