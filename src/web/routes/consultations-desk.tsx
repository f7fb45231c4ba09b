import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { emptySelection } from "#domain/appointments/selection.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { DeskSkeleton } from "../features/consultations/desk-skeleton.tsx";
import { LoadProblem } from "../features/consultations/load-problem.tsx";
import { useHere } from "../features/consultations/use-here.ts";
import { useLocale, useLocalePath } from "../lib/locale.ts";
import { patiently } from "../lib/patience.ts";
import { loadBackend, useBackendData } from "../lib/use-backend.ts";

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
	const lists = useBackendData(
		async ({ consultations }) => {
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
	const onFailed = (code: ProblemCode): void => {
		if (code === "account.sign_in_required") void navigate(toLocalPath("/login?returnTo=/consultations"));
		else readAgain();
	};
	if (lists.status === "error") return <LoadProblem onRetry={lists.retry} />;
	if (lists.status === "loading" || here === null) return <DeskSkeleton />;
	const { researchers, appointments } = lists.data;
	const mine = {
		appointments,
		here,
		nameOf: (id: string) =>
			researchers.find((one) => one.id === id)?.name ?? t("consultations.mine.formerResearcher"),
		onCancel: async (id: string) => (await loadBackend()).consultations.cancel(id),
		onChanged: readAgain,
	};
	if (!isPremium)
		return appointments.length === 0 ? null : (
			<div className="grid gap-6">
				<p className="measure text-soft">{t("consultations.gate.lapsed")}</p>
				<Suspense fallback={null}>
					<AppointmentsDesk {...mine} />
				</Suspense>
			</div>
		);
	return (
		<Suspense fallback={<DeskSkeleton />}>
			<Desk
				{...mine}
				researchers={researchers}
				selection={selection}
				onSelect={setSelection}
				isTestMode={isTestMode}
				onBook={async (request) => (await loadBackend()).consultations.book(request)}
				onFailed={onFailed}
			/>
		</Suspense>
	);
}
