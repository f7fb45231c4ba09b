import { html } from "hono/html";
import type { PrintablePage } from "#contract/printable-page.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { htmlPage } from "./html-page.ts";

const style = `dl{margin:2rem 0;border-top:1px solid}
div{padding:.75rem 0;border-bottom:1px solid;display:flow-root}
dt{font-weight:bold;float:left;width:33%;padding-right:1rem;box-sizing:border-box}
dd{margin:0 0 0 33%;overflow-wrap:anywhere}
@media (max-width:30rem){dt{float:none;width:auto}dd{margin:0}}
@page{margin:15mm}
@media print{:root{color-scheme:light;font-size:10pt}main{max-width:none;padding:0}.screen{display:none}div,h1{break-inside:avoid}}`;

/** Renders a page to be printed. */
export function printablePage({ locale, title, rows, notes, hint, home }: PrintablePage): Response {
	const main = html`<dl>
${rows.map(({ term, lines }) => html`<div><dt>${term}</dt>${lines.map((line) => html`<dd>${line}</dd>`)}</div>\n`)}</dl>
${notes.map((note) => html`<p>${note}</p>\n`)}${hint === undefined ? "" : html`<p class="screen">${hint}</p>\n`}<p class="screen"><a href="${localizedPath(locale, home.path)}">${home.label}</a></p>`;
	return htmlPage({ locale, title, main, style });
}
