/** How many random sequences of one kind are tried: a few in `npm test`, many times more in the long form of `npm run faults`. */
export const rounds = (few: number): number => few * Number(process.env.SPECTRA_ATTACKS ?? 1);
