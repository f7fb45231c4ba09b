import { defaultLocale, type Locale, locales } from "#domain/shared/locale.ts";

/** What a path leads to. Files are named relative to the site's folder, with forward slashes. */
export type Resolution =
	| {
			readonly kind: "file";
			readonly file: string;
			readonly status: 200 | 404;
			/** Whether the stored language took part in the choice. */
			readonly byLanguage: boolean;
	  }
	| { readonly kind: "redirect"; readonly path: string }
	| { readonly kind: "malformed" }
	| { readonly kind: "nothing" };

type Has = (file: string) => boolean;

const fallback = "__spa-fallback.html";
const notFound = "404/index.html";

/**
 * What the live server gives for a path as it came (percent-encoded, without query): the page in the language of
 * its prefix, else in the stored one, else in the default. A path in other letter case leads to the one in small
 * letters, since the browser's router tells them apart too. An unknown career gets the page that draws itself in the
 * browser; any other unknown path the not-found page; both with status 404.
 */
export function resolveLive(has: Has, rawPath: string, stored: Locale): Resolution {
	const path = decodePath(rawPath);
	if (path === undefined) return { kind: "malformed" };
	const name = path.slice(1);
	if (has(name) && !name.endsWith(".html")) return file(name, 200, false);

	const prefix = locales.find((locale) => locale !== defaultLocale && isUnder(name, locale));
	const page = prefix === undefined ? name : name.slice(prefix.length + 1);
	const find = (wanted: string) => firstThatExists(has, wanted, prefix ?? stored, prefix !== undefined);

	if (page.endsWith("/") || (prefix !== undefined && name === `${prefix}/`)) {
		const there = find(indexOf(withoutEnd(page))) !== undefined;
		if (there) return { kind: "redirect", path: encodePath(withoutEnd(path)) || "/" };
	}
	const found = page.endsWith("/") ? undefined : find(indexOf(page));
	const lower = path.toLowerCase();
	if (found === undefined && lower !== path) {
		const known = resolveLive(has, encodePath(lower), stored);
		if (known.kind === "redirect") return known;
		if (known.kind === "file" && known.status === 200) return { kind: "redirect", path: encodePath(lower) };
	}
	const byLanguage = prefix === undefined;
	if (found !== undefined) return file(found, page === "404" ? 404 : 200, byLanguage);
	const substitute = (/^career\/[^/]+$/.test(page) ? find(fallback) : undefined) ?? find(notFound);
	return substitute === undefined ? { kind: "nothing" } : file(substitute, 404, byLanguage);
}

/**
 * What any static host gives: the file itself, else the folder's index.html, else 404.html with status 404.
 * It knows nothing of languages.
 */
export function resolveStatic(has: Has, rawPath: string): Resolution {
	const path = decodePath(rawPath);
	if (path === undefined) return { kind: "malformed" };
	const name = path.slice(1);
	const found = [name, indexOf(name.replace(/\/$/, ""))].find(has);
	if (found !== undefined) return file(found, 200, false);
	const substitute = ["404.html", notFound].find(has);
	return substitute === undefined ? { kind: "nothing" } : file(substitute, 404, false);
}

const file = (name: string, status: 200 | 404, byLanguage: boolean): Resolution => ({
	kind: "file",
	file: name,
	status,
	byLanguage,
});

const withoutEnd = (path: string) => path.replace(/\/+$/, "");

const isUnder = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`);

const indexOf = (page: string) => (page === "" ? "index.html" : `${page}/index.html`);

/** A prefixed page exists only in its language; an unprefixed one falls back on the default language. */
function firstThatExists(has: Has, wanted: string, locale: Locale, prefixed: boolean): string | undefined {
	const own = locale === defaultLocale ? wanted : `${locale}/${wanted}`;
	const shared = wanted === fallback || wanted === notFound;
	return [own, ...(prefixed && !shared ? [] : [wanted])].find(has);
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** The path in plain characters, or undefined when it is not one. A file system never sees it: names are looked up. */
function decodePath(rawPath: string): string | undefined {
	try {
		const path = decodeURIComponent(rawPath);
		return path.startsWith("/") && !path.includes("\0") ? path : undefined;
	} catch {
		return undefined;
	}
}
