// Runs in a page, before anything of its own: writes down every text that a live region gets.
{
  const selector = '[aria-live],[role=status],[role=alert],[role=log]';
  window.heard = [];
  const say = (text) => {
    const words = text?.trim();
    if (words) window.heard.push(words);
  };
  const hear = ({ target, addedNodes }) => {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(selector);
    // Of a log only what is added is read out, of other regions the whole.
    if (region?.getAttribute('role') === 'log') for (const node of addedNodes) say(node.textContent);
    else if (region) say(region.textContent);
    else {
      // An alert is also read out where it comes together with its text.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
          if (alert.matches('[role=alert]')) say(alert.textContent);
      }
    }
  };
  new MutationObserver((mutations) => mutations.forEach(hear)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
