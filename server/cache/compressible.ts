export const isText = /^(text\/|application\/(json|xml|rss\+xml|ld\+json)|image\/svg)/;
/** Smaller answers fit into one packet either way. */
export const worthwhileBytes = 1_000;
