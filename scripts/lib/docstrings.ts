import ts from "typescript";

/** The names that a statement declares. */
const namesOf = (statement: ts.Statement): ts.Identifier[] => {
	if (ts.isVariableStatement(statement))
		return statement.declarationList.declarations.flatMap(({ name }) =>
			ts.isIdentifier(name) ? [name] : [],
		);
	const isDeclaration =
		ts.isFunctionDeclaration(statement) ||
		ts.isClassDeclaration(statement) ||
		ts.isInterfaceDeclaration(statement) ||
		ts.isTypeAliasDeclaration(statement) ||
		ts.isEnumDeclaration(statement);
	return isDeclaration && statement.name ? [statement.name] : [];
};

const isExported = (statement: ts.Statement): boolean =>
	ts.canHaveModifiers(statement) &&
	(ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Every name that a file declares and exports. */
export const exportedNames = (source: ts.SourceFile): ts.Identifier[] =>
	source.statements.filter(isExported).flatMap(namesOf);

/** The docstrings directly above a statement, in order, without their stars. */
const docstringsOf = (statement: ts.Statement): string[] =>
	(ts.getLeadingCommentRanges(statement.getFullText(), 0) ?? [])
		.map(({ pos, end }) => statement.getFullText().slice(pos, end))
		.filter((comment) => comment.startsWith("/**"))
		.map((comment) => comment.replace(/^\/\*\*|\*\/$|^\s*\*/gm, " "));

/** Whether a node throws, except in a function nested inside it. */
const throws = (node: ts.Node): boolean =>
	ts.isThrowStatement(node) ||
	(ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && throws(child)) ?? false);

/** The block bodies of the functions that a statement declares. */
const bodiesOf = (statement: ts.Statement): ts.Block[] => {
	if (ts.isFunctionDeclaration(statement)) return statement.body ? [statement.body] : [];
	if (!ts.isVariableStatement(statement)) return [];
	return statement.declarationList.declarations.flatMap(({ initializer }) =>
		initializer && ts.isArrowFunction(initializer) && ts.isBlock(initializer.body) ? [initializer.body] : [],
	);
};

const linesOf = (node: ts.Node): number => node.getText().split("\n").length;

/** A longer function body needs a docstring. */
const maxUndocumentedLines = 12;

const saysFailure = /throw|reject|refus|fail|error|problem/i;
const namesUnit = /(ms|seconds|minutes|hours|days|weeks|months|years|bytes|cents|pixels|degrees|length)$/i;

const isNumber = (statement: ts.Statement): boolean =>
	ts.isVariableStatement(statement) &&
	statement.declarationList.declarations.some(
		({ initializer }) => initializer !== undefined && ts.isNumericLiteral(initializer),
	);

/** Words that add nothing to a name. */
const fillers = new Set(
	"a an the this that these those of to for in on and or is are be it its as by with from one each every all".split(
		" ",
	),
);
const singular = (word: string): string => word.replace(/s$/, "");
const wordsOf = (text: string): string[] =>
	(text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").match(/[a-z0-9]+/gi) ?? []).map((word) =>
		singular(word.toLowerCase()),
	);

const repeatsName = (docstring: string, names: readonly ts.Identifier[]): boolean => {
	const known = new Set([...fillers].map(singular).concat(names.flatMap(({ text }) => wordsOf(text))));
	return wordsOf(docstring).every((word) => known.has(word));
};

/** The first fault of an exported statement, or undefined. */
const faultOf = (statement: ts.Statement, isRequired: boolean): string | undefined => {
	const docstrings = docstringsOf(statement);
	const said = docstrings.join(" ");
	if (docstrings.length > 1) return "has two docstrings";
	if (docstrings.length === 1 && repeatsName(said, namesOf(statement)))
		return "has a docstring that only repeats its name";
	if (!isRequired) return undefined;
	const bodies = bodiesOf(statement);
	if (bodies.some(throws) && !saysFailure.test(said)) return "throws, and no docstring says so";
	if (said !== "") return undefined;
	if (bodies.some((body) => linesOf(body) > maxUndocumentedLines))
		return `is longer than ${maxUndocumentedLines} lines, without a docstring`;
	return isNumber(statement) && !namesOf(statement).some(({ text }) => namesUnit.test(text))
		? "is a number without a unit in its name or a docstring"
		: undefined;
};

/**
 * The faults in the docstrings of a file's exports, each as `line: name fault`. A docstring is refused when it is
 * doubled or only repeats the name. With `isRequired` it is demanded where the signature leaves something open: the
 * function throws, is long, or the export is a number without a unit.
 */
export const docstringFaults = (path: string, text: string, isRequired: boolean): string[] => {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	return source.statements.filter(isExported).flatMap((statement) => {
		const [name] = namesOf(statement);
		const fault = name === undefined ? undefined : faultOf(statement, isRequired);
		if (name === undefined || fault === undefined) return [];
		const { line } = source.getLineAndCharacterOfPosition(name.getStart());
		return [`${line + 1}: ${name.text} ${fault}`];
	});
};

/** The comments of a file with their lines: docstrings, also inside declarations, and comments of two slashes. */
const commentsIn = (
	text: string,
): { readonly line: number; readonly said: string; readonly isDoc: boolean }[] =>
	[...text.matchAll(/^[ \t]*(?:\/\*\*([\s\S]*?)\*\/|\/\/(.*(?:\n[ \t]*\/\/.*)*))/gm)].map((match) => ({
		line: text.slice(0, match.index).split("\n").length,
		said: (match[1] ?? match[2] ?? "")
			.replace(/^[ \t]*(?:\*|\/\/)/gm, " ")
			.replace(/\s+/g, " ")
			.trim(),
		isDoc: match[1] !== undefined,
	}));

/** The faults in the words of a file's comments, each as `line: fault`: no beginning with "What", no docstring twice. */
export const commentFaults = (text: string): string[] => {
	const lines = new Map<string, number>();
	return commentsIn(text).flatMap(({ line, said, isDoc }) => {
		if (/^what\b/i.test(said)) return [`${line}: a comment begins with "What"; begin with a noun`];
		const first = isDoc ? lines.get(said) : undefined;
		if (isDoc && first === undefined) lines.set(said, line);
		return first === undefined ? [] : [`${line}: a docstring repeats that of line ${first}`];
	});
};
