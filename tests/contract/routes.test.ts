import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { accessLevels } from "#domain/account/access-level.ts";

const table = Object.entries(routes);

it("names every method and path once", () => {
	const names = table.map(([, { method, path }]) => `${method} ${path}`);
	expect(new Set(names).size).toBe(names.length);
});

it.each(table)("%s has a rule of access, and a shape for what it takes", (_, route) => {
	expect(accessLevels).toContain(route.access);
	const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
	expect("params" in route).toBe(named.length > 0);
	if (route.method === "GET") expect(route).not.toHaveProperty("body");
});

it("limits everything that anyone may change", () => {
	const unlimited = table.filter(
		([, route]) => route.access === "everyone" && route.method !== "GET" && !("limit" in route),
	);
	// Messages of Stripe are let in by their signature, before anything is stored.
	expect(unlimited.map(([name]) => name)).toEqual(["signOut", "stripeEvents"]);
});

it("takes requests of other sites only where the request itself carries the right to ask", () => {
	const open = table.filter(([, route]) => "fromAnywhere" in route);
	expect(open.map(([name]) => name)).toEqual(["stopUpdates", "stripeEvents"]);
	for (const [, route] of open) {
		expect(route.access).toBe("everyone");
		// A token in the path, or a signature over the bytes.
		expect(route.path.includes(":token") || "takesBytes" in route).toBe(true);
		expect(route).not.toHaveProperty("body");
	}
});
