import { routes } from "#contract/routes.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { deleteExpiredOperatorSessions } from "#server/platform/session/operator-store.ts";
import { answerAction } from "./actions/answer.ts";
import type { OperatorDeskDependencies } from "./dependencies.ts";
import { operatorLogInRoutes } from "./log-in.ts";
import { factorPasskeyRoutes } from "./passkeys.ts";

/** The operator's desk in the browser, with the daily deletion of ended sessions. */
export const createOperatorDesk = (dependencies: OperatorDeskDependencies): Feature => ({
	routes: [
		...operatorLogInRoutes(dependencies),
		...factorPasskeyRoutes(dependencies),
		implementRoute(routes.runOperatorAction, ({ session: { accountId }, body }) =>
			answerAction(dependencies.context, body, accountId),
		),
	],
	jobs: [
		{
			name: "operator-housekeeping",
			every: "14 4 * * *",
			isFinal: true,
			handle: () => deleteExpiredOperatorSessions(dependencies.database.queries(), dependencies.now()),
		},
	],
});
