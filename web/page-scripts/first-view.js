/**
 * Until the first view is there, what is below it is neither laid out (on a phone) nor are its pictures asked for: on a
 * slow line and a slow phone they would take from the first view what they do not need yet. The style sheet hides them
 * as long as this mark is set (below-the-fold.css), which only a script does. All of it may have come before anything was
 * painted, hence the frame after that, and a moment for the main picture to be decoded. Whoever scrolls, uses a key, goes
 * into a field or came for a certain place in the page is not kept waiting.
 */
location.hash ||
  ((root) => {
    const show = () => {
      root.className = '';
    };
    root.className = 'arriving';
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(show, 100)));
    for (const event of ['scroll', 'keydown', 'focusin']) addEventListener(event, show, { once: true });
  })(document.documentElement);
