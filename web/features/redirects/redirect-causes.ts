/** Why an address leads elsewhere. */
export const redirectCauses = { moved: 'A page moved', 'by hand': 'By hand', imported: 'Imported' };
