import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import type { LoginProvider } from "#server/account/providers/settings.ts";

/** Who is at the school's log-in now. */
export interface Schoolmate {
	readonly sub: string;
	readonly claims?: Readonly<Record<string, unknown>>;
}

/** A real OpenID provider on loopback. */
export interface School {
	readonly issuer: string;
	/** The next person who logs in, without a question; null refuses; undefined asks on a page. */
	person: Schoolmate | null | undefined;
	readonly close: () => Promise<void>;
}

const claimNames = ["given_name", "family_name", "email", "affiliation"];

/** The settings of a client of the school. */
export const providerOf = (issuer: string, changes: Partial<LoginProvider> = {}): LoginProvider => ({
	id: "curie",
	name: { en: "Curie School", fr: "Lycée Curie" },
	issuer,
	clientId: "spectra",
	clientSecret: "a secret of the school",
	scope: "openid profile email",
	role: { claim: "affiliation", values: { student: ["student"], teacher: ["faculty"], counsellor: ["psy"] } },
	...changes,
});

/** The page of the provider for people. */
const loginPage = `<!doctype html><html lang="en"><title>Log in at the school</title>
<main><h1>Log in at the school</h1><form method="post"><label>Number <input name="sub"></label>
<label>Family name <input name="family" value="Roux"></label>
<label>Affiliation <input name="affiliation"></label><button>Log in</button></form></main></html>`;

/** The person of the form, or undefined once the form was sent. */
async function askedPerson(
	request: IncomingMessage,
	response: ServerResponse,
): Promise<Schoolmate | undefined> {
	if (request.method !== "POST") {
		response.writeHead(200, { "content-type": "text/html" }).end(loginPage);
		return undefined;
	}
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	const form = new URLSearchParams(Buffer.concat(parts).toString());
	const [sub, family_name, affiliation] = ["sub", "family", "affiliation"].map(
		(name) => form.get(name) ?? "",
	);
	return { sub: sub ?? "", claims: { given_name: "Zoé", family_name, affiliation } };
}

/** Starts the provider for sites at these addresses. */
export async function startSchool(publicUrls: readonly string[]): Promise<School> {
	let handle = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end();
	const server = createServer((request, response) => handle(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const people = new Map<string, Schoolmate>();
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: "spectra",
				client_secret: "a secret of the school",
				redirect_uris: publicUrls.map((url) => `${url}/school-login`),
				token_endpoint_auth_method: "client_secret_post",
				// Only https is allowed for sites of the web; these run on loopback.
				application_type: "native",
			},
		],
		claims: { openid: ["sub"], profile: claimNames, email: ["email"] },
		cookies: { keys: ["a key for the cookies of the tests"] },
		features: { devInteractions: { enabled: false } },
		findAccount: (_context, sub) => ({
			accountId: sub,
			claims: () => ({ ...people.get(sub)?.claims, sub }),
		}),
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		pkce: { required: () => true },
		ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
	});
	const school: School = {
		issuer,
		person: { sub: "ada" },
		close: async () => {
			server.closeAllConnections();
			server.close();
		},
	};
	const interact = async (request: IncomingMessage, response: ServerResponse) => {
		const person = school.person === undefined ? await askedPerson(request, response) : school.person;
		if (person === undefined) return;
		if (person === null) return provider.interactionFinished(request, response, { error: "access_denied" });
		people.set(person.sub, person);
		const { params } = await provider.interactionDetails(request, response);
		const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
		grant.addOIDCScope(String(params.scope));
		const result = { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
		return provider.interactionFinished(request, response, result);
	};
	const answer = provider.callback();
	handle = (request, response) =>
		void (request.url?.startsWith("/interaction/")
			? interact(request, response).catch(() => response.writeHead(500).end())
			: answer(request, response));
	return school;
}

/** Follows a log-in through the provider as a browser does, and returns the parameters with which it comes back. */
export async function followToProvider(address: string): Promise<Record<string, string>> {
	const cookies = new Map<string, string>();
	let next = new URL(address);
	for (let step = 0; step < 10; step += 1) {
		if (next.pathname === "/school-login") return Object.fromEntries(next.searchParams);
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await fetch(next, { redirect: "manual", headers: { cookie } });
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		const location = response.headers.get("location");
		if (location === null) throw new Error(`No redirect from ${next.pathname}: ${await response.text()}`);
		next = new URL(location, next);
	}
	throw new Error("The provider does not come back");
}
