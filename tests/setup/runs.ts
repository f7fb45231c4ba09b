/** The number of random cases in the long form of a property. */
const longRuns = 10_000;

/** The number of random cases of a property: this many in `npm test`, ten thousand in `npm run proofs`. */
export const runs = (short = 100): { readonly numRuns: number } => ({
	numRuns: process.env.SPECTRA_PROOFS === "long" ? longRuns : short,
});
