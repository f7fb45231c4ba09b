// The smallest program that answers "my dashboard": node:http and the product's SQL, without checks or mapping.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { productStatements, type Statement } from "./dashboard-statements.ts";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const { session, work } = productStatements();

const ask = async ({ name, text, valuesOf }: Statement, given: Readonly<Record<string, unknown>>) =>
	(await pool.query({ name, text, values: valuesOf(given), rowMode: "array" })).rows;

const server = createServer(async (request, response) => {
	const cookie = decodeURIComponent(request.headers.cookie ?? "");
	const token = cookie.slice(cookie.indexOf("=") + 1, cookie.lastIndexOf("."));
	// The product's first column is the account's id; by name the session's id would hide it.
	const [signedIn] = await ask(session, { tokenHash: tokenHash(token), now: new Date() });
	const accountId = signedIn?.[0];
	const rows = await Promise.all(work.map((statement) => ask(statement, { accountId })));
	if (rows.some((found) => found.length === 0)) throw new Error("A student without any work was asked for");
	const body = Buffer.from(JSON.stringify(rows));
	response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
	response.end(body);
});
server.listen(0, "127.0.0.1", () => {
	console.log(`Listening on ${(server.address() as AddressInfo).port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
