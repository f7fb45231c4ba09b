import { createHmac } from "node:crypto";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { migrateUpTo } from "#server/platform/db/migrate.ts";
import { createSecrets } from "#server/platform/db/secrets.ts";
import { prepareEmptyDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";

const test = prepareEmptyDatabase();
let server: LiveServer;

/** The timestamp of migration 0011, the last schema that better-auth wrote to. */
const lastOfBetterAuth = 1_795_390_186_523;
const accountId = "c526bd20-73af-4877-9ca3-e1ab8a2c34b2";
const email = "ada1@example.org";
const password = "a long enough secret";
const token = "woNGV51E1SLFsJsd6mBA6wGKEQhzg21u";

/** Rows as better-auth 1.7.7 wrote them at a sign-up and a login, recorded from the tables on 25 November 2026. */
const recorded = `
	INSERT INTO account (id, email, email_verified, name, image, first_name, last_name, role, locale, zone, age_band,
		age_declared_at, consent, guardian_email, consent_requested_at, consent_decided_at, created_at, updated_at, new_email)
	VALUES ('${accountId}', '${email}', false, 'Ada Byron', NULL, 'Ada', 'Byron', 'student', 'en', 'Europe/Paris', '18plus',
		'2026-11-25T18:14:44.185Z', 'not_needed', NULL, NULL, NULL, '2026-11-25T18:14:44.581Z', '2026-11-25T18:14:44.581Z', NULL);
	INSERT INTO account_credential (id, account_id, provider_id, provider_account_id, password_hash, created_at, updated_at)
	VALUES ('6657b423-faca-45c1-aaa8-ed07e4e62c7d', '${accountId}', 'credential', '${accountId}',
		'scrypt$16$8$1$N+0VyGN3kUB4XYOv8sZuGA==$XOYEhlS4/pXq0+np24XrFmPU/4fzCAjuKvoE2J2VcL8=',
		'2026-11-25T18:14:44.584Z', '2026-11-25T18:14:44.584Z');
	INSERT INTO account_session (id, account_id, token_hash, expires_at, created_at, updated_at, ip_address, device)
	VALUES ('a94e4e62-c5cc-48e1-8c0a-49e1bcaf3211', '${accountId}', '4PwnEjX1g_hJdBMT8xOvG5_vdfc9ThpUHYZPvpsHFvM',
		now() + interval '13 days', now() - interval '1 day', now() - interval '1 day', '', 'Firefox, Linux');`;

beforeAll(async () => {
	const client = new Client({ connectionString: test.address });
	await client.connect();
	expect(await migrateUpTo(client, lastOfBetterAuth)).toBe(true);
	await client.query(recorded);
	await client.end();
	await test.database.start();
	server = createLiveServer(test);
});

describe("an account that better-auth wrote", () => {
	it("the account logs in with its password, and with no other", async () => {
		const visitor = server.visitor();
		expect((await visitor.call("signIn", { email, password: "another long secret" })).status).toBe(401);
		expect((await visitor.call("signIn", { email, password })).status).toBe(200);
		expect((await visitor.call("profile")).body).toMatchObject({
			firstName: "Ada",
			lastName: "Byron",
			email,
		});
	});

	it("the account stays logged in with its cookie, and a visit extends the session", async () => {
		const secret = await createSecrets(test.database).key("sessions");
		const signature = createHmac("sha256", secret).update(token).digest("base64");
		const cookie = `spectra-session=${encodeURIComponent(`${token}.${signature}`)}`;
		const visit = await server.visitor().ask("/api/account/session", { headers: { cookie } });
		expect(visit.body.session).toMatchObject({ isLoggedIn: true, accountId });
		expect(visit.headers.getSetCookie()).toEqual([
			`${cookie}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`,
		]);
	});

	it("the account changes its password", async () => {
		const visitor = server.visitor();
		const next = "another long secret";
		await visitor.call("signIn", { email, password });
		expect((await visitor.call("changePassword", { current: password, next })).status).toBe(204);
		expect((await visitor.call("profile")).status).toBe(200);
		expect((await server.visitor().call("signIn", { email, password })).status).toBe(401);
		expect((await server.visitor().call("signIn", { email, password: next })).status).toBe(200);
	});
});
