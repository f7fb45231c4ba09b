/** A word joined to a pronoun by a hyphen, or several: « mènes-tu », « devrait-il », « y a-t-il ». */
const pair = /(\S+-(?:tu|vous|nous|il|elle|on|ils|elles|je|ce|toi|le|la|les)(?![\p{L}-]))/u;

/** Text in which a French verb and its pronoun stay on one line. The text itself is not changed. */
export function Unbroken({ children }: { readonly children: string }) {
	return children.split(pair).map((part, place) =>
		// Splitting by a group puts what it found at the odd places.
		place % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
			<span key={place} className="whitespace-nowrap">
				{part}
			</span>
		) : (
			part
		),
	);
}
