import ts from "typescript";

/** What an exported statement declares: its names, each with the line it stands on. */
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

/** What a file exports without a docstring, each as `line: name`. Names exported from elsewhere have theirs there. */
export const withoutDocstring = (path: string, text: string): string[] => {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	return source.statements
		.filter((statement) => isExported(statement) && ts.getJSDocCommentsAndTags(statement).length === 0)
		.flatMap(namesOf)
		.map((name) => `${source.getLineAndCharacterOfPosition(name.getStart()).line + 1}: ${name.text}`);
};

/** Whether a node throws by itself, not only in a function inside of it. */
const throws = (node: ts.Node): boolean =>
	ts.isThrowStatement(node) ||
	(ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && throws(child)) ?? false);

/** The functions that an exported statement declares, each with its name. */
const functionsOf = (statement: ts.Statement): (readonly [ts.Identifier, ts.Node])[] => {
	if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
		return [[statement.name, statement.body]];
	if (!ts.isVariableStatement(statement)) return [];
	return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
		ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer) && ts.isBlock(initializer.body)
			? [[name, initializer.body] as const]
			: [],
	);
};

const saysFailure = /throw|reject|refus|fail|error|problem/i;

/** Exported functions that throw without a word of it in their docstring, each as `line: name`. */
export const silentThrowers = (path: string, text: string): string[] => {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	return source.statements
		.filter(isExported)
		.filter((statement) => {
			const said = ts
				.getJSDocCommentsAndTags(statement)
				.map((comment) => comment.getText())
				.join(" ");
			return !saysFailure.test(said);
		})
		.flatMap(functionsOf)
		.filter(([, body]) => throws(body))
		.map(([name]) => `${source.getLineAndCharacterOfPosition(name.getStart()).line + 1}: ${name.text}`);
};
