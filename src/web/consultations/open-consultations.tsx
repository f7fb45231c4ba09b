import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { emptySelection, type Selection } from "#domain/consultations/selection.ts";
import { parisZone } from "#domain/shared/instant.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../api/api.ts";
import { readAgainIntervalMs, readUntilIntervalMs } from "../api/query-client.ts";
import { useSession } from "../api/session.ts";
import { useClock } from "../shared/hooks/use-clock.ts";
import { usePaymentReturn } from "../shared/hooks/use-payment-return.ts";
import { useLocale, useLocalePath } from "../shared/i18n/locale.ts";
import { Alert } from "../ui/alert.tsx";
import type { ConsultationsData } from "./consultations-data.ts";
import { ConsultationsSkeleton } from "./consultations-skeleton.tsx";
import { LoadProblem } from "./load-problem.tsx";
import { appointmentsQuery, changedByBooking, researchersQuery } from "./queries.ts";
import { readSelection, storeSelection } from "./stored-selection.ts";
import { usePaidAppointment } from "./use-paid-appointment.ts";

const ConsultationsPanel = lazy(async () => ({
	default: (await import("./consultations-panel.tsx")).ConsultationsPanel,
}));
const AppointmentsPanel = lazy(async () => ({
	default: (await import("./appointments-panel.tsx")).AppointmentsPanel,
}));

/** Whether a payment has not taken effect yet: the returned appointment or another one with a payment under way. */
const isAwaiting = (
	awaitedId: string | null,
	list:
		| { readonly appointments: readonly Appointment[]; readonly isPaymentOpen?: boolean | undefined }
		| undefined,
): boolean =>
	list?.isPaymentOpen === true ||
	(awaitedId !== null && !list?.appointments.some(({ id }) => id === awaitedId));

/** Both lists. While a payment is under way, the appointments are reread until it has taken effect. */
const useLists = (awaitedId: string | null) => {
	const locale = useLocale();
	const researchers = useQuery(researchersQuery(locale));
	const appointments = useQuery({
		...appointmentsQuery,
		refetchInterval: ({ state }) =>
			isAwaiting(awaitedId, state.data) ? readUntilIntervalMs(state) : readAgainIntervalMs(state),
	});
	return { researchers, appointments };
};

/** After leaving the payment page, cancels the unpaid appointment before the free times are shown. */
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

/** The page with its data. Without premium it shows the existing appointments, since a plan may have lapsed. */
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
	const [changed, setChanged] = useState<Selection | null>(null);
	const onSelect = useCallback((selection: Selection): void => {
		storeSelection(selection);
		setChanged(selection);
	}, []);
	const { back, parameters } = usePaymentReturn();
	const isLeaving = useLeavePayment(back === "left");
	const { researchers, appointments } = useLists(back === "returned" ? parameters.get("appointment") : null);
	// A device whose clock is wrong learns the time from what it reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: again with every answer
	useEffect(refresh, [refresh, researchers.dataUpdatedAt]);
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
	const { isUnconfirmed, paidId } = usePaidAppointment({
		visitorZone: clock?.zone ?? parisZone,
		lists: clock === null ? undefined : lists,
		onSelect,
	});
	const known = lists?.researchers;
	const selection = useMemo(
		() =>
			changed ?? (known === undefined || clock === null ? emptySelection : readSelection(known, clock.zone)),
		[changed, known, clock],
	);
	if (lists === undefined || clock === null) {
		const failed = [researchers, appointments].filter(({ isError }) => isError);
		if (failed.length === 0) return <ConsultationsSkeleton />;
		return <LoadProblem onRetry={() => failed.map(({ refetch }) => refetch())} />;
	}
	const data: ConsultationsData = {
		...lists,
		clock,
		selection,
		onSelect,
		onFailed,
		paidId,
		nameOf: (id) =>
			lists.researchers.find((one) => one.id === id)?.name ??
			// A retired researcher's name stays on the appointments.
			lists.appointments.find((one) => one.researcherId === id)?.researcherName?.[locale] ??
			t("consultations.mine.formerResearcher"),
	};
	const isUnderWay = appointments.data?.isPaymentOpen === true;
	const awaited = isUnconfirmed ? "unconfirmed" : isUnderWay ? "underWay" : null;
	const waiting =
		awaited === null ? null : (
			<Alert title={t(`consultations.payment.${awaited}`)}>
				<p role="status">{t(`consultations.payment.${awaited}Hint`)}</p>
			</Alert>
		);
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
