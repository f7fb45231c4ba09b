import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { actionRequest, useAction } from "./queries.ts";

/** Draws a new private calendar address and shows it, once. */
export function CalendarAddress({ id, name }: { readonly id: string; readonly name: string }) {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const [isAsking, setAsking] = useState(false);
	const [address, setAddress] = useState<string | null>(null);
	const drawing = useAction();
	const label = t("operator.researchers.actions.calendar");
	const draw = () =>
		drawing.mutate(actionRequest("researchers calendar", { id }), {
			onSuccess: ({ rows: [drawn] }) => setAddress(String(drawn?.address ?? "")),
			onError: ({ code }) =>
				showToast({ tone: "destructive", title: t("common.form.error"), description: problem(code) }),
		});
	return (
		<>
			<Button look="secondary" aria-label={`${label} · ${name}`} onClick={() => setAsking(true)}>
				{label}
			</Button>
			<ConfirmActionDialog
				isOpen={isAsking}
				title={dotted([label, name])}
				text={t("operator.researchers.calendarText")}
				label={label}
				onConfirm={draw}
				onClose={() => setAsking(false)}
			/>
			{address === null ? null : (
				<TextField
					label={t("operator.researchers.address")}
					value={address}
					readOnly
					onFocus={(event) => event.currentTarget.select()}
					className="w-full"
				/>
			)}
		</>
	);
}
