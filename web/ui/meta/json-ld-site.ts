import type { PublicSettings } from '../../../contract/site/settings.ts';

export type JsonLd = Record<string, unknown>;

export type Site = { school: PublicSettings; origin: string };
