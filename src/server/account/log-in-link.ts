import { routes } from "#contract/routes.ts";
import { readAddressOf } from "#domain/account/email-address.ts";
import { mayLogInByLink } from "#domain/account/log-in-link.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute, type RouteHandler, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { consumeLink, readLink } from "#server/platform/people/links.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { createFinishLogIn } from "./finish-log-in.ts";
import { findAccount, lockPasswordHash } from "./store.ts";

/** Sends a link to log in without the password, and logs in by it, once. */
export const logInLinkRoutes = (dependencies: AccountDependencies): RouteHandler[] => {
	const { database, sessions, mailer, needsConfirmedEmail } = dependencies;
	const finishLogIn = createFinishLogIn(dependencies);
	return [
		implementRoute(
			routes.requestLogInLink,
			async ({ body, now }) => {
				const address = readAddressOf(body);
				if (!address.ok) return address;
				// The account is looked up when the mail is rendered, so that both cases take the same time here.
				const to = address.value.toLowerCase();
				const mail = { kind: "logInLink", locale: body.locale, to, accountId: null } as const;
				await database.transaction((transaction) => mailer.enqueue(transaction, mail, now));
				return success(null);
			},
			{ responseTimeStepMs, precheck: readAddressOf },
		),

		implementRoute(routes.logInByLink, async (request) => {
			const { body, now } = request;
			const opened = await database.transaction(async (transaction) => {
				const link = await readLink(transaction, "logIn", body.token, now);
				if (!link.ok) return link;
				// Locked before the link: a change of password, which deletes it, takes its locks in this order.
				await lockPasswordHash(transaction, link.value);
				const used = await consumeLink(transaction, "logIn", body.token, now);
				if (!used.ok) return used;
				const row = await findAccount(transaction, used.value);
				if (row === undefined || !mayLogInByLink(row, needsConfirmedEmail))
					return failure("account.link_invalid");
				const cookie = await sessions.start(transaction, row.id, sessionClientOf(request), now);
				return success({ row, cookie });
			});
			return opened.ok ? success(await finishLogIn(opened.value, request)) : opened;
		}),
	];
};
