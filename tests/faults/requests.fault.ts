import assert from "node:assert/strict";
import { connect } from "node:net";
import { describe, test } from "node:test";
import { makeInstallation } from "./support/installation.ts";
import { quietLog, type RunningServer, startServer, statusOf } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

const hostile = [
	"GET /../../../../etc/passwd HTTP/1.1",
	"GET /..%2f..%2f..%2fetc/passwd HTTP/1.1",
	"GET /assets/../../headers.json HTTP/1.1",
	"GET /%2e%2e/headers.json HTTP/1.1",
	"GET /%00 HTTP/1.1",
	"GET /%zz HTTP/1.1",
	"GET /%c0%ae%c0%ae/ HTTP/1.1",
	"GET //example.org/%2e%2e HTTP/1.1",
	"GET \\..\\..\\etc HTTP/1.1",
	"GET http://[bad/ HTTP/1.1",
	"GET /career/%0d%0aset-cookie:x=1/ HTTP/1.1",
	`GET /${"a".repeat(20_000)} HTTP/1.1`,
	"POST / HTTP/1.1",
	"OPTIONS * HTTP/1.1",
	"TRACE / HTTP/1.1",
	"CONNECT example.org:443 HTTP/1.1",
	"nonsense",
];

describe("malicious requests", () => {
	test("malicious requests are refused, and never answered with 5xx or a file of the machine", async () => {
		await using installation = makeInstallation();
		await using server = await startServer(installation);
		await server.ready();
		for (const line of hostile) {
			const answer = await exchange(server, `${line}\r\nhost: x\r\nconnection: close\r\n\r\n`, 10);
			assert.match(answer, /^(HTTP\/1\.1 (308|4\d\d) |$)/, line.slice(0, 60));
			assert.doesNotMatch(answer, /root:|content-security-policy":|set-cookie/i);
			assert.doesNotMatch(answer, /location: (\/\/|http)/i);
		}
		assert.equal(await statusOf(server, "/"), 200);
		assert.match(server.output().error, quietLog);
	});

	if (isLong) {
		test("requests that never end lose their connection", async () => {
			await using installation = makeInstallation();
			await using server = await startServer(installation);
			await server.ready();
			await exchange(server, "GET / HTTP/1.1\r\nhost: x\r\n", 15);
			await exchange(server, "POST /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n1", 40);
		});
	}
});

/** Sends raw bytes and returns the response until the server closes; fails at a timeout. */
function exchange(server: RunningServer, bytes: string, seconds: number): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(server.port, "127.0.0.1", () => socket.write(bytes, "latin1"));
		let answer = "";
		const late = setTimeout(() => {
			socket.destroy();
			reject(new Error(`Not closed within ${seconds} s: ${bytes.slice(0, 60)}`));
		}, seconds * 1000);
		socket.setEncoding("latin1").on("data", (text) => {
			answer += text;
		});
		socket.on("error", () => {});
		socket.once("close", () => {
			clearTimeout(late);
			resolve(answer);
		});
	});
}
