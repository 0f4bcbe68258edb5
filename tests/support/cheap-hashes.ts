import { hashCost } from '../../api/lib/security/passwords.ts';

/** A password's hash takes a fortieth of its time: what it costs is the subject of passwords.test.ts alone. */
Object.assign(hashCost, { memoryCost: 8, timeCost: 1 });
