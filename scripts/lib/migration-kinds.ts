/** A migration's file: its tag, its instant in milliseconds since 1970, and its SQL. */
export interface MigrationFile {
	readonly tag: string;
	readonly when: number;
	readonly sql: string;
}

/** Statements that a running server of the previous release may not survive, on a table that it uses. */
const breaking: readonly (readonly [RegExp, string])[] = [
	[/^drop table/i, "drops a table"],
	[/\bdrop column\b/i, "drops a column"],
	// No statement names an index.
	[/^(?!alter index).*\brename\b/i, "renames"],
	[/\bset not null\b/i, "makes a column NOT NULL"],
	[/\bset data type\b|\balter column "?\w+"? type\b/i, "changes a column's type"],
	[/\bdrop default\b/i, "drops a default"],
	[/\badd column\b(?!.*\bdefault\b).*\bnot null\b/i, "adds a NOT NULL column without a default"],
	[/\badd constraint\b.*\b(check|unique)\b/i, "adds a constraint"],
	[/^create unique index/i, "adds a unique index"],
];

const statementsOf = (sql: string): string[] =>
	sql
		.replaceAll(/^--(?!>).*$/gm, "")
		.split("--> statement-breakpoint")
		.flatMap((part) => part.split(/;\s*$/m))
		.map((statement) => statement.replaceAll(/\s+/g, " ").trim())
		.filter((statement) => statement !== "");

const namesIn = (statements: readonly string[], pattern: RegExp): string[] =>
	statements.flatMap((statement) => {
		const [, name] = pattern.exec(statement) ?? [];
		return name === undefined ? [] : [name];
	});

/**
 * Tables that give their name to a new one and are not attached to it as a partition: their rows would be lost to a running
 * server.
 */
const abandoned = (statements: readonly string[]): string[] =>
	statements.filter((statement) => {
		const [, newName] = /^alter table "?\w+"? rename to "?(\w+)"?/i.exec(statement) ?? [];
		if (newName === undefined) return false;
		const attaches = new RegExp(`attach partition "?${newName}"? `, "i");
		return !statements.some((other) => attaches.test(other));
	});

/** Reports statements that need the word "contract". Rules on what the migration itself creates break nothing. */
function breakingStatements(sql: string): string[] {
	const statements = statementsOf(sql);
	const lost = abandoned(statements);
	const newTables = namesIn(statements, /^create table "?(\w+)"?/i);
	const newColumns = namesIn(statements, /\badd column "?(\w+)"?/i);
	const replaced = namesIn(statements, /\bdrop (?:constraint|index) "?(\w+)"?/i);
	const isHarmless = (statement: string): boolean => {
		if (lost.includes(statement)) return false;
		const [, table] = /^(?:alter table|create unique index .* on) "?(\w+)"?/i.exec(statement) ?? [];
		if (table !== undefined && newTables.includes(table)) return true;
		const [, rule] = /(?:add constraint|create unique index) "?(\w+)"?/i.exec(statement) ?? [];
		if (rule === undefined) return false;
		const [, condition = ""] = /\bcheck \((.*)/i.exec(statement) ?? [];
		return replaced.includes(rule) || newColumns.some((column) => condition.includes(`"${column}"`));
	};
	return statements.flatMap((statement) => {
		const [, reason] = breaking.find(([pattern]) => pattern.test(statement)) ?? [];
		return reason === undefined || isHarmless(statement) ? [] : [reason];
	});
}

/** The first line and the last statement of a migration that servers older than another migration do not survive. */
export const contractLines = (oldest: Pick<MigrationFile, "tag" | "when">) => ({
	first: `-- contract: servers from ${oldest.tag} on go on working`,
	last: `UPDATE "installation" SET "oldest_migration_ms" = ${oldest.when};`,
});

/** The first line of a migration that running servers survive. */
export const expandLine = "-- expand";

/** The last migration from before migrations were marked. */
const lastUnmarked = "0020";

/**
 * The problems of the marks: a migration that says "expand" must not break a running server, and one that says
 * "contract" must store which servers it leaves working.
 */
export function problemsOfKinds(files: readonly MigrationFile[]): string[] {
	return files
		.filter(({ tag }) => tag.slice(0, 4) > lastUnmarked)
		.flatMap(({ tag, sql }) => {
			const [first = ""] = sql.split("\n", 1);
			if (first.startsWith("-- contract")) {
				const oldest = files.find((file) => contractLines(file).first === first);
				if (oldest === undefined)
					return [
						`${tag}: its first line names no migration, as in "${contractLines({ tag: "0019_x", when: 0 }).first}"`,
					];
				const { last } = contractLines(oldest);
				return sql.includes(last) ? [] : [`${tag}: it lacks the statement ${last}`];
			}
			return breakingStatements(sql).map(
				(reason) =>
					`${tag}: it ${reason}, which a running server may not survive: split it over two releases, or mark it "contract" (docs/recipes.md, "A migration")`,
			);
		});
}
