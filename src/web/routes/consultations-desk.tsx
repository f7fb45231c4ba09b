import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { emptySelection } from "#domain/appointments/selection.ts";
import { parisZone } from "#domain/shared/moment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { DeskSkeleton } from "../features/consultations/desk-skeleton.tsx";
import { LoadProblem } from "../features/consultations/load-problem.tsx";
import { useArrival } from "../features/consultations/use-arrival.ts";
import { useHere } from "../features/consultations/use-here.ts";
import { useLocale, useLocalePath } from "../lib/locale.ts";
import { patiently } from "../lib/patience.ts";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { usePaymentReturn } from "../lib/use-payment-return.ts";
import { Alert } from "../ui/alert.tsx";

const Desk = lazy(async () => ({
	default: (await patiently(() => import("../features/consultations/desk.tsx"))).Desk,
}));
const AppointmentsDesk = lazy(async () => ({
	default: (await patiently(() => import("../features/consultations/appointments-desk.tsx")))
		.AppointmentsDesk,
}));

/** The desk with its data. Without premium it shows what one already has, where a plan can have lapsed. */
export function OpenDesk({
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
	const { here, refresh } = useHere();
	const [selection, setSelection] = useState(emptySelection);
	const isReal = Boolean(useBackend()?.billing);
	// What is still waiting for its payment would keep the time from whoever left the payment page.
	const isLeft = useRef(usePaymentReturn().back === "left");
	const lists = useBackendData(
		async ({ consultations }) => {
			if (isLeft.current) await consultations.leavePayment();
			isLeft.current = false;
			const [researchers, appointments] = await Promise.all([
				consultations.researchers(locale),
				consultations.appointments(),
			]);
			return { researchers, appointments };
		},
		[locale],
	);
	const reload = lists.status === "ready" ? lists.reload : undefined;
	const readAgain = useCallback(() => {
		refresh();
		reload?.();
	}, [refresh, reload]);
	const isUnconfirmed = useArrival({
		visitorZone: here?.zone ?? parisZone,
		lists: lists.status === "ready" && here !== null ? lists.data : undefined,
		readAgain,
		onSelect: setSelection,
	});
	const onFailed = (code: ProblemCode): void => {
		if (code === "account.sign_in_required") {
			void navigate(toLocalPath("/login?returnTo=/consultations"));
			return;
		}
		readAgain();
		// The plan has lapsed meanwhile: whoever follows it is told.
		if (code === "consultations.premium_required")
			void loadBackend()
				.then(({ subscription }) => subscription.read())
				.catch(() => {});
	};
	if (lists.status === "error") return <LoadProblem onRetry={lists.retry} />;
	if (lists.status === "loading" || here === null) return <DeskSkeleton />;
	const { researchers, appointments } = lists.data;
	const mine = {
		appointments,
		here,
		isReal,
		nameOf: (id: string) =>
			researchers.find((one) => one.id === id)?.name ?? t("consultations.mine.formerResearcher"),
		onCancel: async (id: string) => {
			const outcome = await (await loadBackend()).consultations.cancel(id);
			if (!outcome.ok && outcome.code === "account.sign_in_required") onFailed(outcome.code);
			return outcome;
		},
		onChanged: readAgain,
	};
	const waiting = isUnconfirmed ? (
		<Alert title={t("consultations.payment.unconfirmed")}>
			<p role="status">{t("consultations.payment.unconfirmedHint")}</p>
		</Alert>
	) : null;
	if (!isPremium)
		return appointments.length === 0 ? (
			waiting
		) : (
			<div className="grid gap-6">
				{waiting}
				<p className="measure text-soft">{t("consultations.gate.lapsed")}</p>
				<Suspense fallback={null}>
					<AppointmentsDesk {...mine} />
				</Suspense>
			</div>
		);
	return (
		<Suspense fallback={<DeskSkeleton />}>
			{waiting}
			<Desk
				{...mine}
				researchers={researchers}
				selection={selection}
				onSelect={setSelection}
				isTestMode={isTestMode}
				onBook={async (request) =>
					(await loadBackend()).consultations.book(request, { locale, visitorZone: here.zone })
				}
				onFailed={onFailed}
			/>
		</Suspense>
	);
}
