import type { z } from 'zod';
import type { securityView } from '../../../contract/people/security.ts';
import type { viewSecurity } from './security.service.ts';

type View = Awaited<ReturnType<typeof viewSecurity>>;

export const presentSecurity = ({ policy, without }: View): z.infer<typeof securityView> => ({
  policy: { requireSecondStep: policy.requireSecondStep, graceDays: policy.graceDays, stepUp: policy.stepUp },
  without: without.map(({ id, name, role, requiredFrom }) => ({
    ...{ id, name, role },
    requiredFrom: requiredFrom?.toISOString() ?? null,
  })),
});
