import type { ComponentType } from 'react';
import type { Behaviour } from '../define-site.ts';

type ViewLoader = () => Promise<{ readonly default: ComponentType<never> }>;

type BehaviourLoader = () => Promise<{ readonly default: Behaviour }>;

/** The behaviours of core's own views. */
const ownBehaviours: Readonly<Record<string, BehaviourLoader>> = { 'lectern/video': () => import('../video/play-video.ts') };

/** Elements that were started: a page is looked through again where something was put into it. */
const started = new WeakSet<Element>();

/** The elements with an attribute that nobody started yet. */
const unstarted = (attribute: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(
    (element) => !started.has(element) && started.add(element),
  );

/** Gives elements what they name. Where that fails they stay the HTML that they are. */
function startBehaviours(behaviours: Readonly<Record<string, BehaviourLoader>>): void {
  for (const element of unstarted('data-behaviour')) {
    const name = element.dataset.behaviour ?? '';
    behaviours[name]?.().then(
      ({ default: start }) => {
        start(element);
        element.dataset.awake = '';
      },
      (error: unknown) => console.error(`The behaviour ${name} could not be loaded.`, error),
    );
  }
}

/**
 * Makes the islands of a page interactive, each when its block says so, and starts behaviours. React and the view are
 * imported with the first island that needs them; a page without either never loads this file. The event `lectern:start` on
 * the document starts what was put into it since.
 */
export function startIslands(
  views: Readonly<Record<string, ViewLoader>>,
  behaviours: Readonly<Record<string, BehaviourLoader>> = {},
): void {
  // The site's policy forbids `eval`; without this, zod tries it once and the browser reports that as a violation.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const start = (): void => {
    startBehaviours({ ...ownBehaviours, ...behaviours });
    startViews(views);
  };
  start();
  document.addEventListener('lectern:start', start);
}

function startViews(views: Readonly<Record<string, ViewLoader>>): void {
  for (const element of unstarted('data-island')) {
    const load = views[element.dataset.island ?? ''];
    if (!load) continue;
    const hydrate = (): void => {
      Promise.all([import('./hydrate.ts'), load()]).then(
        ([{ hydrateIsland }, { default: view }]) => element.isConnected && hydrateIsland(element, view),
        // The HTML stays as it is: readable, only not interactive.
        (error: unknown) => console.error(`The block ${element.dataset.island} could not be loaded.`, error),
      );
    };
    schedule(element, hydrate);
  }
}

function schedule(element: HTMLElement, hydrate: () => void): void {
  switch (element.dataset.hydrate) {
    case 'visible': {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        hydrate();
      });
      observer.observe(element);
      return;
    }
    case 'idle':
      if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 3000 });
      else setTimeout(hydrate, 200);
      return;
    default:
      hydrate();
  }
}
