/**
 * The number of random sequences of a property: a few in `npm test`, many more in the long form of `npm run
 * faults`.
 */
export const rounds = (few: number): number => few * Number(process.env.SPECTRA_ATTACKS ?? 1);
