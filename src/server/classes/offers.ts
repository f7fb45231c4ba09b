import { routes } from "#contract/routes.ts";
import { readAddressOf } from "#domain/account/email-address.ts";
import { fullName } from "#domain/account/person-name.ts";
import { checkOffer, mayTakeOver } from "#domain/classes/hand-over.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { ClassMails } from "./mail.ts";
import { deleteOffer, offerBy, offeredClass, storeOffer } from "./offer-store.ts";
import { changeClass, classesOf, inUse, lockClass } from "./store.ts";

/** The further changes after a class was handed over, in the same transaction. */
export type OnHandedOver = (
	transaction: Transaction,
	handedOver: {
		readonly className: string;
		readonly giverId: string;
		readonly giver: string;
		readonly takerId: string;
	},
	now: Date,
) => Promise<void>;

interface OfferDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: ClassMails;
	/** Reports a class that has a new teacher to the institution of the former one. */
	readonly onHandedOver: OnHandedOver;
	/** The maximum number of classes of one teacher. */
	readonly maxClasses: number;
}

const missing = failure("request.not_found" as const);

/** Routes by which a class changes hands, from one teacher to another, without an institution. */
export const offerRoutes = ({
	database,
	mailer,
	onHandedOver,
	maxClasses,
}: OfferDependencies): RouteHandler[] => {
	/** Runs `work` on the offer of a link, while its class is locked. */
	const withOffer = <Value>(
		token: string,
		now: Date,
		work: (
			transaction: Transaction,
			offer: Extract<Awaited<ReturnType<typeof offerBy>>, { ok: true }>["value"],
		) => Promise<Value>,
	) =>
		database.transaction(async (transaction) => {
			const first = await offerBy(transaction, token, now);
			if (!first.ok) return first;
			await lockClass(transaction, { id: first.value.classId });
			// Read again: the offer may have been answered while this waited for the lock.
			const offer = await offerBy(transaction, token, now);
			return offer.ok ? work(transaction, offer.value) : offer;
		});
	return [
		implementRoute(
			routes.offerClass,
			async ({ session, params, body, now }) => {
				const address = readAddressOf(body);
				if (!address.ok) return address;
				const mayOffer = checkOffer(session.email, address.value);
				if (!mayOffer.ok) return mayOffer;
				return database.transaction(async (transaction) => {
					const row = await lockClass(transaction, { id: params.classId });
					if (row?.teacherId !== session.accountId) return missing;
					await storeOffer(transaction, { classId: row.id, email: address.value }, now);
					const mail = {
						to: address.value,
						locale: body.locale,
						accountId: null,
						facts: { classId: row.id },
					};
					await mailer.enqueue(transaction, { kind: "classOffer", ...mail }, now);
					await recordEvent(transaction, { event: "class_offered", accountId: session.accountId, at: now });
					return success(null);
				});
			},
			{ precheck: readAddressOf },
		),

		implementRoute(routes.withdrawClassOffer, async ({ session, params }) =>
			database.transaction(async (transaction) => {
				const row = await lockClass(transaction, { id: params.classId });
				if (row?.teacherId !== session.accountId) return missing;
				await deleteOffer(transaction, row.id);
				return success(null);
			}),
		),

		implementRoute(routes.readClassOffer, async ({ body, now }) => {
			const found = await offerBy(database.queries(), body.token, now);
			if (!found.ok) return found;
			const { email, offered } = found.value;
			const { className, level, pupils } = offered;
			return success({ className, level, pupils, email, teacher: fullName(offered) });
		}),

		implementRoute(routes.acceptClassOffer, async ({ session, body, now }) =>
			withOffer(body.token, now, async (transaction, { classId, email, offered }) => {
				const may = mayTakeOver(email, session.email);
				if (!may.ok) return may;
				if ((await classesOf(transaction, session.accountId)).length >= maxClasses)
					return failure("classes.too_many");
				await changeClass(transaction, classId, { teacherId: session.accountId, ...inUse(now) });
				await deleteOffer(transaction, classId);
				const taken = await offeredClass(transaction, classId);
				const taker = `${taken?.firstName} ${taken?.lastName}`;
				const giver = { to: offered.email, locale: offered.locale, accountId: offered.teacherId };
				const news = { news: "accepted", className: offered.className, colleague: taker } as const;
				await mailer.enqueue(transaction, { kind: "classOfferNews", ...giver, facts: news }, now);
				const own = {
					to: session.email,
					locale: taken?.locale ?? offered.locale,
					accountId: session.accountId,
				};
				const teacher = fullName(offered);
				const facts = { classId, teacher };
				await mailer.enqueue(transaction, { kind: "classTakenOver", ...own, facts }, now);
				const { className, teacherId: giverId } = offered;
				const handedOver = { className, giverId, giver: teacher, takerId: session.accountId };
				await onHandedOver(transaction, handedOver, now);
				await recordEvent(transaction, {
					event: "classes_handed_over",
					accountId: offered.teacherId,
					at: now,
				});
				await recordEvent(transaction, {
					event: "classes_taken_over",
					accountId: session.accountId,
					at: now,
				});
				return success({ classId });
			}),
		),

		implementRoute(routes.refuseClassOffer, async ({ body, now }) =>
			withOffer(body.token, now, async (transaction, { classId, email, offered }) => {
				await deleteOffer(transaction, classId);
				const giver = { to: offered.email, locale: offered.locale, accountId: offered.teacherId };
				const facts = { news: "refused", className: offered.className, colleague: email } as const;
				await mailer.enqueue(transaction, { kind: "classOfferNews", ...giver, facts }, now);
				return success(null);
			}),
		),
	];
};
