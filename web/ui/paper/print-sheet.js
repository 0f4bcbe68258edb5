/** Whoever came by a button that prints has the sheet printed; whoever came to read it presses the button here. */
if (location.hash === '#print') addEventListener('load', () => print());
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('.sheet-print')) return;
  event.preventDefault();
  print();
});
