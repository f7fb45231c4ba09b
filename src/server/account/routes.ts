import type { RouteHandler } from "#server/platform/http/define-route.ts";
import { changeEmailRoute } from "./change-email.ts";
import { consentRoutes } from "./consent.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { guardianRoutes } from "./guardian.ts";
import { ownDataRoutes } from "./own-data.ts";
import { passwordRoutes } from "./password.ts";
import { profileRoutes } from "./profile.ts";
import { sessionRoutes } from "./sessions.ts";
import { signInRoute } from "./sign-in.ts";
import { signUpRoute } from "./sign-up.ts";
import { verificationRoutes } from "./verification.ts";

/** Everything that can be asked of the account feature. */
export const bindAccountRoutes = (dependencies: AccountDependencies): RouteHandler[] => [
	signUpRoute(dependencies),
	signInRoute(dependencies),
	...sessionRoutes(dependencies),
	...profileRoutes(dependencies),
	...passwordRoutes(dependencies),
	changeEmailRoute(dependencies),
	...verificationRoutes(dependencies),
	...consentRoutes(dependencies),
	...guardianRoutes(dependencies),
	...ownDataRoutes(dependencies),
];
