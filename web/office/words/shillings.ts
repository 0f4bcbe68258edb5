/** UGX 45,000 */
export const shillings = (amount: number): string => `UGX ${amount.toLocaleString('en')}`;
