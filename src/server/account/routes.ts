import type { Feature } from "#server/platform/feature.ts";
import type { RouteHandler } from "#server/platform/http/define-route.ts";
import { twoAdultsRoutes } from "./adults.ts";
import { changeEmailRoute } from "./change-email.ts";
import { consentRoutes } from "./consent.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { exportAndErasureRoutes } from "./export.ts";
import { guardianRoutes } from "./guardian.ts";
import { accountHousekeeping } from "./job.ts";
import { logInLinkRoutes } from "./log-in-link.ts";
import { passkeyLogInRoutes } from "./passkeys/log-in.ts";
import { passkeyListRoutes } from "./passkeys/routes.ts";
import { passwordRoutes } from "./password.ts";
import { profileRoutes } from "./profile.ts";
import type { ProviderDependencies } from "./providers/dependencies.ts";
import { providerRoutes } from "./providers/routes.ts";
import { sessionRoutes } from "./sessions.ts";
import { signInRoute } from "./sign-in.ts";
import { signUpRoute } from "./sign-up.ts";
import { unfinishedHousekeeping } from "./unfinished.ts";
import { verificationRoutes } from "./verification.ts";

const accountRoutes = (dependencies: AccountDependencies & ProviderDependencies): RouteHandler[] => [
	signUpRoute(dependencies),
	signInRoute(dependencies),
	...sessionRoutes(dependencies),
	...profileRoutes(dependencies),
	...logInLinkRoutes(dependencies),
	...passkeyListRoutes(dependencies),
	...passkeyLogInRoutes(dependencies),
	...passwordRoutes(dependencies),
	changeEmailRoute(dependencies),
	...providerRoutes(dependencies),
	...verificationRoutes(dependencies),
	...consentRoutes(dependencies),
	...guardianRoutes(dependencies),
	...twoAdultsRoutes(dependencies),
	...exportAndErasureRoutes(dependencies),
];

/** Accounts, from sign-up to erasure, with the jobs that delete old data. */
export const createAccount = (
	dependencies: AccountDependencies & ProviderDependencies & { readonly now: () => Date },
): Feature => ({
	routes: accountRoutes(dependencies),
	jobs: [
		accountHousekeeping(dependencies.database, dependencies.now),
		unfinishedHousekeeping(dependencies, dependencies.now),
	],
});
