// Every prerendered page through the W3C checker, and every internal link against the files of the build.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import vnu from "vnu-jar";

const client = resolve(import.meta.dirname, "../build/client");
const pages = readdirSync(client, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
	.map((entry) => join(entry.parentPath, entry.name));

interface Message {
	readonly type: string;
	readonly message: string;
	readonly url: string;
	readonly lastLine?: number;
	readonly extract?: string;
}

// What the checker's CSS grammar does not know yet, in use in all browsers we support. Only in style sheets.
const newerThanChecker = /^CSS: /;

const markupProblems = (): string[] => {
	const { stderr, error } = spawnSync(
		"java",
		["-Xss4m", "-jar", vnu, "--format", "json", "--errors-only", ...pages],
		{
			encoding: "utf8",
			maxBuffer: 64_000_000,
		},
	);
	if (error) throw error;
	const { messages } = JSON.parse(stderr) as { messages: Message[] };
	return messages
		.filter(({ message }) => !newerThanChecker.test(message))
		.map(({ url, message, extract }) => `${url.split("/client/")[1]}: ${message}\n    ${extract ?? ""}`);
};

const isServed = (path: string): boolean =>
	[path, join(path, "index.html")].some((name) => {
		const file = join(client, name);
		return existsSync(file) && !readdirSafe(file);
	});

const readdirSafe = (file: string): boolean => {
	try {
		readdirSync(file);
		return true;
	} catch {
		return false;
	}
};

const idsOf = new Map<string, Set<string>>();
const hasId = (path: string, id: string): boolean => {
	const file = join(client, path, "index.html");
	const ids =
		idsOf.get(file) ??
		new Set([...readFileSync(file, "utf8").matchAll(/ id="([^"]+)"/g)].map(([, found = ""]) => found));
	idsOf.set(file, ids);
	return ids.has(id);
};

let linkCount = 0;
const deadLinks = (): string[] =>
	pages.flatMap((page) => {
		const own = `/${relative(client, page)}`.replace(/\/?index\.html$/, "") || "/";
		const targets = [...readFileSync(page, "utf8").matchAll(/<a [^>]*href="([^"]+)"/g)].map(
			([, href = ""]) => href,
		);
		return [...new Set(targets)].flatMap((href) => {
			if (/^(https?:|mailto:|tel:|sms:)/.test(href) || href === "#") return [];
			linkCount += 1;
			const { pathname, hash } = new URL(href.replaceAll("&amp;", "&"), `http://page${own}`);
			if (!isServed(pathname)) return [`${own}: dead link ${href}`];
			return hash && !hasId(pathname, hash.slice(1)) ? [`${own}: no place ${href}`] : [];
		});
	});

const problems = [...markupProblems(), ...deadLinks()];
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${linkCount} internal links, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
