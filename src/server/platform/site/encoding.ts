/** The encodings of files on disk, best first, with the suffix of their names. */
export const encodings = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;

/**
 * The best encoding that a file has and an Accept-Encoding header allows; undefined for the plain form. Among
 * equally preferred ones the smallest file wins.
 */
export function chooseEncoding(
	accepted: string | undefined,
	present: ReadonlySet<Encoding>,
): Encoding | undefined {
	const weights = readWeights(accepted ?? "");
	let best: Encoding | undefined;
	let bestWeight = 0;
	for (const encoding of Object.keys(encodings) as Encoding[]) {
		const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
		if (present.has(encoding) && weight > bestWeight) [best, bestWeight] = [encoding, weight];
	}
	return best;
}

function readWeights(header: string): Map<string, number> {
	const weights = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
		const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
		const weight = quality === undefined ? 1 : Number(quality);
		if (name !== "") weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
	}
	return weights;
}
