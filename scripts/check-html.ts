// Validates every prerendered page against the HTML standard and resolves every internal link within the build.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

const client = resolve(import.meta.dirname, "../build/client");

const config: ConfigData = {
	root: true,
	extends: ["html-validate:standard", "html-validate:document"],
	// Files of this site need no integrity hash.
	rules: { "require-sri": ["error", { target: "crossorigin" }] },
};

const pages = readdirSync(client, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
	.map((entry) => join(entry.parentPath, entry.name));

const source = new Map(pages.map((page) => [page, readFileSync(page, "utf8")]));

/** The page's address within the site. */
const addressOf = (page: string): string =>
	`/${relative(client, page)}`.replace(/\/?index\.html$/, "") || "/";

function markupProblems(): string[] {
	const validator = new HtmlValidate(new StaticConfigLoader(config));
	return [...source].flatMap(([page, html]) =>
		validator
			.validateStringSync(html)
			.results.flatMap(({ messages }) =>
				messages.map(
					({ ruleId, message, line, column, selector }) =>
						`${addressOf(page)}:${line}:${column} ${ruleId}: ${message}\n    ${selector ?? ""}`,
				),
			),
	);
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const isServed = (pathname: string): boolean =>
	[pathname, join(pathname, "index.html")].some((name) => isFile(join(client, name)));

const hasId = (pathname: string, id: string): boolean =>
	(source.get(join(client, pathname, "index.html")) ?? "").includes(` id="${id}"`);

const isExternal = (href: string): boolean => /^(https?:|mailto:|tel:|sms:)/.test(href);

/** The links of a page that lead to another page or fragment of the site, each once. */
const internalLinks = (html: string): string[] => {
	const targets = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
	return [...new Set(targets)].filter((href) => !isExternal(href) && href !== "#");
};

function deadLink(page: string, href: string): string | undefined {
	const { pathname, hash } = new URL(href.replaceAll("&amp;", "&"), `http://page${addressOf(page)}`);
	if (!isServed(pathname)) return `${addressOf(page)}: dead link ${href}`;
	return hash && !hasId(pathname, hash.slice(1)) ? `${addressOf(page)}: no element for ${href}` : undefined;
}

const links = [...source].flatMap(([page, html]) => internalLinks(html).map((href) => ({ page, href })));
const deadLinks = links.flatMap(({ page, href }) => deadLink(page, href) ?? []);

const problems = [...markupProblems(), ...deadLinks];
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${links.length} internal links, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
