import { isListed, type Reporter } from "#domain/consultations/safety.ts";
import type { Instant } from "#domain/shared/instant.ts";
import type { Payments } from "#server/billing/payments/payments.ts";
import type { RecordIn } from "#server/platform/audit/store.ts";
import type { Participant } from "#server/platform/calendar/calendar.ts";
import type { Feature } from "#server/platform/feature.ts";
import { cancelAppointment, moveAppointment, type Refund } from "./change.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { cancelUpcoming } from "./export.ts";
import { appointmentJobs } from "./jobs.ts";
import { appointmentMails } from "./mail.ts";
import { missedMails } from "./missed/mail.ts";
import { decideMissed, type MissedReporting, reportMissed } from "./missed/report.ts";
import { consultationPaymentHandler } from "./payment-handler.ts";
import { proposalMails } from "./proposals/mail.ts";
import { type Proposing, proposeTimes } from "./proposals/propose.ts";
import { reportMails } from "./reports/mail.ts";
import { type Reporting, reportProblem } from "./reports/report.ts";
import { insertIllustrativeResearchers } from "./researchers/illustrative.ts";
import { activeResearchers, isPayable, type ResearcherRow, safetyOf } from "./researchers/store.ts";
import { openRoom } from "./rooms/room.ts";
import { createConsultationRoutes } from "./routes.ts";
import { enterMissing } from "./statements/lines.ts";
import type { PaidAppointment } from "./store.ts";

/** The organizer in calendars: name and address of the mails' sender. */
export function organizerOf(mailFrom: string): Participant {
	const [, name = "", email = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
	return { name: name.trim() || "Spectra", email };
}

/** The mails of consultations, by kind. */
export const consultationMails = (mailFrom: string, isSimulated: boolean) => ({
	...appointmentMails({ organizer: organizerOf(mailFrom), isSimulated }),
	...reportMails,
	...missedMails(isSimulated),
	...proposalMails(isSimulated),
});

/** Operator actions that go beyond those of accounts. Each records itself in its transaction. */
export interface OperatorActions {
	/** Refused when it is not an upcoming appointment. */
	readonly cancel: (
		cancelling: { readonly id: string; readonly refund: Refund; readonly reason?: string | undefined },
		record: RecordIn,
	) => ReturnType<typeof cancelAppointment>;
	readonly move: (
		moving: { readonly id: string; readonly startsAt: Instant },
		record: RecordIn,
	) => ReturnType<typeof moveAppointment>;
	/** Decides a missed appointment. False when it waits for no decision. */
	readonly decideMissed: (
		id: string,
		outcome: "refunded" | "kept",
		record: Parameters<typeof decideMissed>[4],
	) => ReturnType<typeof decideMissed>;
}

/** The consultations feature with its operator actions. */
export interface ConsultationsFeature extends Feature {
	readonly operatorActions: OperatorActions;
	/** Whether a researcher can be paid for here: see `isPayable`. */
	readonly isPayable: (researcher: ResearcherRow) => boolean;
	/** Reports a problem with a consultation to the operator. */
	readonly report: (reporting: Reporting, now: Date) => ReturnType<typeof reportProblem>;
	/** Reports that the other side did not come. */
	readonly reportMissed: (reporting: MissedReporting, now: Date) => ReturnType<typeof reportMissed>;
	/** Cancels a consultation for its researcher; the whole price is refunded. */
	readonly cancelByResearcher: (
		cancelling: {
			readonly id: string;
			readonly researcherId: string;
			readonly reason: string;
			readonly record: RecordIn;
		},
		now: Date,
	) => ReturnType<typeof cancelAppointment>;
	/** The room of a consultation for one of its readers; the caller has checked that it is theirs. */
	readonly openRoom: (row: PaidAppointment, reader: Reporter, now: Date) => ReturnType<typeof openRoom>;
	/** Proposes other times for a consultation of a researcher. */
	readonly propose: (proposing: Proposing, now: Date) => ReturnType<typeof proposeTimes>;
	/** Whose payments the statements of researchers list: those of the provider in use. */
	readonly provider: Payments["provider"]["name"];
	/** Cancels the upcoming consultations of an account. */
	readonly cancelUpcoming: ReturnType<typeof cancelUpcoming>;
	/** Inserts the illustrative researchers where payments are simulated, and warns of researchers who can't be booked. */
	readonly prepare: () => Promise<void>;
}

/** Builds the feature and registers its payment effects. */
export function createConsultations(
	dependencies: ConsultationsDependencies & { readonly now: () => Date; readonly mailFrom: string },
): ConsultationsFeature {
	const { database, payments, now, mailFrom } = dependencies;
	payments.register("consultation", consultationPaymentHandler(dependencies));
	return {
		operatorActions: {
			cancel: (cancelling, record) => cancelAppointment(dependencies, { ...cancelling, record }, now()),
			move: (moving, record) => moveAppointment(dependencies, { ...moving, by: "operator", record }, now()),
			decideMissed: (id, outcome, record) => decideMissed(dependencies, id, outcome, now(), record),
		},
		routes: createConsultationRoutes({ ...dependencies, organizer: organizerOf(mailFrom) }),
		jobs: appointmentJobs(dependencies),
		provider: payments.provider.name,
		isPayable: (researcher) => isPayable(researcher, dependencies),
		report: (reporting, present) => reportProblem(dependencies, reporting, present),
		reportMissed: (reporting, present) => reportMissed(dependencies, reporting, present),
		cancelByResearcher: (cancelling, present) =>
			cancelAppointment(dependencies, { ...cancelling, refund: "all" }, present),
		openRoom: (row, reader, present) => openRoom(dependencies, row, reader, present),
		propose: (proposing, present) => proposeTimes(dependencies, proposing, present),
		cancelUpcoming: cancelUpcoming(dependencies, now),
		prepare: async () => {
			const isSimulated = payments.provider.name === "simulated";
			if (isSimulated)
				await database.transaction((transaction) => insertIllustrativeResearchers(transaction, now()));
			await enterMissing(database.queries());
			const active = await activeResearchers(database.queries(), isSimulated);
			if (active.some((researcher) => !isPayable(researcher, dependencies))) {
				dependencies.log.warn(
					"real researchers can't be booked while payments are simulated: set up Stripe, or FREE_CONSULTATIONS=yes",
				);
			}
			const unchecked = active.filter((researcher) => !isListed(safetyOf(researcher))).map(({ id }) => id);
			if (unchecked.length > 0) {
				dependencies.log.warn(
					"researchers are hidden from students: an identity check, the code of conduct or an operator's decision is missing (npm run admin -- researchers list)",
					{ researchers: unchecked.join(", ") },
				);
			}
		},
	};
}
