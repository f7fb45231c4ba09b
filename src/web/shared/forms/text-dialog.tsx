import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useToast } from "../../ui/toast.tsx";
import { type FormMutation, useForm } from "./use-form.ts";

interface TextDialogProps {
	readonly isOpen: boolean;
	readonly title: string;
	/** The consequences of sending, in a sentence. */
	readonly lead: string;
	readonly field: { readonly label: string; readonly hint: string; readonly maxLength: number };
	readonly submit: { readonly label: string; readonly busy: string };
	/** The label of the button that sends nothing; by default "Cancel". */
	readonly dismissLabel?: string;
	/** Sends the text. */
	readonly mutation: FormMutation<string, unknown>;
	/** Problems of the text besides a missing one: they are shown at the field. */
	readonly problems?: readonly ProblemCode[];
	/** The notice once the text was sent. */
	readonly done: { readonly title: string; readonly description: string };
	readonly onClose: () => void;
	/** More between the field and the buttons. */
	readonly children?: ReactNode;
}

/** The form is mounted with each opening, so that another text begins empty; a refused one stays. */
function TextForm({
	lead,
	field,
	submit,
	dismissLabel,
	mutation,
	problems = [],
	done,
	onClose,
	children,
}: Omit<TextDialogProps, "isOpen" | "title">) {
	const { t } = useTranslation();
	const showToast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation,
		toRequest: ({ text = "" }) => text,
		fieldOf: Object.fromEntries(["forms.required", ...problems].map((code) => [code, "text"])),
		onDone: () => {
			showToast({ tone: "success", ...done });
			onClose();
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			<p>{lead}</p>
			<TextArea {...field} name="text" required error={errorOf("text")} data-first-focus="" />
			{children}
			<DialogActions>
				<Button look="secondary" onClick={onClose}>
					{dismissLabel ?? t("common.cancel")}
				</Button>
				<SubmitButton isBusy={isBusy} busyLabel={submit.busy}>
					{submit.label}
				</SubmitButton>
			</DialogActions>
		</form>
	);
}

/** Asks for a text and sends it. */
export function TextDialog({ isOpen, title, ...form }: TextDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog isOpen={isOpen} onClose={form.onClose} title={title} closeLabel={t("common.close")}>
			<TextForm {...form} />
		</Dialog>
	);
}
