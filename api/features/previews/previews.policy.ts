import { adminRole, editorRole } from '../../../contract/people/roles.ts';

type Maker = { id: number; role: number };

/** A link shows no more than whoever made it may still change. */
export const mayShowPage = (maker: Maker): boolean => maker.role >= editorRole;
export const mayShow = (maker: Maker, ownerId: number | null): boolean =>
  maker.role >= adminRole || ownerId === maker.id;
