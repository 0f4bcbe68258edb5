import type { Role } from '../../contract/people/roles.ts';

/** Who acts: taken from the user's row at this moment, not from what a token once said. */
export type Actor = { id: number; name: string; role: Role; sessionId: string };

/** How sure we are of the actor, and whether that is enough for what cannot be undone. */
export type Assurance = {
  /** More than the password was asked for. */
  secondStep: boolean;
  /** A moment ago the person proved who they are: by a factor where there is a second step, else by the password. */
  isFresh: boolean;
  /** Whether the school wants the proof to be fresh for what cannot be undone. */
  stepUp: boolean;
  /** The role needs a second step and has none: nothing of that role can be done before. */
  mustEnrol: boolean;
};

export type ApiEnv = {
  /** What the server knows about the caller. */
  Bindings: {
    clientAddress?: string;
    requestId?: string;
    /** It asks for a page of somebody who may look at a site that is not open yet. */
    isInside?: boolean;
  };
  Variables: {
    actor: Actor | null;
    assurance: Assurance | null;
    requestId: string;
    clientAddress: string;
    /** Whether a page of another site had a browser send this. */
    isCrossOrigin: () => boolean;
    /** Whether the site is known to be open to everybody. */
    isOpen: () => boolean;
    /** Asked for on behalf of nobody, while only those who are signed in may look. */
    isOutside: () => Promise<boolean>;
    identify: (bearer: string) => Promise<{ actor: Actor; assurance: Assurance }>;
  };
};
