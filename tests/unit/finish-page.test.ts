import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPageFinisher } from "../../scripts/lib/finish-page.ts";

const client = mkdtempSync(join(tmpdir(), "spectra-finish-"));
writeFileSync(
	join(client, "app.css"),
	".used{color:red}.unused{color:blue}html[data-offer] .used{color:green}",
);
const page =
	'<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/app.css"/><link rel="modulepreload" href="/a.js"/></head>' +
	'<body><p class="used">data-edition=&quot;demo&quot;</p><script>boot()</script><script type="module" async="">go()</script></body></html>';

const finished = await createPageFinisher(client)(page);

it("the two editions differ only in the mark of the document", () => {
	expect(finished.demo).toMatch(/<html lang="en"[^>]* data-edition="demo"/);
	expect(finished.live.replace('data-edition="live"', 'data-edition="demo"')).toBe(finished.demo);
});

it("a page inlines the rules that it uses and those of attributes that its head sets, and loads the stylesheet after its content", () => {
	expect(finished.demo).toContain("<style>.used{color:red}html[data-offer] .used{color:green}</style>");
	expect(finished.demo.indexOf('href="/app.css"')).toBeGreaterThan(finished.demo.indexOf("</p>"));
});

it("scripts and module preloads have low priority", () => {
	expect(finished.demo.match(/fetchpriority="low"/g)).toHaveLength(2);
});

it("the policy has a hash for each inline script and style", () => {
	const [, scripts = ""] = /script-src 'self' ([^;]*)/.exec(finished.contentSecurityPolicy) ?? [];
	expect(scripts.split(" ")).toHaveLength(2);
	expect(finished.contentSecurityPolicy).toMatch(/style-src 'self' 'sha256-[^;]+;/);
	expect(finished.contentSecurityPolicy).toContain("form-action 'none'");
});
