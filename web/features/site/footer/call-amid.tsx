import type { PublicSite } from '../../../../contract/site/site.ts';
import { EnrolmentCall } from './enrolment-call.tsx';

/** For a home page that has it among its other sections. */
export const callAmid = (call: PublicSite['home']['call']) => <EnrolmentCall {...call} amid />;
