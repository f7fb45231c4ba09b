import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { createSecrets } from "#server/platform/db/secrets.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import type { TestDatabase } from "./database.ts";
import type { Answer, LiveServer } from "./live-server.ts";

/** One of many logged-in premium members. */
export interface Member {
	readonly accountId: string;
	/** The cookie that the browser of this person sends. */
	readonly cookie: string;
	/** Without a body it is a GET; null is a POST without one. */
	readonly ask: (path: string, body?: unknown) => Promise<Answer>;
	/** The same person in a browser at another server of the same database. */
	readonly at: (server: Pick<LiveServer, "visitor">) => Member;
}

/**
 * Many people, each in a browser and a network of their own, inserted directly, because sign-up takes long.
 */
export async function createManyPeople(
	{ database, ask }: Pick<TestDatabase, "database" | "ask">,
	server: Pick<LiveServer, "visitor">,
	count: number,
): Promise<Member[]> {
	const secret = await createSecrets(database).key("sessions");
	const people = Array.from({ length: count }, () => ({
		id: randomUUID(),
		token: randomBytes(32).toString("base64url"),
	}));
	const ids = people.map(({ id }) => id);
	await ask(
		`INSERT INTO account (id, email, email_verified, first_name, last_name, role, locale, zone, age_band, consent, created_at, updated_at)
		 SELECT id, id || '@example.org', true, 'Ada', 'Byron', 'student', 'en', 'Europe/Paris', '18plus', 'not_needed', now(), now()
		 FROM unnest($1::uuid[]) AS id`,
		[ids],
	);
	await ask(
		`INSERT INTO account_session (id, account_id, token_hash, expires_at, created_at, updated_at)
		 SELECT id, id, token, now() + interval '13 days', now(), now() FROM unnest($1::uuid[], $2::text[]) AS t (id, token)`,
		[ids, people.map(({ token }) => tokenHash(token))],
	);
	await ask(
		`INSERT INTO subscription (id, account_id, provider, provider_reference, status, period_end, cancel_at_period_end, wish, started_at, updated_at)
		 SELECT id, id, 'simulated', id::text, 'active', now() + interval '300 days', false, 'none', now(), now() FROM unnest($1::uuid[]) AS id`,
		[ids],
	);
	return people.map(({ id, token }, number) => {
		const signature = createHmac("sha256", secret).update(token).digest("base64");
		const cookie = `spectra-session=${encodeURIComponent(`${token}.${signature}`)}`;
		const memberAt = (site: Pick<LiveServer, "visitor">): Member => {
			const visitor = site.visitor(`198.51.${Math.floor(number / 250)}.${number % 250}`);
			return {
				accountId: id,
				cookie,
				ask: (path, body) =>
					visitor.ask(path, {
						headers: { cookie },
						...(body === null ? { method: "POST" } : body === undefined ? {} : { body }),
					}),
				at: memberAt,
			};
		};
		return memberAt(server);
	});
}
