import { routes } from "#contract/routes.ts";
import { readAddressOf } from "#domain/account/email-address.ts";
import { success } from "#domain/shared/result.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { implementRoute, type RouteHandler, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { endedCookie } from "#server/platform/session/cookie.ts";
import { endDeskSession } from "#server/platform/session/desk-store.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import type { DeskDependencies } from "./dependencies.ts";
import { consumeDeskLink } from "./link-store.ts";

/** Asks for a link, opens the desk with it, and closes it. */
export const deskLogInRoutes = ({
	database,
	mailer,
	deskSessions,
	publicUrl,
}: DeskDependencies): RouteHandler[] => [
	implementRoute(
		routes.requestDeskLink,
		async ({ body, now }) => {
			const address = readAddressOf(body);
			if (!address.ok) return address;
			// The researcher is looked up when the mail is rendered, so that both cases take the same time here.
			const mail = { kind: "deskLink", locale: body.locale, to: address.value, accountId: null } as const;
			await database.transaction((transaction) => mailer.enqueue(transaction, mail, now));
			return success(null);
		},
		{ responseTimeStepMs, precheck: readAddressOf },
	),

	implementRoute(routes.openDesk, async ({ body, headers, network, now, setCookies }) => {
		const before = await deskSessions.tokenOf(headers);
		const client = sessionClientOf({ headers, network });
		const opened = await database.transaction(async (transaction) => {
			const used = await consumeDeskLink(transaction, body.token, now);
			if (!used.ok) return used;
			if (before !== undefined) await endDeskSession(transaction, before);
			await recordEvent(transaction, {
				event: "desk_opened",
				accountId: null,
				at: now,
				researcherId: used.value,
			});
			return success(await deskSessions.start(transaction, used.value, client, now));
		});
		if (!opened.ok) return opened;
		setCookies(opened.value);
		return success(null);
	}),

	implementRoute(routes.closeDesk, async ({ headers, now, setCookies }) => {
		// First: on a shared computer the cookie must be deleted even while the database is down.
		setCookies(endedCookie(publicUrl, "desk"));
		const token = await deskSessions.tokenOf(headers);
		if (token === undefined) return success(null);
		return database.transaction(async (transaction) => {
			const researcherId = await endDeskSession(transaction, token);
			if (researcherId)
				await recordEvent(transaction, { event: "desk_closed", accountId: null, at: now, researcherId });
			return success(null);
		});
	}),

	implementRoute(routes.deskSession, async ({ openDesk }) => {
		const session = await openDesk();
		const row = session && (await findResearcher(database.queries(), session.researcherId));
		if (!row) return success({ researcher: null });
		const name = { en: row.words.en.name, fr: row.words.fr.name };
		return success({ researcher: { id: row.id, name, zone: row.zone } });
	}),
];
