import type { BoundRoute } from "#server/platform/http/define-route.ts";
import { changeEmailRoute } from "./change-email.ts";
import { consentRoutes } from "./consent.ts";
import { guardianRoutes } from "./guardian.ts";
import { ownDataRoutes } from "./own-data.ts";
import type { AccountParts } from "./parts.ts";
import { passwordRoutes } from "./password.ts";
import { profileRoutes } from "./profile.ts";
import { sessionRoutes } from "./sessions.ts";
import { signInRoute } from "./sign-in.ts";
import { signUpRoute } from "./sign-up.ts";
import { verificationRoutes } from "./verification.ts";

/** Everything that can be asked of the account room. */
export const accountRoutes = (parts: AccountParts): BoundRoute[] => [
	signUpRoute(parts),
	signInRoute(parts),
	...sessionRoutes(parts),
	...profileRoutes(parts),
	...passwordRoutes(parts),
	changeEmailRoute(parts),
	...verificationRoutes(parts),
	...consentRoutes(parts),
	...guardianRoutes(parts),
	...ownDataRoutes(parts),
];
