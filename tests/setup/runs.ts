/** How many random cases the long form of a proof draws. */
const longRuns = 10_000;

/** How many random cases a property is tried with: so many in `npm test`, ten thousand in `npm run proofs`. */
export const runs = (short = 100): { readonly numRuns: number } => ({
	numRuns: process.env.SPECTRA_PROOFS === "long" ? longRuns : short,
});
