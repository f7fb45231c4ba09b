import { html } from "hono/html";
import type { ApiPage } from "#contract/api-page.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { htmlPage } from "./html-page.ts";

const style = `main{max-width:56rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1.5rem 0;padding:0;list-style:none}
nav a{display:inline-block;padding:.375rem 0}
h2{margin:3rem 0 .5rem;font-size:1.25rem}
details{border-top:1px solid #8884}
details:last-of-type{border-bottom:1px solid #8884}
summary{padding:.625rem 0;cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.5rem}
dl{margin:0 0 1.25rem;padding-left:1.1rem}
dt{margin-top:.75rem;font-weight:bold}
dd{margin:0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
h2 code{font-size:inherit;font-weight:bold}
pre{margin:.25rem 0 0;padding:.75rem;border-radius:.375rem;background:#8881;white-space:pre-wrap;overflow-wrap:anywhere}`;

type Route = ApiPage["groups"][number]["routes"][number];

const routeEntry = ({ id, method, path, deprecated, facts }: Route) => html`<details id="${id}">
<summary><code><b>${method}</b> ${path}</code></summary>
<dl>${deprecated === null ? "" : html`<dd><strong>${deprecated}</strong></dd>`}
${facts.map(({ term, text, isCode }) => html`<dt>${term}</dt><dd>${isCode ? html`<pre tabindex="0">${text}</pre>` : text}</dd>\n`)}</dl>
</details>
`;

/** Renders the page that describes the API. */
export function apiPage({ locale, title, intro, contents, groups, home }: ApiPage): Response {
	const main = html`${intro.map((paragraph) => html`<p>${paragraph}</p>\n`)}
<nav aria-label="${contents}"><ul>
${groups.map(({ name }) => html`<li><a href="#${name}"><code>${name}</code></a></li>\n`)}</ul></nav>
${groups.map(
	({ name, routes }) => html`<section aria-labelledby="${name}">
<h2 id="${name}"><code>${name}</code></h2>
${routes.map(routeEntry)}</section>
`,
)}<p><a href="${localizedPath(locale, "/")}">${home}</a></p>`;
	return htmlPage({ locale, title, main, style });
}
