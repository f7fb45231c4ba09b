import { type AddressParts, restoredAddress } from "#domain/shared/link-secret.ts";
import { defaultLocale, type Locale, locales } from "#domain/shared/locale.ts";

/** The target of a path. Files are relative to the site's folder, with forward slashes. */
export type Resolution =
	| {
			readonly kind: "file";
			readonly file: string;
			readonly status: 200 | 404;
			/** Whether the result depends on the stored language. */
			readonly byLanguage: boolean;
	  }
	| { readonly kind: "redirect"; readonly path: string }
	/** A link whose `#` was encoded on the way: its whole address. */
	| { readonly kind: "restored"; readonly location: string }
	| { readonly kind: "malformed" }
	| { readonly kind: "nothing" };

type Has = (file: string) => boolean;

const fallback = "__spa-fallback.html";
const notFound = "404/index.html";

/**
 * The target of a raw path (percent-encoded, without query) on the live server: the page in the language of
 * its prefix, otherwise in the stored one, otherwise in the default. Another letter case redirects to lower
 * case, because the browser's router distinguishes them. An unknown career gets the page that renders in the
 * browser, any other unknown path the not-found page; both with status 404.
 */
export function resolveLive(has: Has, rawPath: string, stored: Locale): Resolution {
	const path = decodePath(rawPath);
	if (path === undefined) return { kind: "malformed" };
	const name = path.slice(1);
	// The service worker stores the fallback pages by their file names.
	if (has(name) && (!name.endsWith(".html") || name.endsWith(fallback))) return file(name, 200, false);

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
 * The page of a link whose `#` was encoded on the way (`/consent%23TOKEN`), so that the token leaves the path
 * at once: no log, referrer or history has it again. Undefined for every other address, and where there is no
 * such page.
 */
export function resolveRestored(has: Has, address: AddressParts, stored: Locale): Resolution | undefined {
	const restored = restoredAddress(address);
	if (restored === undefined) return undefined;
	const page = resolveLive(has, restored.pathname, stored);
	const path = page.kind === "redirect" ? page.path : restored.pathname;
	const isFound = page.kind === "redirect" || (page.kind === "file" && page.status === 200);
	return isFound ? { kind: "restored", location: path + restored.search + restored.hash } : undefined;
}

/**
 * The target of a path on a static host: the file itself, otherwise the folder's index.html, otherwise
 * 404.html with status 404. Independent of languages.
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

/** A prefixed page exists only in its language; an unprefixed one falls back to the default language. */
function firstThatExists(has: Has, wanted: string, locale: Locale, prefixed: boolean): string | undefined {
	const own = locale === defaultLocale ? wanted : `${locale}/${wanted}`;
	const shared = wanted === fallback || wanted === notFound;
	return [own, ...(prefixed && !shared ? [] : [wanted])].find(has);
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/**
 * The decoded path, or undefined when it is malformed. It never reaches the file system: names are looked up.
 */
function decodePath(rawPath: string): string | undefined {
	try {
		const path = decodeURIComponent(rawPath);
		return path.startsWith("/") && !path.includes("\0") ? path : undefined;
	} catch {
		return undefined;
	}
}
