import { routes } from "#contract/routes.ts";
import { freshDeskMinutes } from "#domain/account/passkey.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { findResearcher, lockResearcher } from "#server/consultations/researchers/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { createPasskeys } from "#server/platform/passkeys/passkeys.ts";
import { type AtDesk, endDeskSession, endDeskSessions } from "#server/platform/session/desk-store.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import type { DeskDependencies } from "./dependencies.ts";
import { mayOpenDesk } from "./may-open.ts";

const ownerOf = ({ researcherId }: Pick<AtDesk, "researcherId">) =>
	({ realm: "desk", researcherId }) as const;

/** Until when this log-in may add a passkey. */
const addUntilOf = ({ startedAt }: AtDesk): Date =>
	new Date(startedAt.getTime() + freshDeskMinutes * minuteMs);

/** Adds, lists and removes the passkeys of a researcher, and opens the desk with one. */
export const createDeskPasskeyRoutes = ({
	database,
	mailer,
	deskSessions,
	publicUrl,
}: DeskDependencies): RouteHandler[] => {
	const passkeys = createPasskeys(database, publicUrl);
	const use = { opens: "desk" } as const;

	/**
	 * The researcher with the address that an operator recorded.
	 * @throws for one without: every way to a desk leads through a mail
	 */
	const addressedOf = async (queries: Queries, researcherId: string) => {
		const row = await findResearcher(queries, researcherId);
		if (row?.email == null) throw new Error("No such researcher, or no address");
		return { ...row, email: row.email };
	};

	return [
		implementRoute(routes.deskPasskeys, async ({ session }) => {
			const list = await passkeys.list(database.queries(), ownerOf(session));
			return success({ ...list, addUntil: toInstant(addUntilOf(session)) });
		}),

		implementRoute(routes.startDeskPasskey, async ({ session, now }) => {
			if (addUntilOf(session) <= now) return failure("desk.log_in_again");
			const queries = database.queries();
			const { email, words } = await addressedOf(queries, session.researcherId);
			const named = { owner: ownerOf(session), userName: email, displayName: words[session.locale].name };
			return passkeys.start(queries, named, now);
		}),

		implementRoute(routes.addDeskPasskey, ({ session, body, headers, now }) => {
			const { researcherId, locale } = session;
			return passkeys.add(
				ownerOf(session),
				body,
				{ headers, now },
				{
					lock: async (transaction) => {
						await lockResearcher(transaction, researcherId);
						return true;
					},
					onAdded: async (transaction) => {
						await recordEvent(transaction, {
							event: "desk_passkey_added",
							accountId: null,
							at: now,
							researcherId,
						});
						const { email } = await addressedOf(transaction, researcherId);
						const facts = { researcherId, at: toInstant(now) };
						const mail = { kind: "deskPasskeyAdded", locale, to: email, accountId: null, facts } as const;
						await mailer.enqueue(transaction, mail, now);
					},
				},
			);
		}),

		implementRoute(routes.removeDeskPasskey, ({ session, params: { passkeyId }, now }) =>
			database.transaction(async (transaction) => {
				const onRemoved = async () => {
					await recordEvent(transaction, {
						event: "desk_passkey_removed",
						accountId: null,
						at: now,
						researcherId: session.researcherId,
					});
					// It may have been a stranger's, and a desk has no list of its sessions.
					await endDeskSessions(transaction, session.researcherId, session.sessionId);
				};
				return success(await passkeys.remove(transaction, ownerOf(session), passkeyId, onRemoved));
			}),
		),

		implementRoute(routes.mailOwnDeskLink, ({ session: { researcherId, locale }, now }) =>
			database.transaction(async (transaction) => {
				const { email } = await addressedOf(transaction, researcherId);
				const mail = { kind: "deskLink", locale, to: email, accountId: null } as const;
				await mailer.enqueue(transaction, mail, now);
				return success(null);
			}),
		),

		implementRoute(routes.startDeskPasskeyLogIn, async ({ now }) =>
			success(await passkeys.request(database.queries(), use, now)),
		),

		implementRoute(routes.openDeskByPasskey, async ({ body, headers, network, now, setCookies }) => {
			const before = await deskSessions.tokenOf(headers);
			const client = sessionClientOf({ headers, network });
			const cookie = await database.transaction(async (transaction) => {
				// A changed address, which removes passkeys, ends this session too or comes before it.
				const lock = ({ researcherId }: { readonly researcherId: string }) =>
					lockResearcher(transaction, researcherId);
				const owner = await passkeys.use(transaction, body, use, lock, now);
				const row = owner && (await findResearcher(transaction, owner.researcherId));
				if (row === undefined || !(await mayOpenDesk(transaction, row, now))) return undefined;
				if (before !== undefined) await endDeskSession(transaction, before);
				await recordEvent(transaction, {
					event: "desk_opened",
					accountId: null,
					at: now,
					researcherId: row.id,
				});
				return deskSessions.start(transaction, row.id, client, now);
			});
			if (cookie === undefined) return failure("account.passkey_refused");
			setCookies(cookie);
			return success(null);
		}),
	];
};
