import { html } from "hono/html";
import type { LinkPageContent } from "#contract/link-page.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { htmlPage } from "./html-page.ts";

const style =
	"button{font:inherit;font-weight:bold;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.375rem;color:#fff;background:#3d3bd6;cursor:pointer}";

/** Renders the page of a link in a mail. */
export function linkPage({ locale, title, text, action, home, isGone }: LinkPageContent): Response {
	const form =
		action === null ? "" : html`<form method="post"><button type="submit">${action}</button></form>\n`;
	const main = html`<p>${text}</p>
${form}<p><a href="${localizedPath(locale, "/")}">${home}</a></p>`;
	return htmlPage({ locale, title, main, style }, isGone ? 410 : 200);
}
