// Apart from the schemas, so that a form does not bring a validator along.

/** Minutes for which a started sign-in, registration or step-up can be finished. */
export const challengeMinutes = 10;
/** How long a factor that was shown counts for what cannot be undone. */
export const stepUpMinutes = 10;
export const trustedDays = 30;
