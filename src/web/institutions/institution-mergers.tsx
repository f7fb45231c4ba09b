import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionPage, OfferedMerger } from "#contract/institution-page.ts";
import { useApiMutation } from "../api/api.ts";
import { CodeField } from "../shared/forms/code-field.tsx";
import { useForm } from "../shared/forms/use-form.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";

interface MergeDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Asks another institution, by its code, to become part of it. */
export function MergeDialog({ isOpen, onClose }: MergeDialogProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/institution/merger", { invalidates: ["GET /api/institution"] }),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		onDone: () => {
			toast({ tone: "success", title: t("institution.merger.sent") });
			onClose();
		},
		fieldOf: { "institutions.code_unknown": "code", "institutions.merge_self": "code" },
	});
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("institution.merger.open")}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			<p>{t("institution.merger.text")}</p>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<CodeField
					label={t("institution.merger.code")}
					hint={t("institution.merger.codeHint")}
					error={errorOf("code")}
					isScanned={false}
				/>
				<DialogActions>
					<Button look="secondary" disabled={isBusy} onClick={onClose}>
						{t("common.cancel")}
					</Button>
					<SubmitButton isBusy={isBusy} busyLabel={t("institution.merger.busy")}>
						{t("institution.merger.submit")}
					</SubmitButton>
				</DialogActions>
			</form>
		</Dialog>
	);
}

/** The merger that this institution asks for, with a button that withdraws it. */
export function AskedMerger({ asked }: { readonly asked: InstitutionPage["merger"]["asked"] }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution");
	const withdraw = useApiMutation(
		"DELETE /api/institution/merger",
		withToasts(t("institution.merger.withdrawn")),
	);
	if (asked === null) return null;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-hairline py-3">
			<p className="measure wrap-anywhere">
				{t("institution.merger.waiting", { name: asked.name, town: asked.town })}
			</p>
			<Button look="secondary" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
				{t("institution.merger.withdraw")}
			</Button>
		</div>
	);
}

/** An institution that asks to become part of this one: accepted after a question, or refused. */
export function OfferedMergerNote({ offered }: { readonly offered: OfferedMerger }) {
	const { t } = useTranslation();
	const { id: fromId, name, town, teachers } = offered;
	const [isAsking, setAsking] = useState(false);
	const withToasts = useMutationToasts("GET /api/institution");
	const accept = useApiMutation(
		"POST /api/institution/mergers/:fromId/answer",
		withToasts(t("institution.merger.accepted", { name })),
	);
	const refuse = useApiMutation(
		"POST /api/institution/mergers/:fromId/answer",
		withToasts(t("institution.merger.refused")),
	);
	const close = () => setAsking(false);
	return (
		<section
			aria-label={t("institution.merger.offeredTitle", { name, town })}
			className="grid gap-4 rounded-panel border border-edge bg-surface p-5"
		>
			<div className="grid gap-1">
				<p className="font-semibold wrap-anywhere">{t("institution.merger.offeredTitle", { name, town })}</p>
				<p className="measure">{t("institution.merger.offeredText", { count: teachers })}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => setAsking(true)}>{t("institution.merger.accept")}</Button>
				<Button
					look="secondary"
					disabled={refuse.isPending}
					onClick={() => refuse.mutate({ params: { fromId }, body: { isAccepted: false } })}
				>
					{t("institution.merger.refuse")}
				</Button>
			</div>
			<Dialog
				isOpen={isAsking}
				onClose={close}
				title={t("institution.merger.acceptTitle", { name })}
				closeLabel={t("common.close")}
			>
				<p>{t("institution.merger.acceptText")}</p>
				<DialogActions>
					<Button look="secondary" data-first-focus="" onClick={close}>
						{t("common.cancel")}
					</Button>
					<Button
						onClick={() => {
							accept.mutate({ params: { fromId }, body: { isAccepted: true } });
							close();
						}}
					>
						{t("institution.merger.accept")}
					</Button>
				</DialogActions>
			</Dialog>
		</section>
	);
}
