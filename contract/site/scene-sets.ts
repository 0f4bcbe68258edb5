/** The pictures that change from visit to visit: each set holds as many photographs as it has drawings. */
export const sceneLimits = { hero: 10, facility: 16, banner: 7, event: 26 } as const;

export type SceneSet = keyof typeof sceneLimits;

export const sceneSets = ['hero', 'facility', 'banner', 'event'] as const satisfies SceneSet[];
