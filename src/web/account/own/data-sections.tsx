import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { readNow, runMutation } from "../../api/api.ts";
import { Problem } from "../../api/problem.ts";
import { type FormMutation, useForm } from "../../shared/forms/use-form.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { useLocalePath } from "../../shared/i18n/locale.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordField, UnreachableNote } from "../fields.tsx";
import { clearSession } from "../use-auth.ts";
import { AccountSection } from "./account-section.tsx";

const download = (document_: unknown, name: string): void => {
	const url = URL.createObjectURL(
		new Blob([JSON.stringify(document_, null, 2)], { type: "application/json" }),
	);
	const link = Object.assign(document.createElement("a"), { href: url, download: name });
	link.click();
	// By then the browser has read the blob.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Exports the person's stored data as one file. */
export function ExportSection() {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const { mutate, isPending } = useMutation<unknown, Problem>({
		mutationFn: () => readNow("GET /api/account/export", {}),
		onSuccess: (exported) => {
			download(exported, "spectra.json");
			toast({ tone: "success", title: t("ownAccount.data.done") });
		},
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	return (
		<AccountSection folds title={t("ownAccount.data.title")} text={t("ownAccount.data.text")}>
			<Button
				look="secondary"
				aria-disabled={isPending || undefined}
				className="justify-self-start"
				onClick={() => {
					if (!isPending) mutate();
				}}
			>
				<Download aria-hidden="true" className="size-4" />
				{t(isPending ? "ownAccount.data.busy" : "ownAccount.data.export")}
			</Button>
		</AccountSection>
	);
}

interface DeleteAccountFormProps {
	readonly mutation: FormMutation<string, unknown>;
	readonly onDeleted: () => void;
	readonly onCancel: () => void;
}

function DeleteAccountForm({ mutation, onDeleted, onCancel }: DeleteAccountFormProps) {
	const { t } = useTranslation();
	const [isUnconfirmed, setUnconfirmed] = useState(false);
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation,
		toRequest: ({ password = "" }) => {
			if (password === "") throw new Problem("forms.required");
			return password;
		},
		onDone: onDeleted,
		fieldOf: { "forms.required": "password", "account.password_wrong": "password" },
	});
	return (
		<form
			method="dialog"
			noValidate
			onSubmit={(event) => {
				const box = event.currentTarget.elements.namedItem("confirm") as HTMLInputElement;
				setUnconfirmed(!box.checked);
				if (box.checked) return onSubmit(event);
				event.preventDefault();
				box.focus();
			}}
			className="grid gap-5"
		>
			<p>{t("ownAccount.erase.dialogText")}</p>
			<PasswordField
				label={t("ownAccount.erase.password")}
				autoComplete="current-password"
				error={errorOf("password")}
			/>
			<div>
				<label className="flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						name="confirm"
						aria-invalid={isUnconfirmed || undefined}
						aria-describedby={isUnconfirmed ? "erase-unconfirmed" : undefined}
						onChange={() => setUnconfirmed(false)}
						className="size-5 flex-none accent-ink"
					/>
					{t("ownAccount.erase.confirm")}
				</label>
				{isUnconfirmed ? (
					<p id="erase-unconfirmed" className="text-sm font-medium text-danger">
						{t("ownAccount.erase.confirmMissing")}
					</p>
				) : null}
			</div>
			<UnreachableNote status={status} />
			<DialogActions>
				<Button look="secondary" onClick={onCancel} disabled={isBusy}>
					{t("common.cancel")}
				</Button>
				<button type="submit" aria-disabled={isBusy || undefined} className={buttonClass("danger")}>
					{t(isBusy ? "ownAccount.erase.busy" : "ownAccount.erase.submit")}
				</button>
			</DialogActions>
		</form>
	);
}

interface DeleteAccountSectionProps {
	/** Called with true before the account is deleted, with false if that failed. */
	readonly onDeleting: (isDeleting: boolean) => void;
}

/** Deletes the account, after the password and a confirmation. */
export function DeleteAccountSection({ onDeleting }: DeleteAccountSectionProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const toast = useToast();
	const [isOpen, setOpen] = useState(false);
	const mutation = useMutation<void, Problem, string>({
		mutationFn: async (password) => {
			onDeleting(true);
			await runMutation("POST /api/account/erase", { body: { password } });
			await clearSession();
		},
		onError: () => onDeleting(false),
	});
	const onDeleted = async (): Promise<void> => {
		await navigate(toLocalPath("/"), { replace: true });
		toast({
			tone: "success",
			title: t("ownAccount.erase.done"),
			description: t("ownAccount.erase.doneText"),
		});
	};
	return (
		<AccountSection folds title={t("ownAccount.erase.title")} text={t("ownAccount.erase.text")}>
			<Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
				{t("ownAccount.erase.open")}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				title={t("ownAccount.erase.dialogTitle")}
				closeLabel={t("common.close")}
				isDismissable={!mutation.isPending}
			>
				<DeleteAccountForm
					mutation={mutation}
					onDeleted={() => void onDeleted()}
					onCancel={() => setOpen(false)}
				/>
			</Dialog>
		</AccountSection>
	);
}
