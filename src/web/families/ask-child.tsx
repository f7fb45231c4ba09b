import { useTranslation } from "react-i18next";
import type { Instant } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { CodePanel, useCodeEnd } from "./code-panel.tsx";
import type { useWaitingCode } from "./use-waiting-code.ts";

interface AskChildProps {
	readonly waiting: ReturnType<typeof useWaitingCode>;
	/** The unused code, as the server has it. */
	readonly code: { readonly expiresAt: Instant } | null;
}

/** A code on the parent's screen for the child to scan: the child sees who asks, and decides. */
export function AskChild({ waiting: { made, onMade, onWithdrawn }, code }: AskChildProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const endOf = useCodeEnd();
	const onError = ({ code: failed }: { readonly code: Parameters<typeof problem>[0] }) =>
		toast({ tone: "destructive", title: problem(failed) });
	const make = useApiMutation("POST /api/family/parent-code", {
		invalidates: ["GET /api/family/children"],
		onSuccess: onMade,
		onError,
	});
	const withdraw = useApiMutation("DELETE /api/family/parent-code", {
		invalidates: ["GET /api/family/children"],
		onSuccess: () => {
			onWithdrawn();
			toast({ tone: "success", title: t("families.student.make.withdrawn") });
		},
		onError,
	});
	return (
		<div className="grid gap-4">
			<div className="grid gap-1">
				<h3 className="text-xl">{t("families.parent.ask.title")}</h3>
				<p className="measure">{t("families.parent.ask.text")}</p>
			</div>
			{made && code ? <CodePanel key={made.code} side="parent" {...made} /> : null}
			{code && !made ? <p>{t("families.parent.ask.waiting", endOf(code.expiresAt))}</p> : null}
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" disabled={make.isPending} onClick={() => make.mutate({})}>
					{t(code ? "families.parent.ask.again" : "families.parent.ask.make")}
				</Button>
				{code ? (
					<Button look="quiet" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
						{t("families.student.make.withdraw")}
					</Button>
				) : null}
			</div>
		</div>
	);
}
