import { mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { routes } from "#contract/routes.ts";
import { isCircleRecommended } from "#domain/circles/circle.ts";
import { failure, success } from "#domain/shared/result.ts";
import { reconcileOpen } from "#server/billing/payments/reconcile-open.ts";
import { pageUrl } from "#server/billing/subscribe.ts";
import { organizerOf } from "#server/consultations/create-consultations.ts";
import { eventOf } from "#server/consultations/event.ts";
import type { RecordIn } from "#server/platform/audit/store.ts";
import { writeCalendar } from "#server/platform/calendar/calendar.ts";
import { isId } from "#server/platform/db/id.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { openCircleRoom, presentRoom, readDesk } from "./desk.ts";
import { circleJobs } from "./jobs.ts";
import { joinWaitingList, takeSeat } from "./join.ts";
import { leaveCircle, leaveCircles } from "./leave.ts";
import { circlePaymentHandler } from "./payment-handler.ts";
import { type CircleChange, cancelCircle, changePlan, type NewCircle, planCircle } from "./plan.ts";
import { presentAhead, presentLatest, presentOwn } from "./present-own.ts";
import { type CircleReport, reportCircle } from "./report.ts";
import { circleEndsAt, findCircle, openOrdersOf, participationsOf, personOf } from "./store.ts";

/** Operator actions on circles. Each records itself in its transaction. */
export interface CircleActions {
	readonly plan: (plan: NewCircle, record: RecordIn) => ReturnType<typeof planCircle>;
	readonly change: (id: string, change: CircleChange, record: RecordIn) => ReturnType<typeof changePlan>;
	/** False when it is not planned any more. Every paid seat is refunded. */
	readonly cancel: (id: string, reason: string | undefined, record: RecordIn) => Promise<boolean>;
}

/** The feature with its operator actions. */
export interface CirclesFeature extends Feature {
	readonly operatorActions: CircleActions;
	/** Leaves every circle that is ahead for an account. */
	readonly leaveAll: ReturnType<typeof leaveCircles>;
	/** A report of a problem with a circle. */
	readonly report: (report: CircleReport, now: Date) => ReturnType<typeof reportCircle>;
}

type RoutesDependencies = CirclesDependencies & { readonly mailFrom: string };

/** The circle in which an account has a seat; undefined otherwise. */
async function seatIn(queries: Queries, accountId: string, circleId: string) {
	if (!isId(circleId)) return undefined;
	const [participant] = await participationsOf(queries, accountId, circleId);
	const circle = participant?.state === "seated" ? await findCircle(queries, circleId) : undefined;
	return participant && circle && { participant, circle };
}

const circleRoutes = (dependencies: RoutesDependencies): RouteHandler[] => [
	implementRoute(routes.circles, async ({ isGuest, now }) => {
		const { database } = dependencies;
		const read = (queries: Queries) => presentAhead(queries, dependencies, now);
		return success({
			circles: (await isGuest()) ? await database.readFromReplica(read) : await read(database.queries()),
		});
	}),

	implementRoute(routes.ownCircles, async ({ session: { accountId }, now }) => {
		const queries = dependencies.database.queries();
		const isPaymentOpen = await reconcileOpen(dependencies, await openOrdersOf(queries, accountId));
		const person = await personOf(queries, accountId);
		return success({
			participations: await presentLatest(queries, accountId, now),
			isRecommended: person !== undefined && isCircleRecommended(person),
			...(isPaymentOpen ? { isPaymentOpen } : {}),
		});
	}),

	implementRoute(routes.takeSeat, ({ session, params: { circleId }, body, now }) =>
		takeSeat(dependencies, session, { ...body, circleId, visitorZone: body.visitorZone }, now),
	),

	implementRoute(routes.joinWaitingList, ({ session, params: { circleId }, body, now }) =>
		joinWaitingList(dependencies, session, { circleId, visitorZone: body.visitorZone }, now),
	),

	implementRoute(routes.leaveCircle, async ({ session: { accountId }, params: { circleId }, now }) => {
		const left = await leaveCircle(dependencies, { accountId, circleId }, now);
		return left.ok ? success(await presentOwn(dependencies.database.queries(), left.value, now)) : left;
	}),

	implementRoute(routes.leaveSeatPayment, async ({ session: { accountId } }) => {
		await dependencies.payments.giveUpOpen(accountId, "circle");
		return success(null);
	}),

	implementRoute(routes.circleRoom, async ({ session: { accountId }, params: { circleId }, now }) => {
		const seat = await seatIn(dependencies.database.queries(), accountId, circleId);
		return seat === undefined ? failure("request.not_found") : success(presentRoom(seat.circle, now));
	}),

	implementRoute(routes.reportCircle, ({ session: { accountId }, params: { circleId }, body, now }) =>
		reportCircle(dependencies, { circleId, accountId, ...body }, now),
	),

	implementRoute(routes.circleCalendar, async ({ session, params: { circleId }, now }) => {
		const { accountId, locale } = session;
		const seat = await seatIn(dependencies.database.queries(), accountId, circleId);
		if (seat === undefined) return failure("request.not_found");
		const { circle, participant } = seat;
		const page = pageUrl(dependencies.publicUrl, locale, mailLinkPaths.circle);
		const row = {
			id: participant.id,
			sequence: circle.sequence,
			state: "confirmed" as const,
			startsAt: circle.startsAt,
			endsAt: circleEndsAt(circle),
		};
		const organizer = organizerOf(dependencies.mailFrom);
		const event = eventOf(row, {
			organizer,
			words: mailMessages[locale].circle,
			other: circle.subject[locale],
			writtenAt: now,
			room: `${page}?${new URLSearchParams({ id: circle.id })}`,
		});
		return success(writeCalendar({ method: "PUBLISH", zone: participant.visitorZone, events: [event] }));
	}),

	implementRoute(routes.circleDesk, ({ body: { token }, now }) => readDesk(dependencies, token, now)),

	implementRoute(routes.openCircle, ({ body: { token }, now }) => openCircleRoom(dependencies, token, now)),
];

/** Builds the feature and registers its payment effects. */
export function createCircles(
	dependencies: RoutesDependencies & { readonly now: () => Date },
): CirclesFeature {
	const { payments, now } = dependencies;
	payments.register("circle", circlePaymentHandler(dependencies));
	return {
		routes: circleRoutes(dependencies),
		jobs: circleJobs(dependencies),
		operatorActions: {
			plan: (plan, record) => planCircle(dependencies, plan, now(), record),
			change: (id, change, record) => changePlan(dependencies, id, change, now(), record),
			cancel: (id, reason, record) =>
				cancelCircle(dependencies, id, { by: "operator", reason, record }, now()),
		},
		leaveAll: leaveCircles(dependencies, now),
		report: (report, present) => reportCircle(dependencies, report, present),
	};
}
