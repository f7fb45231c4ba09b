import { describe, expect, it } from "vitest";
import { contractLines, problemsOfKinds } from "../../scripts/lib/migration-kinds.ts";

const before = { tag: "0019_before", when: 1_795_000_000_000, sql: 'ALTER TABLE "x" DROP COLUMN "y";' };
const problems = (sql: string) =>
	problemsOfKinds([before, { tag: "0030_now", when: 1_796_000_000_000, sql: `-- expand\n${sql}` }]);

describe("the marks of migrations", () => {
	it.each([
		['DROP TABLE "a";', "drops a table"],
		['ALTER TABLE "a" DROP COLUMN "b";', "drops a column"],
		['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', "renames"],
		['ALTER TABLE "a" RENAME TO "old";--> statement-breakpoint\nCREATE TABLE "a" ("b" text);', "renames"],
		['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', "NOT NULL"],
		['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', "type"],
		['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', "without a default"],
		['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" > 0);', "constraint"],
		['CREATE UNIQUE INDEX "u" ON "a" USING btree ("b");', "unique index"],
	])("an expanding migration may not contain %s", (sql, reason) => {
		expect(problems(sql)).toHaveLength(1);
		expect(problems(sql)[0]).toContain(reason);
	});

	it.each([
		[
			'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "u" ON "a" USING btree ("b");',
		],
		['ALTER TABLE "a" ADD COLUMN "b" text;'],
		['ALTER TABLE "a" ADD COLUMN "b" jsonb DEFAULT \'{}\'::jsonb NOT NULL;'],
		[
			'ALTER TABLE "a" DROP CONSTRAINT "c";--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" in (1, 2));',
		],
		[
			'ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" in (1));',
		],
		[
			'ALTER TABLE "a" RENAME TO "old";--> statement-breakpoint\nALTER INDEX "i" RENAME TO "i_old";--> statement-breakpoint\nCREATE TABLE "a" ("b" text) PARTITION BY RANGE ("b");--> statement-breakpoint\nALTER TABLE "a" ATTACH PARTITION "old" DEFAULT;',
		],
		['CREATE INDEX "i" ON "a" USING btree ("b");\n-- DROP TABLE in a comment\nUPDATE "a" SET "b" = 1;'],
	])("an expanding migration may contain %s", (sql) => {
		expect(problems(sql)).toEqual([]);
	});

	it("a contracting migration names the oldest servers that go on working, and stores them", () => {
		const { first, last } = contractLines(before);
		const marked = (sql: string) => problemsOfKinds([before, { tag: "0030_now", when: 2, sql }]);
		expect(marked(`${first}\nDROP TABLE "a";\n${last}`)).toEqual([]);
		expect(marked(`${first}\nDROP TABLE "a";`)[0]).toContain(`lacks the statement ${last}`);
		expect(marked('-- contract: of nothing\nDROP TABLE "a";')[0]).toContain("names no migration");
	});
});
