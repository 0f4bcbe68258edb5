import { place } from '../../api/seed/content/settings.ts';
import { setThisPlace } from '../../contract/common/this-school.ts';

/** Dates in tests are by the clock of the demo school, also where a test has no settings. */
setThisPlace(place);
