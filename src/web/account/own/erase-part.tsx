import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { PasswordField } from "../password-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";
import { Setting } from "./setting.tsx";

interface EraseProps {
	readonly onErase: (password: string) => Promise<Result<null, ProblemCode>>;
	readonly onErased: () => void;
}

interface EraseFormProps extends EraseProps {
	readonly onCancel: () => void;
	readonly onBusy: (isBusy: boolean) => void;
}

function EraseForm({ onErase, onErased, onCancel, onBusy }: EraseFormProps) {
	const { t } = useTranslation();
	const [isUnconfirmed, setUnconfirmed] = useState(false);
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: async ({ password = "" }) => {
			if (password === "") return failure("forms.required");
			onBusy(true);
			const erased = await onErase(password);
			onBusy(false);
			return erased;
		},
		onDone: onErased,
		fieldOf: { "forms.required": "password", "account.password_wrong": "password" },
	});
	return (
		<form
			noValidate
			onSubmit={(event) => {
				const box = event.currentTarget.elements.namedItem("confirm") as HTMLInputElement;
				setUnconfirmed(!box.checked);
				if (box.checked) return void onSubmit(event);
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
			<UnreachableNote reach={reach} />
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

/** The end of the account: asks for the password and one clear yes. */
export function ErasePart({ onErase, onErased }: EraseProps) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	return (
		<Setting title={t("ownAccount.erase.title")} text={t("ownAccount.erase.text")}>
			<Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
				{t("ownAccount.erase.open")}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				title={t("ownAccount.erase.dialogTitle")}
				closeLabel={t("common.close")}
				isDismissable={!isBusy}
			>
				<EraseForm onErase={onErase} onErased={onErased} onCancel={() => setOpen(false)} onBusy={setBusy} />
			</Dialog>
		</Setting>
	);
}
