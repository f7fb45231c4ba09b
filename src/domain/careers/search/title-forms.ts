/** A no-break space precedes the slash, so that no line starts with it. */
const betweenForms = "\u00a0/ ";

/** A title of two forms, cut where the type size changes: the first form, the other form, and their common end. */
export interface TitleForms {
	readonly first: string;
	readonly other: string;
	readonly shared: string;
}

/**
 * Cuts a title such as "Chercheuse / chercheur en matériaux": the other form has as many words as the first, and the
 * rest belongs to both. The parts joined are the title.
 */
export const titleForms = (title: string): TitleForms => {
	const [first = title, ...others] = title.split(betweenForms);
	if (others.length === 0) return { first, other: "", shared: "" };
	const words = others.join(betweenForms).split(" ");
	const count = first.split(" ").length;
	const shared = words.slice(count);
	const other = betweenForms + words.slice(0, count).join(" ");
	// The space belongs to the small form: a large one would be conspicuous.
	return { first, other: shared.length > 0 ? `${other} ` : other, shared: shared.join(" ") };
};
