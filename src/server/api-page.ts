import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { ApiPage } from "#contract/api-page.ts";
import type { AccessLevel } from "#domain/account/access-level.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { notationOf } from "./schema-notation.ts";

type Schema = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** An operation of the document, as `openApiDocument` writes it. */
interface Operation {
	readonly operationId: string;
	readonly deprecated?: true;
	readonly "x-access": AccessLevel;
	readonly security?: readonly Readonly<Record<string, unknown>>[];
	readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
	readonly requestBody?: { readonly content: Content };
	readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}
type Route = ApiPage["groups"][number]["routes"][number];

/** The type of a body: its JSON, or the format that it has instead. */
const typeOf = (content: Content): string => {
	const [[format, { schema }] = ["", {}]] = Object.entries(content);
	return schema === undefined ? format : notationOf(schema);
};

function routeOf(locale: Locale, path: string, method: string, operation: Operation): Route {
	const words = mailMessages[locale].apiPage;
	const responses = Object.entries(operation.responses);
	const [status = "", success] = responses.find(([code]) => code.startsWith("2")) ?? [];
	const problems = responses
		.filter(([code]) => code !== status)
		.map(([code, { description }]) => `${code} ${description}`);
	const parameters = operation.parameters?.map(({ name, schema }) => `${name}: ${notationOf(schema)}`) ?? [];
	const takesToken = operation.security?.some((scheme) => "accessToken" in scheme) ?? false;
	const code = (term: string, text: string) => ({ term, text, isCode: true });
	return {
		id: operation.operationId,
		method: method.toUpperCase(),
		path,
		deprecated: operation.deprecated ? words.deprecated : null,
		facts: [
			{
				term: words.access,
				text: takesToken ? words.levels.program : words.levels[operation["x-access"]],
				isCode: false,
			},
			...(takesToken ? [code("Authorization", "Bearer spectra_…")] : []),
			...(parameters.length === 0 ? [] : [code(words.parameters, parameters.join("\n"))]),
			...(operation.requestBody ? [code(words.request, typeOf(operation.requestBody.content))] : []),
			code(`${words.response} ${status}`, success?.content ? typeOf(success.content) : words.nothing),
			code(words.problems, problems.join("\n")),
		],
	};
}

/** The page that describes the API: every route of the document, grouped by the first part of its path. */
export function apiPageOf(document: OpenApiDocument, locale: Locale, publicUrl: string): ApiPage {
	const words = mailMessages[locale].apiPage;
	const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	const routes = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => routeOf(locale, path, method, operation)),
	);
	const groups = new Map<string, Route[]>();
	for (const route of routes) {
		const name = route.path.split("/")[2] ?? "";
		groups.set(name, [...(groups.get(name) ?? []), route]);
	}
	return {
		locale,
		title: words.title,
		intro: [
			fillIn(words.intro, { url: `${publicUrl}/api/openapi.json` }),
			words.sessions,
			words.failures,
			words.compatibility,
		],
		contents: words.contents,
		groups: [...groups].sort().map(([name, members]) => ({ name, routes: members })),
		home: mailMessages[locale].updatesPages.home,
	};
}
