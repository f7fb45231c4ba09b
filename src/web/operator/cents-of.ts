/** An amount as actions write it, such as "19.90", in whole cents. */
export const centsOf = (euros: string): number => Math.round(Number(euros) * 100);
