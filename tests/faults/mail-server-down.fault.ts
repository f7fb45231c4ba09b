import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { SMTPServer } from "smtp-server";
import { makeInstallation } from "./support/installation.ts";
import { guest, messageFrom } from "./support/person.ts";
import { freePort } from "./support/ports.ts";
import { startServer } from "./support/server.ts";
import { withClient } from "./support/sql.ts";
import { until } from "./support/wait.ts";

/** A mail server that temporarily rejects the first `busy` mails, and accepts the others. */
async function openMailServer(
	port: number,
	busy: number,
): Promise<AsyncDisposable & { readonly ids: string[] }> {
	const ids: string[] = [];
	let left = busy;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData: (stream, _session, callback) => {
			let text = "";
			stream.setEncoding("utf8").on("data", (part: string) => {
				text += part;
			});
			stream.on("end", () => {
				if (left > 0) {
					left -= 1;
					return callback(Object.assign(new Error("Busy, try later"), { responseCode: 451 }));
				}
				ids.push(/^message-id: (.*)$/im.exec(text)?.[1] ?? "none");
				callback();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return { ids, [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

const waiting = async (client: Client): Promise<number> => {
	const { rows } = await client.query("SELECT count(*)::int AS n FROM mail_outbox WHERE settled_at IS NULL");
	return rows[0].n;
};

describe("mail server outages", () => {
	test("requests do not wait for the mail server, and each mail is delivered once when it recovers", async () => {
		await using installation = makeInstallation();
		const port = await freePort();
		const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: "operator@example.org" };
		await using server = await startServer(installation, { environment });
		await server.ready();
		const mails = 3;
		for (let index = 0; index < mails; index += 1) {
			const writer = guest();
			const path = "/api/contact-messages";
			const answer = await writer.ask(server.port, "POST", path, messageFrom(writer.email));
			assert.equal(answer.status, 204);
		}
		await pause(2_000);
		assert.equal(await withClient(installation.data, waiting), mails);

		await using mailServer = await openMailServer(port, 1);
		await withClient(installation.data, (client) =>
			until("every mail to be settled", 120, async () => (await waiting(client)) === 0),
		);
		await pause(1_500);
		assert.equal(mailServer.ids.length, mails);
		assert.equal(new Set(mailServer.ids).size, mails);
		assert.doesNotMatch(server.output().error, /operator@|example\.org/);
	});
});
