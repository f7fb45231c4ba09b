import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ActionInput, OperatorActionName } from "#contract/operator-actions.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { actionRequest, useAction } from "./queries.ts";

interface ActionButtonProps<Name extends OperatorActionName> {
	readonly action: Name;
	readonly input: ActionInput<Name>;
	readonly label: string;
	/** Its subject, for those who hear the button alone. */
	readonly about: string;
	/** The question about its consequences, asked before; omitted: nothing is asked. */
	readonly asks?: string;
	readonly look?: "secondary" | "danger";
}

/** A button that does an action, after a question where something follows that people notice. */
export function ActionButton<Name extends OperatorActionName>({
	action,
	input,
	label,
	about,
	asks,
	look = "secondary",
}: ActionButtonProps<Name>) {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const [isAsking, setAsking] = useState(false);
	const acting = useAction();
	const run = () => {
		if (acting.isPending) return;
		acting.mutate(actionRequest(action, input), {
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
