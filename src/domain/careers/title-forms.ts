/** A no-break space precedes the slash, so that no line starts with it. */
const betweenForms = "\u00a0/ ";

/** A title of two forms, cut where its size changes: what leads, the other form, and what belongs to both. */
export interface TitleForms {
	readonly first: string;
	readonly other: string;
	readonly shared: string;
}

/**
 * Cuts a title such as "Chercheuse / chercheur en matériaux": the other form is as many words as the first, and what
 * follows belongs to both. Put together again the parts are the title.
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
