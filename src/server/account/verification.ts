import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { defineRoute } from "#server/platform/http/define-route.ts";
import { consumeLink } from "./links/store.ts";
import type { AccountParts } from "./parts.ts";
import { changeAccount } from "./store.ts";

/** Confirming that an address is one's own. */
export const verificationRoutes = ({ database, mailer }: AccountParts) => [
	defineRoute(routes.resendVerification, async ({ caller, now }) => {
		const { accountId, email, emailVerified, locale } = caller;
		if (emailVerified) return success(null);
		const mail = { kind: "verifyEmail", locale, to: email, accountId } as const;
		await database.transaction((transaction) => mailer.enqueue(transaction, mail, now));
		return success(null);
	}),

	defineRoute(routes.verifyEmail, ({ body, now }) =>
		database.transaction(async (transaction) => {
			const accountId = await consumeLink(transaction, "verify", body.token, now);
			if (accountId === undefined) return failure("account.link_invalid");
			await changeAccount(transaction, accountId, { emailVerified: true }, now);
			await recordEvent(transaction, "email_confirmed", accountId, now);
			return success(null);
		}),
	),
];
