import assert from "node:assert/strict";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { SMTPServer } from "smtp-server";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { guest, messageFrom, signUp } from "./support/person.ts";
import { freePort } from "./support/ports.ts";
import { sayNotRun } from "./support/programs.ts";
import { repository, startServer } from "./support/server.ts";
import { until } from "./support/wait.ts";

const postgres = debianPrograms();
const operator = "operator@example.org";

/** A mail server that accepts one password, which may change. */
async function openMailServer() {
	const port = await freePort();
	let received = 0;
	let accepted = "first";
	let refused = 0;
	const server = new SMTPServer({
		allowInsecureAuth: true,
		disabledCommands: ["STARTTLS"],
		onAuth: ({ password }, _session, callback) => {
			if (password === accepted) return callback(null, { user: "spectra" });
			refused += 1;
			return callback(Object.assign(new Error("Wrong password"), { responseCode: 535 }));
		},
		onData: (stream, session, callback) => {
			if (session.envelope.rcptTo[0]?.address === operator) received += 1;
			stream.on("end", () => callback()).resume();
		},
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		port,
		/** The mails about contact messages. */
		received: () => received,
		refused: () => refused,
		change: (password: string) => {
			accepted = password;
		},
		[Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}

/** A file with a secret, replaced as a whole. */
function secretFile({ folder }: Installation, name: string) {
	const path = join(folder, name);
	return {
		path,
		write: (text: string) => {
			writeFileSync(`${path}.new`, text, { mode: 0o600 });
			renameSync(`${path}.new`, path);
		},
	};
}

/** Two logins for the role that owns everything, so that one can be replaced by the other. */
const twoLogins = `
	CREATE ROLE site NOLOGIN;
	CREATE DATABASE site OWNER site;
	CREATE ROLE site_a LOGIN IN ROLE site;
	CREATE ROLE site_b LOGIN IN ROLE site;
	ALTER ROLE site_a SET role = site;
	ALTER ROLE site_b SET role = site`;

if (postgres !== undefined) {
	describe("the rotation of secrets", () => {
		test("database login, mail password and installation secret are replaced under load: no failed request, no log-out, no lost mail", async () => {
			await using installation = makeInstallation();
			await using database = await startDebianPostgres(postgres);
			await using mails = await openMailServer();
			const admin = new Client({ connectionString: database.address });
			admin.on("error", () => {});
			await admin.connect();
			for (const statement of twoLogins.split(";")) await admin.query(statement);
			const [databaseUrl, smtpUrl] = [
				secretFile(installation, "database-url"),
				secretFile(installation, "smtp-url"),
			];
			const addressFor = (login: string) => `postgresql://${login}@127.0.0.1:${database.port}/site`;
			const mailAddress = (password: string) => `smtp://spectra:${password}@127.0.0.1:${mails.port}`;
			databaseUrl.write(addressFor("site_a"));
			smtpUrl.write(mailAddress("first"));
			const environment = {
				DATABASE_URL_FILE: databaseUrl.path,
				SMTP_URL_FILE: smtpUrl.path,
				CONTACT_EMAIL: operator,
				TRUSTED_PROXIES: "1",
			};
			await using server = await startServer(installation, { environment, hashesQuickly: true });
			await server.ready();
			const ada = guest();
			await signUp(server.port, ada, "student");
			const owner = new Client({ connectionString: addressFor("site_b") });
			await owner.connect();
			await owner.query("UPDATE account SET email_verified = true");
			await owner.end();
			assert.equal((await ada.signIn(server.port)).status, 200);

			const statuses = new Set<number>();
			let sent = 0;
			let isOver = false;
			const load = (async () => {
				while (!isOver) {
					const writer = guest();
					const { status } = await writer.ask(
						...([server.port, "POST", "/api/contact-messages", messageFrom(writer.email)] as const),
					);
					statuses.add(status);
					sent += 1;
					await pause(100);
				}
			})();

			databaseUrl.write(addressFor("site_b"));
			await until("connections by the new login", 20, async () => {
				const { rows } = await admin.query("SELECT 1 FROM pg_stat_activity WHERE usename = 'site_b'");
				return rows.length > 0;
			});
			await admin.query("ALTER ROLE site_a NOLOGIN");

			mails.change("second");
			await until("a mail that waits for the new password", 30, () => mails.refused() > 0);
			smtpUrl.write(mailAddress("second"));

			await using rotation = await startServer(installation, {
				command: [process.execPath, join(repository, "scripts", "admin.mjs"), "secrets", "rotate"],
				environment: { ...environment, PORT: "" },
			});
			assert.equal(await rotation.ended(60), 0, rotation.output().error);
			assert.match(rotation.output().out, /next/);

			await pause(12_000);
			isOver = true;
			await load;
			const session = await ada.ask(server.port, "GET", "/api/account/session");
			assert.equal(session.body.session?.isLoggedIn, true);
			assert.deepEqual(statuses, new Set([204]));
			await until("every mail", 120, () => mails.received() >= sent);
			assert.equal(mails.received(), sent);
			await admin.end();
		});
	});
} else sayNotRun("the rotation of secrets", { postgresql: postgres });
