import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { accessLevels } from "#domain/account/access-level.ts";

const table = Object.entries(routes);

it("every method and path exists once", () => {
	const names = table.map(([, { method, path }]) => `${method} ${path}`);
	expect(new Set(names).size).toBe(names.length);
});

it.each(table)("%s has an access rule, and a schema for its input", (_, route) => {
	expect(accessLevels).toContain(route.access);
	const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
	expect("params" in route).toBe(named.length > 0);
	if (route.method === "GET") expect(route).not.toHaveProperty("body");
});

it("every route that anyone may use to change something has a limit", () => {
	const unlimited = table.filter(
		([, route]) => route.access === "everyone" && route.method !== "GET" && !("limit" in route),
	);
	// Logging out must always be possible; Stripe's messages are authorized by their signature, before anything is stored.
	expect(unlimited.map(([name]) => name)).toEqual([
		"signOut",
		"stripeEvents",
		"closeDesk",
		"closeOperatorDesk",
	]);
});

it("only routes whose request carries its own authorization accept other origins", () => {
	const open = table.filter(([, route]) => "fromAnywhere" in route);
	expect(open.map(([name]) => name)).toEqual([
		"stopUpdates",
		"stripeEvents",
		"startLtiLogin",
		"startLtiLoginByForm",
		"ltiLaunch",
		"institutionSums",
	]);
	for (const [, route] of open) {
		expect(route.access).toBe("everyone");
		// A token in the path or in a header, a signature over the body, or a platform's message, which is signed, too.
		const hasToken = route.path.includes(":token") || "takesAccessToken" in route;
		expect(hasToken || "takesBytes" in route || "form" in route).toBe(true);
		expect(route).not.toHaveProperty("body");
	}
});
