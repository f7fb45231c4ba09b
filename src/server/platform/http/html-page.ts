import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Locale } from "#domain/shared/locale.ts";

/** The result of Hono's `html`: text in which every value is escaped. */
export type Html = ReturnType<typeof html>;

const base = `:root{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif}
body{margin:0;color:#16171d;background:#fff}
main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
p{overflow-wrap:anywhere}
a{color:#3d3bd6}
@media screen and (prefers-color-scheme:dark){body{color:#f1f1f5;background:#14151b}a{color:#b9b8ff}}`;

/**
 * A complete page rendered by the server, without scripts, so that it works in every mail program. `style`
 * follows the shared style; the content policy allows that style and nothing else.
 */
export function htmlPage(
	{ locale, title, main, style }: { locale: Locale; title: string; main: Html; style: string },
	status = 200,
): Response {
	const css = `${base}\n${style}`;
	const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Spectra</title>
<style>${raw(css)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
	const policy = [
		"default-src 'none'",
		`style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'`,
		"form-action 'self'",
		"base-uri 'none'",
	].join("; ");
	return new Response(String(page), {
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": policy,
		},
	});
}
