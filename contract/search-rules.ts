/** What readers download knows these without the checks of requests. */
export const searchMaxLength = 100;

export const searchKinds = ['page', 'news', 'blog', 'event', 'gallery', 'profile', 'alumnus'] as const;

export type SearchKind = (typeof searchKinds)[number];
