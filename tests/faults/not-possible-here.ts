/** A scenario that this machine does not allow: said, and counted as neither well nor wrong. */
export class NotPossibleHere extends Error {}
