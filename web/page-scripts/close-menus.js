/**
 * A menu opens and closes without script. With it, an open menu also closes on Escape, on a click elsewhere, when a link
 * is followed and when the focus goes elsewhere, as people expect of menus. In the drawer the focus may go from group to
 * group: if one closed under a finger, the next would move away from it.
 */
for (const type of ['click', 'focusin'])
  addEventListener(type, ({ target }) => {
    const menu = document.querySelector('.menu');
    if (!menu || !target.closest) return;
    const link = type == 'click' && target.closest('.menu a');
    const isDrawer = menu.showPopover && menu.matches(':popover-open');
    if (type == 'click' || !isDrawer)
      for (const group of menu.querySelectorAll('[open]')) if (link || !group.contains(target)) group.open = false;
    if (isDrawer && (link || (!menu.contains(target) && !target.popoverTargetElement))) menu.hidePopover();
  });
addEventListener('keydown', (event) => {
  if (event.key != 'Escape') return;
  for (const group of document.querySelectorAll('.menu details[open]')) {
    group.open = false;
    group.firstElementChild.focus();
  }
});
