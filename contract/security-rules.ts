// Apart from the schemas, so that a form does not bring a validator along.

/** How long after a request an administrator's removal of somebody's factors takes effect, unless a second one agrees. */
export const factorResetHours = 24;
export const defaultGraceDays = 14;
export const mostGraceDays = 90;
export const graceMessage = `A whole number of days, at most ${mostGraceDays}.`;
