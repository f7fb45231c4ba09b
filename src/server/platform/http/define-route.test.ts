import { expect, it } from "vitest";
import * as z from "zod/mini";
import { declareRoute } from "#contract/route.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute } from "./define-route.ts";

const open = declareRoute({
	method: "POST",
	path: "/api/open",
	access: "everyone",
	problems: ["forms.required"],
	response: z.object({ sum: z.int() }),
});
const closed = declareRoute({ method: "POST", path: "/api/closed", access: "signed_in", response: z.null() });

// Each line below a "@ts-expect-error" must not compile: `npm run check` fails when one does.
it("a handler that returns what the route declares compiles, and no other does", () => {
	const taken = [
		implementRoute(open, async () => success({ sum: 1 })),
		implementRoute(open, async () => failure("forms.required")),
		implementRoute(open, async () => failure("request.not_found")),
		implementRoute(closed, async () => failure("account.sign_in_required")),
	];
	const refused = [
		// @ts-expect-error a problem that the route does not declare
		implementRoute(open, async () => failure("forms.email_invalid")),
		// @ts-expect-error the route is open to everyone: login is not required
		implementRoute(open, async () => failure("account.sign_in_required")),
		// @ts-expect-error the route does not require consent
		implementRoute(closed, async () => failure("account.consent_required")),
		// @ts-expect-error problems of every request are the platform's, not a handler's
		implementRoute(closed, async () => failure("common.unexpected")),
		// @ts-expect-error another value than the route declares
		implementRoute(open, async () => success({ sum: "1" })),
	];
	expect([taken.length, refused.length]).toEqual([4, 5]);
});
