import { countDown } from './count-down.ts';
import { markRegion } from './mark-region.ts';
import { postOnce } from './post-once.ts';
import { swapPages } from './swap-pages.ts';

/** Saves reloads between regions and weeks, counts a hold down and sends once. Without it all of it works. */
export default function startPlanner(planner: HTMLElement): void {
  swapPages(planner);
  markRegion(planner);
  postOnce(planner);
  countDown(planner);
  planner.querySelector<HTMLElement>('[data-faults]')?.focus();
}
