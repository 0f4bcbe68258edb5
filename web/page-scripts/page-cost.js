/**
 * Says at the foot what the page has cost so far, as the browser has counted it: what was in its cache cost nothing, and a
 * picture that comes while somebody scrolls is added. The style sheet has the words (footer.css).
 */
if (self.PerformanceObserver)
  new PerformanceObserver(() => {
    let bytes = 0;
    for (const { transferSize } of performance.getEntries()) bytes += transferSize || 0;
    for (const foot of document.querySelectorAll('.page-cost')) foot.dataset.kb = Math.ceil(bytes / 1000);
  }).observe({ type: 'resource', buffered: true });
