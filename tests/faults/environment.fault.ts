import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { describe, test } from "node:test";
import { makeInstallation } from "./support/installation.ts";
import { startServer } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

const wrong: [name: string, value: string, printed: string][] = [
	["PORT", "80a", '"80a"'],
	["PORT", "70000", '"70000"'],
	["LOG_LEVEL", "loud", '"loud"'],
	["PUBLIC_URL", "spectra.example", '"spectra.example"'],
	["PUBLIC_URL", "https://spectra.example/path", '"https://spectra.example/path"'],
	["DATABASE_URL", "mysql://user:secret@host/db", "not usable"],
];
/** `src/server/env.test.ts` reads each of them; starting a server shows what is printed. */
const started = isLong ? wrong : wrong.slice(-1);

describe("wrong settings", () => {
	for (const [name, value, printed] of started) {
		test(`${name}=${value} is refused in one sentence`, async () => {
			await using installation = makeInstallation();
			await using server = await startServer(installation, { environment: { [name]: value } });
			assert.equal(await server.ended(), 1);
			const { out, error } = server.output();
			assert.equal(out, "");
			assert.match(error, new RegExp(`^${name} is .* is expected\\.\n$`));
			assert.ok(error.includes(printed));
			assert.ok(!error.includes("secret"));
			assert.ok(!existsSync(installation.data));
		});
	}

	if (isLong) {
		test("an empty setting counts as unset", async () => {
			await using installation = makeInstallation();
			const environment = { LOG_LEVEL: "", PUBLIC_URL: "", DATABASE_URL: "", HOST: "" };
			await using server = await startServer(installation, { environment });
			await server.ready();
		});
	}

	test("variables of PostgreSQL's clients do not reach the embedded database", async () => {
		await using installation = makeInstallation();
		const environment = {
			PGSSLMODE: "require",
			PGOPTIONS: "-c search_path=nowhere",
			PGHOST: "elsewhere.invalid",
			PGREPLICATION: "database",
			PGSSLNEGOTIATION: "direct",
			PGCLIENTENCODING: "LATIN1",
		};
		await using server = await startServer(installation, { environment });
		await server.ready();
	});
});
