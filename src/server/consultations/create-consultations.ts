import type { Instant } from "#domain/shared/moment.ts";
import type { Participant } from "#server/platform/calendar/calendar.ts";
import type { Feature } from "#server/platform/feature.ts";
import { cancelAppointment, moveAppointment, type Refund } from "./change.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { cancelUpcoming } from "./export.ts";
import { appointmentJobs } from "./jobs.ts";
import { appointmentMails } from "./mail.ts";
import { consultationPaymentHandler } from "./payment-handler.ts";
import { insertIllustrativeResearchers } from "./researchers/illustrative.ts";
import { isBookable, shownResearchers } from "./researchers/store.ts";
import { bindConsultationRoutes } from "./routes.ts";

/** The organizer in calendars: name and address of the mails' sender. */
export function organizerOf(mailFrom: string): Participant {
	const [, name = "", email = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
	return { name: name.trim() || "Spectra", email };
}

/** The mails of consultations, by kind. */
export const consultationMails = (mailFrom: string, isSimulated: boolean) =>
	appointmentMails({ organizer: organizerOf(mailFrom), isSimulated });

/** Operator actions that go beyond those of accounts. */
export interface OperatorActions {
	/** False when it is not an upcoming appointment. The whole price is refunded unless `refund` differs. */
	readonly cancel: (id: string, refund: Refund, reason?: string) => ReturnType<typeof cancelAppointment>;
	readonly move: (id: string, startsAt: Instant) => ReturnType<typeof moveAppointment>;
}

/** The consultations feature with its operator actions. */
export interface ConsultationsFeature extends Feature {
	readonly operatorActions: OperatorActions;
	/** Cancels the upcoming consultations of an account. */
	readonly cancelUpcoming: ReturnType<typeof cancelUpcoming>;
	/** Inserts the illustrative researchers where payments are simulated. */
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
			cancel: (id, refund, reason) => cancelAppointment(dependencies, { id, refund, reason }, now()),
			move: (id, startsAt) => moveAppointment(dependencies, { id, startsAt, by: "operator" }, now()),
		},
		routes: bindConsultationRoutes({ ...dependencies, organizer: organizerOf(mailFrom) }),
		jobs: appointmentJobs(dependencies),
		cancelUpcoming: cancelUpcoming(dependencies, now),
		prepare: async () => {
			if (payments.provider.name !== "simulated") return;
			await database.transaction((transaction) => insertIllustrativeResearchers(transaction, now()));
			const shown = await shownResearchers(database.queries(), true);
			if (shown.some((researcher) => !isBookable(researcher, dependencies))) {
				dependencies.log.warn(
					"real researchers can't be booked while payments are simulated: set up Stripe, or FREE_CONSULTATIONS=yes",
				);
			}
		},
	};
}
