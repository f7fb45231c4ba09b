import { expect, open, test } from "../support/page-test.ts";

test("live: pages have a strict policy by hashes and the other security headers", async ({ request }) => {
	const headers = (await request.get("/")).headers();
	const policy = headers["content-security-policy"] ?? "";
	expect(policy).toMatch(/script-src 'self' 'sha256-/);
	expect(policy.split("; ").find((rule) => rule.startsWith("script-src"))).not.toContain("unsafe-inline");
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["x-frame-options"]).toBe("DENY");
	expect(headers["referrer-policy"]).toBeTruthy();
	expect(headers["permissions-policy"]).toContain("camera=()");
});

test("live: hashed assets are cached for long, pages are revalidated", async ({ page, request }) => {
	const assets: string[] = [];
	page.on("response", (response) => {
		if (response.url().includes("/assets/")) assets.push(response.headers()["cache-control"] ?? "");
	});
	await open(page, "/");
	expect(assets.length).toBeGreaterThan(0);
	for (const header of assets) expect(header).toContain("immutable");
	expect((await request.get("/")).headers()["cache-control"]).toBe("no-cache");
});
