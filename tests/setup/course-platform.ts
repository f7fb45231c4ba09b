import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import type { LtiPlatform } from "#server/lti/settings.ts";

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const deepLinking = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`;
const scoreScope = "https://purl.imsglobal.org/spec/lti-ags/scope/score";
const roleOf = (name: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`;

/** Who opens which activity of the course "Physics 2". */
export interface CourseVisit {
	readonly person: string;
	readonly role: "Learner" | "Instructor" | "Mentor";
	/** The id of the activity; null: the teacher is making one. */
	readonly activity: string | null;
	/** The parameters of the activity. */
	readonly custom?: Readonly<Record<string, string>>;
	readonly locale?: string;
}

/** A platform like Moodle on loopback: it signs launches, takes answers and scores, and remembers what it got. */
export interface CoursePlatform {
	readonly issuer: string;
	/** The claims of a launch, honest ones. */
	readonly claims: (visit: CourseVisit, nonce: string, now: Date) => Record<string, unknown>;
	/** Signs claims by its key, or by one that no one knows. */
	readonly sign: (claims: Record<string, unknown>, isForeign?: boolean) => Promise<string>;
	/** Checks the answer of the tool and returns its claims. */
	readonly readAnswer: (jwt: string) => Promise<Record<string, unknown>>;
	/** Everything that its gradebook got. */
	readonly scores: { readonly path: string; readonly body: Record<string, unknown> }[];
	/** The parameters of activities that teachers have made in a browser, by the name of the activity. */
	readonly made: Map<string, Record<string, string>>;
	/** The status with which it answers scores, and its keys. */
	failing: { scores?: number; keys?: number };
	readonly close: () => Promise<void>;
}

/** The settings of the tool for a platform. */
export const platformOf = (issuer: string, changes: Partial<LtiPlatform> = {}): LtiPlatform => ({
	id: "moodle",
	name: "Moodle",
	issuer,
	clientId: "tool-1",
	deploymentIds: ["7"],
	authorizationUrl: `${issuer}/auth`,
	tokenUrl: `${issuer}/token`,
	keysUrl: `${issuer}/keys`,
	origins: [issuer],
	...changes,
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A page that sends a form by itself, as Moodle does. */
const sendingPage = (
	action: string,
	fields: Readonly<Record<string, string>>,
	target = "",
) => `<!doctype html>
<html lang="en"><title>Opening the activity</title><form method="post" action="${escaped(action)}"${target}>
${Object.entries(fields)
	.map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
	.join("\n")}
</form><script>document.forms[0].submit()</script></html>`;

const formIn = async (request: IncomingMessage): Promise<Record<string, string>> => {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
};

/**
 * Starts the platform.
 * @param tool the address of the tool
 * @param toolKeys the tool's public keys
 */
export async function startPlatform(
	tool: string,
	toolKeys: () => Promise<JSONWebKeySet>,
): Promise<CoursePlatform> {
	const keys = await generateKeyPair("RS256");
	const foreign = await generateKeyPair("RS256");
	const publicKey = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256", use: "sig" };
	const tokens = new Set<string>();
	let handle = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end();
	const server = createServer((request, response) => handle(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

	const verified = async (jwt: string, audience: string) => {
		const options = { issuer: "tool-1", audience, algorithms: ["RS256"] };
		return (await jwtVerify(jwt, createLocalJWKSet(await toolKeys()), options)).payload;
	};

	const platform: CoursePlatform = {
		issuer,
		scores: [],
		made: new Map(),
		failing: {},
		claims: ({ person, role, activity, custom = {}, locale = "en" }, nonce, now) => {
			const seconds = Math.floor(now.getTime() / 1000);
			const settings = {
				deep_link_return_url: `${issuer}/return`,
				accept_types: ["ltiResourceLink"],
				accept_presentation_document_targets: ["frame", "iframe", "window"],
				data: "kept by the tool",
			};
			return {
				iss: issuer,
				aud: "tool-1",
				sub: person,
				nonce,
				iat: seconds,
				exp: seconds + 60,
				name: "Zoé Roux",
				given_name: "Zoé",
				family_name: "Roux",
				email: "zoe@school.example",
				[claim("version")]: "1.3.0",
				[claim("deployment_id")]: "7",
				[claim("message_type")]: activity === null ? "LtiDeepLinkingRequest" : "LtiResourceLinkRequest",
				[claim("roles")]: [roleOf(role)],
				[claim("context")]: { id: "2", label: "PH2", title: "Physics 2" },
				[claim("launch_presentation")]: { locale, document_target: "window" },
				[claim("custom")]: custom,
				...(activity === null
					? { [deepLinking("deep_linking_settings")]: settings }
					: {
							[claim("resource_link")]: { id: activity, title: "Careers" },
							"https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": {
								scope: [scoreScope],
								lineitem: `${issuer}/gradebook/${activity}/lineitem?type_id=1`,
							},
						}),
			};
		},
		sign: (claims, isForeign = false) =>
			new SignJWT(claims)
				.setProtectedHeader({ alg: "RS256", kid: "one", typ: "JWT" })
				.sign((isForeign ? foreign : keys).privateKey),
		readAnswer: (jwt) => verified(jwt, issuer),
		close: async () => {
			server.closeAllConnections();
			server.close();
		},
	};

	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const url = new URL(request.url ?? "/", issuer);
		const page = (html: string) => void response.writeHead(200, { "content-type": "text/html" }).end(html);
		const json = (status: number, body: object) =>
			void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
		if (url.pathname === "/keys") return json(platform.failing.keys ?? 200, { keys: [publicKey] });
		if (url.pathname === "/token") {
			const form = await formIn(request);
			const { sub } = await verified(form.client_assertion ?? "", `${issuer}/token`);
			const isRight = form.grant_type === "client_credentials" && form.scope === scoreScope;
			if (sub !== "tool-1" || !isRight) return json(400, { error: "invalid_request" });
			const token = `token-${tokens.size}`;
			tokens.add(token);
			return json(200, { access_token: token, token_type: "Bearer", expires_in: 3600 });
		}
		if (url.pathname.startsWith("/gradebook/")) {
			const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
			if (!tokens.has(token)) return json(401, {});
			if (platform.failing.scores !== undefined) return json(platform.failing.scores, {});
			const parts: Buffer[] = [];
			for await (const part of request) parts.push(part as Buffer);
			const body = JSON.parse(Buffer.concat(parts).toString());
			platform.scores.push({ path: `${url.pathname}${url.search}`, body });
			return json(200, {});
		}
		// The rest is for browsers. The visit travels in the login hint, as a session of Moodle would hold it.
		if (url.pathname === "/open") {
			const fields = { iss: issuer, client_id: "tool-1", lti_deployment_id: "7" };
			const hint = { login_hint: url.searchParams.get("visit") ?? "", lti_message_hint: "2" };
			const target = { target_link_uri: `${tool}/api/lti/launch` };
			return page(sendingPage(`${tool}/api/lti/login`, { ...fields, ...hint, ...target }));
		}
		if (url.pathname === "/course") {
			const visit = encodeURIComponent(url.searchParams.get("visit") ?? "");
			return page(`<!doctype html><html lang="en"><title>Physics 2</title><h1>Physics 2</h1>
<iframe title="Spectra" src="/open?visit=${visit}" width="1200" height="900"></iframe></html>`);
		}
		if (url.pathname === "/auth") {
			const {
				login_hint = "{}",
				nonce = "",
				state = "",
				redirect_uri = "",
			} = Object.fromEntries(url.searchParams);
			const claims = platform.claims(JSON.parse(login_hint), nonce, new Date());
			return page(sendingPage(redirect_uri, { id_token: await platform.sign(claims), state }));
		}
		if (url.pathname === "/return") {
			const { JWT = "" } = await formIn(request);
			const claims = await platform.readAnswer(JWT);
			const [item] = claims[deepLinking("content_items")] as {
				title: string;
				custom: Record<string, string>;
			}[];
			if (item === undefined) return json(400, {});
			platform.made.set(item.title, item.custom);
			return page(`<!doctype html><html lang="en"><title>Made</title><h1>Activity made: ${item.title}</h1>
<output>${escaped(JSON.stringify(item.custom))}</output></html>`);
		}
		return json(404, {});
	};
	handle = (request, response) =>
		void answer(request, response).catch(() => response.writeHead(400).end("refused"));
	return platform;
}
