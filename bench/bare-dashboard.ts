// The least that could answer "my dashboard": node:http and the product's SQL, nothing checked, nothing shaped.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { productStatements, type Statement } from "./dashboard-statements.ts";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const { session, work } = productStatements();

const ask = async ({ name, text, valuesOf }: Statement, given: Readonly<Record<string, unknown>>) =>
	(await pool.query({ name, text, values: valuesOf(given) })).rows;

const server = createServer(async (request, response) => {
	const cookie = decodeURIComponent(request.headers.cookie ?? "");
	const token = cookie.slice(cookie.indexOf("=") + 1, cookie.lastIndexOf("."));
	const [signedIn] = await ask(session, { token, now: new Date() });
	const rows = await Promise.all(work.map((statement) => ask(statement, { accountId: signedIn.id })));
	const body = Buffer.from(JSON.stringify(rows));
	response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
	response.end(body);
});
server.listen(0, "127.0.0.1", () => {
	console.log(`Listening on ${(server.address() as AddressInfo).port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
