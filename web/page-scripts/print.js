/** A link to the sheet prints it, and without a script leads to it. */
addEventListener('click', (event) => {
  if (!event.target.closest('[data-print]')) return;
  event.preventDefault();
  print();
});
/** A sheet of paper does not know where a path begins, and nobody knows when it was printed unless it says so. */
addEventListener('beforeprint', () => {
  for (const link of document.querySelectorAll('main a')) link.href = link.href;
  const head = document.querySelector('.on-paper');
  if (head) head.dataset.day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
});
