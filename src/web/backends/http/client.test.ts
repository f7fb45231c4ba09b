import { expect, it, vi } from "vitest";
import { routes } from "#contract/routes.ts";
import { valueIn } from "#domain/shared/result.ts";
import { createClient } from "./client.ts";

const json = (body: unknown, status = 200) => Response.json(body, { status });

const clientTo = (answer: () => Response | Promise<Response>) => {
	const asked: { path: string; init: RequestInit }[] = [];
	const onSignedOut = vi.fn();
	const client = createClient(async (path, init) => {
		asked.push({ path, init });
		return answer();
	}, onSignedOut);
	return { client, asked, onSignedOut };
};

it("asks as the table says: method, path with its parts, JSON body, only with this site's cookies", async () => {
	const { client, asked } = clientTo(() => new Response(null, { status: 204 }));
	await client.ask(routes.saveCareer, { params: { careerId: "ecologist" } });
	await client.ask(routes.endSession, { params: { sessionId: "a/../b?c" } });
	await client.ask(routes.changePassword, { body: { current: "a", next: "b" } });
	expect(asked.map(({ path, init }) => [init.method, path])).toEqual([
		["PUT", "/api/saved-careers/ecologist"],
		["DELETE", "/api/account/sessions/a%2F..%2Fb%3Fc"],
		["POST", "/api/account/password"],
	]);
	expect(asked[2]?.init).toMatchObject({
		credentials: "same-origin",
		redirect: "error",
		cache: "no-store",
		body: '{"current":"a","next":"b"}',
	});
	expect(asked[0]?.init.body).toBeUndefined();
});

it("gives only what the contract declares", async () => {
	const session = { isLoggedIn: true, role: "student" };
	const { client } = clientTo(() => json({ session: { ...session, secret: 1 }, more: 2 }));
	expect(await client.ask(routes.session, {})).toEqual({ ok: true, value: { session } });
});

it.each([
	["another shape", () => json({ session: { role: "admin" } })],
	["no JSON", () => new Response("<html>")],
	["nothing", () => new Response(null, { status: 204 })],
])("takes an answer of %s for something unexpected", async (_, answer) => {
	expect(await clientTo(answer).client.ask(routes.session, {})).toEqual({
		ok: false,
		code: "common.unexpected",
	});
});

it.each([
	[422, { code: "forms.required" }, "forms.required"],
	[401, { code: "account.credentials_wrong" }, "common.unexpected"],
	[429, { code: "limits.too_many" }, "limits.too_many"],
	[503, { code: "server.not_ready" }, "server.not_ready"],
	[400, { code: "request.malformed" }, "request.malformed"],
	[422, { code: "made.up" }, "common.unexpected"],
	[500, "oh", "common.unexpected"],
	[502, "Bad Gateway", "common.unreachable"],
	[503, {}, "common.unreachable"],
])("reads a problem of status %i with %j as %s", async (status, body, code) => {
	const { client } = clientTo(() => json(body, status));
	expect(await client.ask(routes.contact, contact, ["forms.required"])).toEqual({ ok: false, code });
});

const contact = { body: { name: "Ada", email: "ada@example.org", message: "Hello", locale: "en" as const } };

it("says that nobody answers when there is no answer", async () => {
	const { client } = clientTo(() => Promise.reject(new TypeError("Failed to fetch")));
	expect(await client.ask(routes.session, {})).toEqual({ ok: false, code: "common.unreachable" });
});

it("tells when a session was needed and there is none", async () => {
	const { client, onSignedOut } = clientTo(() => json({ code: "account.sign_in_required" }, 401));
	const asked = await client.ask(routes.profile, {}, ["account.sign_in_required"]);
	expect(asked).toEqual({ ok: false, code: "account.sign_in_required" });
	expect(onSignedOut).toHaveBeenCalledOnce();
	expect(() => valueIn(asked)).toThrow("account.sign_in_required");
});
