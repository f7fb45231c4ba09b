import { createHash } from "node:crypto";
import type { LinkPage } from "#contract/link-page.ts";
import { localizedPath } from "#domain/shared/locale.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `:root{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif}
body{margin:0;color:light-dark(#16171d,#f1f1f5);background:light-dark(#fff,#14151b)}
main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
p{overflow-wrap:anywhere}
button{font:inherit;font-weight:bold;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.375rem;color:#fff;background:#3d3bd6;cursor:pointer}
a{color:light-dark(#3d3bd6,#b9b8ff)}`;

const policy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
	"form-action 'self'",
	"base-uri 'none'",
].join("; ");

/** Writes a page that a link of a mail leads to: without scripts, so that it works wherever the mail is read. */
export function linkPage({ locale, title, text, action, home, isGone }: LinkPage): Response {
	const form =
		action === null ? "" : `<form method="post"><button type="submit">${escaped(action)}</button></form>\n`;
	const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Spectra</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${form}<p><a href="${localizedPath(locale, "/")}">${escaped(home)}</a></p>
</main>
</body>
</html>
`;
	return new Response(html, {
		status: isGone ? 410 : 200,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": policy,
		},
	});
}
