import { adminRole } from '../../../../contract/people/roles.ts';
import { Gate } from '../../../features/auth/gate.tsx';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { hiddenMeta } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/unauthorized.ts';

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Unauthorized' });

export default function Unauthorized() {
  const { user } = useSession();
  const who = user ? `You are signed in as ${user.name}, and` : 'You are signed in, but';
  // Whoever is told to ask somebody must not be that somebody.
  const helper = user && user.role >= adminRole ? 'Only an owner may do that.' : 'An administrator can change it.';
  return (
    <Gate title="Unauthorized" lead={`${who} your role does not open that page. ${helper}`}>
      <p className="row">
        <ButtonLink to="/">Back to the home page</ButtonLink>
        <ButtonLink to="/contact" kind="line">
          Ask the office
        </ButtonLink>
      </p>
    </Gate>
  );
}
