import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { providerOf } from "../../../../tests/setup/school-provider.ts";
import { createProviderClient } from "./client.ts";
import { loginSecrets } from "./secrets.ts";

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A provider that signs whatever a test wants, and counts the requests to each of its addresses. */
const peer = {
	issuer: "",
	claims: {} as JWTPayload,
	/** Entries of its discovery document beside the usual ones. */
	metadata: {},
	/** The answer of the token endpoint instead of a token: a status and an error. */
	refusal: undefined as { status: number; error: string } | undefined,
	isForeignKey: false,
	isSilent: false,
	asked: [] as string[],
};
let server: Server;
let keys: Keys;
let foreign: Keys;

const token = async () =>
	new SignJWT(peer.claims)
		.setProtectedHeader({ alg: "RS256", kid: "one" })
		.sign((peer.isForeignKey ? foreign : keys).privateKey);

const answerTo = async ({ url }: IncomingMessage): Promise<[number, object]> => {
	if (url === "/.well-known/openid-configuration")
		return [
			200,
			{
				issuer: peer.issuer,
				authorization_endpoint: `${peer.issuer}/authorize`,
				token_endpoint: `${peer.issuer}/token`,
				jwks_uri: `${peer.issuer}/jwks`,
				response_types_supported: ["code"],
				subject_types_supported: ["public"],
				id_token_signing_alg_values_supported: ["RS256"],
				...peer.metadata,
			},
		];
	if (url === "/jwks")
		return [200, { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256", use: "sig" }] }];
	if (url === "/userinfo") return [200, { sub: "ada", affiliation: "student" }];
	if (peer.refusal) return [peer.refusal.status, { error: peer.refusal.error }];
	return [200, { access_token: "one", token_type: "Bearer", expires_in: 60, id_token: await token() }];
};

beforeAll(async () => {
	keys = await generateKeyPair("RS256");
	foreign = await generateKeyPair("RS256");
	server = createServer((request, response) => {
		peer.asked.push(request.url ?? "");
		if (peer.isSilent) return;
		void answerTo(request).then(([status, body]) =>
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
		);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	peer.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const now = new Date("2026-11-27T12:00:00.000Z");
const minutes = (count: number) => now.getTime() / 1000 + count * 60;
const secrets = loginSecrets("the token of a browser");
const answer = { state: secrets.state, code: "a code" };
const log: object[] = [];

beforeEach(() => {
	const honest = { iss: peer.issuer, aud: "spectra", sub: "ada", nonce: secrets.nonce };
	peer.claims = { ...honest, iat: minutes(0), exp: minutes(5) };
	Object.assign(peer, { metadata: {}, refusal: undefined, isForeignKey: false, isSilent: false, asked: [] });
	log.length = 0;
});

const createClient = (longestMs?: number) =>
	createProviderClient(
		"http://localhost:3000/school-login",
		{ warn: (_, fields) => void log.push(typeof fields === "object" ? fields : {}) },
		longestMs,
	);

/** The subject of an honest answer, or the problem of another. */
const identify = async (client = createClient(), at = now) => {
	const outcome = await client.identity(providerOf(peer.issuer), answer, secrets, at);
	return outcome.ok ? outcome.value.subject : outcome.code;
};

describe("a provider's answer", () => {
	it("a provider's answer names the person, whose claims come with the token and from the userinfo endpoint", async () => {
		expect(await identify()).toBe("ada");
		peer.metadata = { userinfo_endpoint: `${peer.issuer}/userinfo` };
		const outcome = await createClient().identity(providerOf(peer.issuer), answer, secrets, now);
		expect(outcome.ok && outcome.value.claims).toMatchObject({ sub: "ada", affiliation: "student" });
	});

	it.each([
		["for another site", { aud: "another" }],
		["for several sites, given to another", { aud: ["spectra", "another"], azp: "another" }],
		["of another log-in", { nonce: "another" }],
		["without a nonce", { nonce: undefined }],
		["of another issuer", { iss: "https://evil.example" }],
		["without an end", { exp: undefined }],
		["without a person", { sub: undefined }],
		["with an endless number of a person", { sub: "a".repeat(256) }],
	])("a provider's answer %s is refused", async (_, claims) => {
		Object.assign(peer.claims, claims);
		expect(await identify()).toBe("account.provider_invalid");
		expect(JSON.stringify(log)).not.toContain("ada");
	});

	it("an answer with another signature is refused, and the log names the reason and no person", async () => {
		peer.isForeignKey = true;
		expect(await identify()).toBe("account.provider_invalid");
		expect(log).toMatchObject([{ provider: "curie", problem: "account.provider_invalid" }]);
	});

	it.each([
		[-5, "ada"],
		[5, "ada"],
		[-60, "account.provider_clock"],
		[60, "account.provider_clock"],
	])("a clock that is %i minutes off gives %s", async (off, outcome) => {
		Object.assign(peer.claims, { iat: minutes(off), exp: minutes(off + 5) });
		expect(await identify()).toBe(outcome);
	});

	it("the clock of this server decides about an answer, not that of the machine", async () => {
		Object.assign(peer.claims, { iat: minutes(6 * 60), exp: minutes(6 * 60 + 5) });
		expect(await identify(createClient(), new Date(minutes(6 * 60) * 1000))).toBe("ada");
	});

	it.each([
		[400, "invalid_grant", "account.provider_ended"],
		[401, "invalid_client", "account.provider_invalid"],
		[500, "server_error", "account.provider_unreachable"],
		[503, "temporarily_unavailable", "account.provider_unreachable"],
	])("an answer of status %i with %s is %s", async (status, error, problem) => {
		peer.refusal = { status, error };
		expect(await identify()).toBe(problem);
	});

	it.each([
		["access_denied", "account.provider_refused"],
		["login_required", "account.provider_refused"],
		["temporarily_unavailable", "account.provider_unreachable"],
		["invalid_scope", "account.provider_invalid"],
	])("an answer with the error %s is %s", async (error, problem) => {
		const sent = { state: secrets.state, error };
		const outcome = await createClient().identity(providerOf(peer.issuer), sent, secrets, now);
		expect(outcome).toEqual({ ok: false, code: problem });
	});
});

describe("a provider that is away", () => {
	it("a silent provider is unreachable, and reachable again without a restart", async () => {
		const client = createClient(200);
		peer.isSilent = true;
		expect(await identify(client)).toBe("account.provider_unreachable");
		peer.isSilent = false;
		// On a busy machine an answer takes longer than the 200 ms of this client.
		await vi.waitFor(async () => expect(await identify(client)).toBe("ada"), 30_000);
	});

	it("a provider whose port does not answer is unreachable", async () => {
		const gone = providerOf("http://127.0.0.1:9");
		const outcome = await createClient().address(gone, secrets, now);
		expect(outcome).toEqual({ ok: false, code: "account.provider_unreachable" });
	});

	it("a provider that names another issuer than the setting is refused", async () => {
		peer.metadata = { issuer: "https://evil.example" };
		const outcome = await createClient().address(providerOf(peer.issuer), secrets, now);
		expect(outcome).toEqual({ ok: false, code: "account.provider_invalid" });
	});
});

describe("the metadata of a provider", () => {
	const discoveries = () => peer.asked.filter((url) => url.includes("well-known")).length;
	const keyRequests = () => peer.asked.filter((url) => url === "/jwks").length;

	it("the metadata of a provider is kept for an hour, with its keys", async () => {
		const client = createClient();
		expect(await identify(client)).toBe("ada");
		expect(await identify(client)).toBe("ada");
		expect([discoveries(), keyRequests()]).toEqual([1, 1]);
		Object.assign(peer.claims, { iat: minutes(61), exp: minutes(66) });
		expect(await identify(client, new Date(minutes(61) * 1000))).toBe("ada");
		expect([discoveries(), keyRequests()]).toEqual([2, 2]);
	});

	it("the metadata of a provider is asked for once by many people at the same moment", async () => {
		const client = createClient();
		const all = Array.from({ length: 5 }, () => client.address(providerOf(peer.issuer), secrets, now));
		expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
		expect(discoveries()).toBe(1);
	});

	it("the address at a provider has PKCE, state, nonce and the prompt of the setting", async () => {
		const provider = providerOf(peer.issuer, { prompt: "login" });
		const outcome = await createClient().address(provider, secrets, now);
		const address = new URL(outcome.ok ? outcome.value : "none:");
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			response_type: "code",
			client_id: "spectra",
			scope: "openid profile email",
			prompt: "login",
			redirect_uri: "http://localhost:3000/school-login",
			code_challenge_method: "S256",
			state: secrets.state,
			nonce: secrets.nonce,
		});
		expect(address.href).not.toContain(secrets.verifier);
	});
});
