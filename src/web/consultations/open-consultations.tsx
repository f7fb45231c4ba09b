import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { emptySelection } from "#domain/consultations/selection.ts";
import { parisZone } from "#domain/shared/moment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../api/api.ts";
import { readAgainIntervalMs, readUntilIntervalMs } from "../api/query-client.ts";
import { useSession } from "../api/session.ts";
import { loadWithRetry } from "../shared/load-with-retry.ts";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { usePaymentReturn } from "../shared/use-payment-return.ts";
import { Alert } from "../ui/alert.tsx";
import type { ConsultationsData } from "./consultations-data.ts";
import { ConsultationsSkeleton } from "./consultations-skeleton.tsx";
import { LoadProblem } from "./load-problem.tsx";
import { appointmentsQuery, changedByBooking, researchersQuery } from "./queries.ts";
import { useClock } from "./use-clock.ts";
import { usePaidAppointment } from "./use-paid-appointment.ts";

const ConsultationsPanel = lazy(async () => ({
	default: (await loadWithRetry(() => import("./consultations-panel.tsx"))).ConsultationsPanel,
}));
const AppointmentsPanel = lazy(async () => ({
	default: (await loadWithRetry(() => import("./appointments-panel.tsx"))).AppointmentsPanel,
}));

/** Both lists. After a payment the appointments are read again until the booked one is there. */
const useLists = (awaitedId: string | null) => {
	const locale = useLocale();
	const researchers = useQuery(researchersQuery(locale));
	const appointments = useQuery({
		...appointmentsQuery,
		refetchInterval: ({ state }) =>
			awaitedId === null || state.data?.appointments.some(({ id }) => id === awaitedId)
				? readAgainIntervalMs(state)
				: readUntilIntervalMs(state),
	});
	return { researchers, appointments };
};

/** Who left the payment page gives up what still waits to be paid, before the free times are shown. */
const useLeavePayment = (isLeft: boolean): boolean => {
	const [isNeeded] = useState(isLeft);
	const { mutate, isIdle, isPending } = useApiMutation("POST /api/appointments/leave-payment", {
		invalidates: changedByBooking,
	});
	useEffect(() => {
		if (isNeeded) mutate({});
	}, [isNeeded, mutate]);
	return isNeeded && (isIdle || isPending);
};

/** The desk with its data. Without premium it shows what one already has, where a plan can have lapsed. */
export function OpenConsultations({
	isPremium,
	isTestMode,
}: {
	readonly isPremium: boolean;
	readonly isTestMode: boolean;
}) {
	const { t } = useTranslation();
	const locale = useLocale();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const { clock, refresh } = useClock();
	const [selection, setSelection] = useState(emptySelection);
	const { back, parameters } = usePaymentReturn();
	const isLeaving = useLeavePayment(back === "left");
	const { researchers, appointments } = useLists(back === "returned" ? parameters.get("appointment") : null);
	const hasSession = useSession() !== null;
	const onFailed = useCallback(
		(code: ProblemCode): void => {
			refresh();
			if (code === "account.sign_in_required") void navigate(toLocalPath("/login?returnTo=/consultations"));
		},
		[refresh, navigate, toLocalPath],
	);
	const lists =
		researchers.data && appointments.data && !isLeaving
			? { researchers: researchers.data.researchers, appointments: appointments.data.appointments }
			: undefined;
	const isUnconfirmed = usePaidAppointment({
		visitorZone: clock?.zone ?? parisZone,
		lists: clock === null ? undefined : lists,
		onSelect: setSelection,
	});
	if (lists === undefined || clock === null) {
		const failed = [researchers, appointments].filter(({ isError }) => isError);
		if (failed.length === 0) return <ConsultationsSkeleton />;
		return <LoadProblem onRetry={() => failed.map(({ refetch }) => refetch())} />;
	}
	const data: ConsultationsData = {
		...lists,
		clock,
		selection,
		onSelect: setSelection,
		onFailed,
		nameOf: (id) =>
			lists.researchers.find((one) => one.id === id)?.name ??
			// Who has retired keeps the name on what was booked.
			lists.appointments.find((one) => one.researcherId === id)?.researcherName?.[locale] ??
			t("consultations.mine.formerResearcher"),
	};
	const waiting = isUnconfirmed ? (
		<Alert title={t("consultations.payment.unconfirmed")}>
			<p role="status">{t("consultations.payment.unconfirmedHint")}</p>
		</Alert>
	) : null;
	if (isPremium)
		return (
			<Suspense fallback={<ConsultationsSkeleton />}>
				{waiting}
				<ConsultationsPanel {...data} isTestMode={isTestMode} />
			</Suspense>
		);
	if (!hasSession || lists.appointments.length === 0) return waiting;
	return (
		<div className="grid gap-6">
			{waiting}
			<p className="measure text-soft">{t("consultations.gate.lapsed")}</p>
			<Suspense fallback={null}>
				<AppointmentsPanel {...data} />
			</Suspense>
		</div>
	);
}
