const notPrefetched = ['/api/*', '/images/*', '/assets/*', '/admin*', '/user*', '/login*', '/*.ics*', '/*.xml'];

/**
 * The browser fetches the page behind a link when the finger goes down on it, not before: what might be wanted is paid
 * for by the megabyte, what was touched is as good as opened (and counts as read, see the server's page-view file).
 */
export const prefetchRules = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPrefetched } },
          { not: { selector_matches: 'a[data-click], a[data-copy], a[download], a[target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
