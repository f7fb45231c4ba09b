import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ActionInput, OperatorActionName } from "#contract/operator-actions.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { type Draft, useForm } from "../shared/forms/use-form.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { actionRequest, useAction } from "./queries.ts";

interface ActionDialogProps<Name extends OperatorActionName> {
	readonly action: Name;
	/** Builds the input from what was typed. Throws a `Problem` if a rule refuses it before anything is sent. */
	readonly toInput: (draft: Draft) => ActionInput<Name>;
	/** The label of the button that opens it, and of the one that sends it. */
	readonly label: string;
	/** Its subject; omitted: nothing that is there already. */
	readonly about?: string;
	/** The sentence about its consequences. */
	readonly lead?: string;
	readonly look?: "secondary" | "danger";
	/** The fields; a function of the errors where a refusal marks its field. */
	readonly children: ReactNode | ((errorOf: (field: string) => string | undefined) => ReactNode);
	/** The field that a problem belongs to, if it belongs to one. */
	readonly fieldOf?: (code: ProblemCode, draft: Draft) => Promise<string | null>;
	readonly onDone?: (draft: Draft) => void;
}

const named = (label: string, about: string | undefined): string =>
	about === undefined ? label : `${label} · ${about}`;

/** The form is mounted with each opening, so that another one begins empty; a refused one stays. */
function ActionForm<Name extends OperatorActionName>({
	action,
	toInput,
	label,
	about,
	lead,
	look = "secondary",
	children,
	fieldOf,
	onClose,
	onDone,
}: ActionDialogProps<Name> & { readonly onClose: () => void }) {
	const { t } = useTranslation();
	const showToast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useAction(),
		toRequest: (draft) => actionRequest(action, toInput(draft)),
		...(fieldOf && { fieldOf }),
		onDone: (_, draft) => {
			showToast({ tone: "success", title: t("operator.done"), description: dotted([label, about ?? ""]) });
			onClose();
			onDone?.(draft);
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			{lead === undefined ? null : <p>{lead}</p>}
			{typeof children === "function" ? children(errorOf) : children}
			<DialogActions>
				<Button look="secondary" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("operator.busy")}
					className={look === "danger" ? "border border-danger bg-danger-surface! text-danger!" : ""}
				>
					{label}
				</SubmitButton>
			</DialogActions>
		</form>
	);
}

/** A button that opens a form, whose answer is an action. */
export function ActionDialog<Name extends OperatorActionName>(props: ActionDialogProps<Name>) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	const { label, about, look = "secondary" } = props;
	return (
		<>
			<Button look={look} aria-label={named(label, about)} onClick={() => setOpen(true)}>
				{label}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				title={dotted([label, about ?? ""])}
				closeLabel={t("common.close")}
			>
				<ActionForm {...props} onClose={() => setOpen(false)} />
			</Dialog>
		</>
	);
}
