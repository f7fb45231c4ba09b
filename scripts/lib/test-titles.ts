import ts from "typescript";

/**
 * Verbs that a whole sentence cannot begin with in front of its subject. Words that are nouns as well, such as "mails",
 * are not among them.
 */
const verbs = new Set(
	`accepts adds arrives asks becomes begins belongs brings can cannot closes comes contains creates deletes depends does ends
	expects fills finds follows gets gives has have ignores is keeps knows leads learns leaves lets loads loses makes may must
	needs never offers opens outlasts outlives passes reads refuses remains removes replaces returns says sees sends shows starts
	stays suggests takes throws uses waits was were works are`.split(/\s+/),
);

/** The function at the root of a call: `it` of `it.each([…])("…")`. */
const rootOf = (node: ts.Node): string => {
	if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
	if (ts.isTaggedTemplateExpression(node)) return rootOf(node.tag);
	return ts.isIdentifier(node) ? node.text : "";
};

const titlesIn = (source: ts.SourceFile): ts.Node[] => {
	const titles: ts.Node[] = [];
	const visit = (node: ts.Node): void => {
		const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
		if (
			ts.isCallExpression(node) &&
			title !== undefined &&
			(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) &&
			["it", "test"].includes(rootOf(node.expression))
		)
			titles.push(title);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return titles;
};

/** The titles of a file's tests that begin with a verb, also after the name of a screen and a colon, as `line: fault`. */
export const titleFaults = (path: string, text: string): string[] => {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	return titlesIn(source).flatMap((title) => {
		const words = title.getText().slice(1, -1);
		const [first = ""] = words.replace(/^[^:]{1,40}: /, "").split(/[ ,]/);
		const { line } = source.getLineAndCharacterOfPosition(title.getStart());
		const isHalf = verbs.has(first) || /^(?:that|whose) /.test(words);
		return isHalf ? [`${line + 1}: the title "${words}" has no subject in front of its verb`] : [];
	});
};
