import { expect, open, test } from "../support/page-test.ts";

test("live: says that it lives and that it is ready", async ({ request }) => {
	expect((await request.get("/api/health")).status()).toBe(200);
	const ready = await request.get("/api/ready");
	expect(await ready.json()).toEqual({ status: "ready" });
});

test("live: the language cookie picks the page's language, and caches are told", async ({ request }) => {
	const english = await request.get("/explore");
	expect(await english.text()).toContain('<html lang="en"');
	const french = await request.get("/explore", { headers: { cookie: "language=fr" } });
	expect(await french.text()).toContain('<html lang="fr"');
	expect(french.headers().vary).toContain("Cookie");
});

test("live: pages carry a strict policy by hashes and the other protections", async ({ request }) => {
	const headers = (await request.get("/")).headers();
	const policy = headers["content-security-policy"] ?? "";
	expect(policy).toMatch(/script-src 'self' 'sha256-/);
	expect(policy.split("; ").find((rule) => rule.startsWith("script-src"))).not.toContain("unsafe-inline");
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["x-frame-options"]).toBe("DENY");
	expect(headers["referrer-policy"]).toBeTruthy();
	expect(headers["permissions-policy"]).toContain("camera=()");
});

test("live: hashed assets are kept for long, pages are asked for again", async ({ page, request }) => {
	const assets: string[] = [];
	page.on("response", (response) => {
		if (response.url().includes("/assets/")) assets.push(response.headers()["cache-control"] ?? "");
	});
	await open(page, "/");
	expect(assets.length).toBeGreaterThan(0);
	for (const header of assets) expect(header).toContain("immutable");
	expect((await request.get("/")).headers()["cache-control"]).toBe("no-cache");
});

test("live: unknown paths and unknown careers have status 404", async ({ request }) => {
	for (const path of ["/nope", "/career/nope", "/fr/career/nope", "/api/nope"])
		expect((await request.get(path)).status(), path).toBe(404);
});

test("live: a visitor meets a demonstration, labelled as such, in both languages", async ({ page }) => {
	await open(page, "/");
	await expect(page.getByRole("banner").getByText("Demo", { exact: true })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toContainText("This is a demonstration");
	await page.getByRole("button", { name: "FR" }).click();
	await expect(page.getByRole("contentinfo")).toContainText("Ceci est une démonstration");
	await open(page, "/career/astronomer");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
