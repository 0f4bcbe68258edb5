import type { Role } from '../../contract/roles.ts';

/** Who acts: taken from the user's row at this moment, not from what a token once said. */
export type Actor = { id: number; name: string; role: Role; sessionId: string };

export type ApiEnv = {
  /** What the server knows about the caller. */
  Bindings: { clientAddress?: string; requestId?: string };
  Variables: {
    actor: Actor | null;
    requestId: string;
    clientAddress: string;
    identify: (bearer: string) => Promise<Actor>;
  };
};
