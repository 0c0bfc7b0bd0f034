/** Frames in which something may come to be. */
const patience = 60;

/** Moves the focus to an element as soon as it is drawn. */
export function focusSoon(id: string, attempts = patience): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element?.checkVisibility()) {
      element.focus();
      element.scrollIntoView({ block: 'nearest' });
    } else if (attempts > 0) focusSoon(id, attempts - 1);
  });
}

export const threadElementID = (id: string): string => `comment-thread-${id}`;
export const commentsButtonID = 'comments-button';
export const commentsTitleID = 'comments-title';
