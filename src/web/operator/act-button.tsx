import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ActInput, OperatorActName } from "#contract/operator-acts.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { actRequest, useAct } from "./queries.ts";

interface ActButtonProps<Name extends OperatorActName> {
	readonly act: Name;
	readonly input: ActInput<Name>;
	readonly label: string;
	/** Its subject, for those who hear the button alone. */
	readonly about: string;
	/** The question about its consequences, asked before; omitted: nothing is asked. */
	readonly asks?: string;
	readonly look?: "secondary" | "danger";
}

/** A button that does an act, after a question where something follows that people notice. */
export function ActButton<Name extends OperatorActName>({
	act,
	input,
	label,
	about,
	asks,
	look = "secondary",
}: ActButtonProps<Name>) {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const [isAsking, setAsking] = useState(false);
	const acting = useAct();
	const run = () => {
		if (acting.isPending) return;
		acting.mutate(actRequest(act, input), {
			onSuccess: () =>
				showToast({ tone: "success", title: t("operator.done"), description: dotted([label, about]) }),
			onError: ({ code, details }) =>
				showToast({
					tone: "destructive",
					title: t("common.form.error"),
					description: problem(code, details),
				}),
		});
	};
	return (
		<>
			<Button
				look={look}
				aria-label={`${label} · ${about}`}
				aria-disabled={acting.isPending || undefined}
				onClick={() => (asks === undefined ? run() : setAsking(true))}
			>
				{acting.isPending ? t("operator.busy") : label}
			</Button>
			{asks === undefined ? null : (
				<ConfirmActionDialog
					isOpen={isAsking}
					title={dotted([label, about])}
					text={asks}
					label={label}
					onConfirm={run}
					onClose={() => setAsking(false)}
				/>
			)}
		</>
	);
}
