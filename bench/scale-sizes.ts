import { currentQuestionnaire } from "#content/quiz/index.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import type { LiveServer } from "../tests/setup/live-server.ts";
import { createManyPeople } from "../tests/setup/many-people.ts";
import { attempt } from "../tests/setup/work.ts";
import type { BenchDatabase } from "./database.ts";
import { pupilsOfClass, type Sizes } from "./scale-model.ts";

const students = 4_000;
const classes = 200;

/** The bytes that `count` rows take with their indexes, for each of them. */
async function bytesOf(
	{ ask }: BenchDatabase,
	count: number,
	insert: () => Promise<unknown>,
): Promise<number> {
	const size = async () => {
		await ask("VACUUM");
		const [row] = await ask(
			"SELECT sum(pg_total_relation_size(oid))::float AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
		);
		return Number(row?.bytes);
	};
	const before = await size();
	await insert();
	return ((await size()) - before) / count;
}

/** Inserts rows of each kind and measures what they take. */
export async function measureSizes(
	database: BenchDatabase,
	client: Pick<LiveServer, "visitor">,
): Promise<Sizes> {
	const { ask } = database;
	const student = await bytesOf(database, students, async () => {
		const made = await createManyPeople(database, client, students);
		await ask(
			`INSERT INTO account_credential (account_id, password_hash, created_at, updated_at)
			SELECT id, repeat('x', 110), now(), now() FROM unnest($1::uuid[]) AS id`,
			[made.map(({ accountId }) => accountId)],
		);
	});
	const attempts = await bytesOf(database, students * 3, () =>
		ask(
			`INSERT INTO quiz_attempt (account_id, id, questionnaire_version, answers, completed_at, fingerprint)
			SELECT id, gen_random_uuid(), $1, $2, now() - n * interval '1 day', md5(id::text || n)
			FROM (SELECT id FROM account ORDER BY id LIMIT ${students}) a, generate_series(100, 102) n`,
			[currentQuestionnaire.version, JSON.stringify(attempt().answers)],
		),
	);
	const oneClass = await bytesOf(database, classes, async () => {
		await ask(
			`INSERT INTO school_class (id, account_id, name, level, locale, code, is_open, held_back, blurred_sum, created_at, last_active_at)
			SELECT gen_random_uuid(), id, '2nde 4', 'Seconde', 'fr', md5(id::text), true, 0, $1, now(), now()
			FROM (SELECT id FROM account ORDER BY id LIMIT ${classes}) a`,
			[JSON.stringify({ pupils: 28, lines: Object.fromEntries(categoryKeys.map((key) => [key, 6])) })],
		);
		const sent = JSON.stringify({
			categories: categoryKeys.slice(0, 3).map((category) => ({ category, count: 0 })),
			careers: [],
		});
		await ask(
			`INSERT INTO class_member (id, class_id, token_hash, nickname, sent, counted, is_gone, joined_at, last_active_at)
			SELECT gen_random_uuid(), c.id, md5(c.id::text || n) || md5(n::text), 'Libellule sympathique ' || n, $1, $1, false, now(), now()
			FROM (SELECT id FROM school_class ORDER BY created_at DESC LIMIT ${classes}) c, generate_series(1, ${pupilsOfClass}) n`,
			[sent],
		);
	});
	return { student, attempt: attempts, class: oneClass };
}
