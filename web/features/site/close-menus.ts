/**
 * A menu opens and closes without script. With it, an open menu also closes on Escape, on a click elsewhere and when a
 * link is followed, as people expect of menus.
 */
export const closeMenusScript = `
addEventListener('click', (event) => {
  const link = event.target.closest('.menu a');
  for (const group of document.querySelectorAll('.menu details[open]')) {
    if (link || !group.contains(event.target)) group.open = false;
  }
  if (link && link.closest('.menu').matches(':popover-open')) link.closest('.menu').hidePopover();
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const group of document.querySelectorAll('.menu details[open]')) {
    group.open = false;
    group.firstElementChild.focus();
  }
});`
  .replace(/\s+/g, ' ')
  .trim();
