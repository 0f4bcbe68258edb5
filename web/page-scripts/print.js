/** A sheet of paper does not know where a path begins, and nobody knows when it was printed unless it says so. */
addEventListener('beforeprint', () => {
  for (const link of document.querySelectorAll('main a')) link.href = link.href;
  const head = document.querySelector('.on-paper');
  if (head) head.dataset.day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
});
