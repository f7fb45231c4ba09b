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
