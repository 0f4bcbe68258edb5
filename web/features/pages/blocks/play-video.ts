/** Puts the player in the place of the picture that was pressed. */
export function playVideo(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.title = link.dataset.title ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  frame.allowFullscreen = true;
  // Whoever came here without loading a page has the policy of the page before, which allows no frame.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') window.location.assign(link.href);
  });
  frame.src = link.dataset.frame ?? '';
  link.replaceWith(frame);
  frame.focus();
}
