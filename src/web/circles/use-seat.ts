import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Circle } from "#contract/circles.ts";
import type { GuardianMissing } from "#domain/billing/guardian.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { isTemporary } from "../api/problem.ts";
import { missingGuardian } from "../shared/forms/guardian-first.tsx";
import { useIdempotencyKey } from "../shared/forms/use-idempotency-key.ts";
import { useLatestNotice } from "../shared/forms/use-latest-notice.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useRestoredPage } from "../shared/hooks/use-restored-page.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale, useLocalePath } from "../shared/i18n/locale.ts";
import { changedBySeat } from "./queries.ts";

/** Takes a seat, joins the list and gives either back, with the message of each outcome. */
export const useSeat = (circle: Circle, visitorZone: Zone) => {
	const { t } = useTranslation();
	const locale = useLocale();
	const format = useFormat();
	const toLocalPath = useLocalePath();
	const navigate = useNavigate();
	const problemMessages = useProblem();
	const notice = useLatestNotice();
	const idempotency = useIdempotencyKey();
	const [guardian, setGuardian] = useState<GuardianMissing | null>(null);
	/** The payment page is about to open: the button stays busy until the page is left, or restored. */
	const [isLeaving, setLeaving] = useState(false);
	useRestoredPage(useCallback(() => setLeaving(false), []));
	const onError = ({ code }: { readonly code: Parameters<typeof problemMessages>[0] }): void => {
		const missing = missingGuardian(code);
		setGuardian(missing);
		if (missing !== null) return;
		if (code === "account.sign_in_required") void navigate(toLocalPath("/login"));
		notice.show({ tone: "destructive", title: t("circles.seat.error"), description: problemMessages(code) });
	};
	const settings = { invalidates: changedBySeat, onError };
	const taking = useApiMutation("POST /api/circles/:circleId/seat", settings);
	const waiting = useApiMutation("POST /api/circles/:circleId/wait", settings);
	const leaving = useApiMutation("POST /api/circles/:circleId/leave", settings);
	const params = { circleId: circle.id };
	const begin = (): void => {
		notice.clear();
		setGuardian(null);
	};
	return {
		guardian,
		isTaking: taking.isPending || isLeaving,
		isBusy: taking.isPending || waiting.isPending || leaving.isPending || isLeaving,
		take: () => {
			begin();
			const idempotencyKey = idempotency.keyOf(params);
			taking.mutate(
				{ params, body: { idempotencyKey, locale, visitorZone } },
				{
					onSuccess: (outcome) => {
						// The payment page continues: the same request after the return keeps its key.
						if (outcome.kind === "redirect") {
							setLeaving(true);
							return window.location.assign(outcome.url);
						}
						idempotency.forget();
						const [date, time] = [
							format.dayInText(circle.startsAt, visitorZone),
							format.time(circle.startsAt, visitorZone),
						];
						const description = t("circles.seat.doneText", { date, time });
						notice.show({ tone: "success", title: t("circles.seat.done"), description });
					},
					onError: (problem) => {
						if (!isTemporary(problem)) idempotency.forget();
					},
				},
			);
		},
		wait: () => {
			begin();
			waiting.mutate(
				{ params, body: { visitorZone } },
				{ onSuccess: () => notice.show({ tone: "success", title: t("circles.seat.waitDone") }) },
			);
		},
		leave: (wasSeated: boolean) => {
			begin();
			const title = t(wasSeated ? "circles.seat.given" : "circles.seat.gone");
			leaving.mutate({ params }, { onSuccess: () => notice.show({ tone: "success", title }) });
		},
	};
};
