import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institution-page.ts";
import { useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useForm } from "../shared/forms/use-form.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { OutsideLink } from "../shared/links/outside-link.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { InstitutionFields, institutionForm } from "./institution-fields.tsx";
import { AskedMerger, MergeDialog } from "./institution-mergers.tsx";
import { useInstitutionFile } from "./use-institution-file.ts";

interface RenameDialogProps {
	readonly page: InstitutionPage;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Changes name and town. */
function RenameDialog({ page, isOpen, onClose }: RenameDialogProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		...institutionForm,
		mutation: useApiMutation("PATCH /api/institution", { invalidates: ["GET /api/institution"] }),
		toRequest: ({ name = "", town = "" }) => ({ body: { names: { name, town } } }),
		onDone: () => {
			toast({ tone: "success", title: t("institution.actions.renamed") });
			onClose();
		},
	});
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("institution.actions.rename")}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			<p>{t("institution.actions.renameHint")}</p>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<InstitutionFields name={page.name} town={page.town} errorOf={errorOf} />
				<DialogActions>
					<Button look="secondary" disabled={isBusy} onClick={onClose}>
						{t("common.cancel")}
					</Button>
					<SubmitButton isBusy={isBusy} busyLabel={t("institution.actions.renameBusy")}>
						{t("institution.actions.renameSubmit")}
					</SubmitButton>
				</DialogActions>
			</form>
		</Dialog>
	);
}

/** An institution's actions on its own data: rename, export, merge and erase. */
export function InstitutionActions({ page }: { readonly page: InstitutionPage }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution");
	const locale = useLocale();
	const saveFile = useInstitutionFile(page);
	const [isErasing, setErasing] = useState(false);
	const [isRenaming, setRenaming] = useState(false);
	const [isMerging, setMerging] = useState(false);
	const isFirst = page.inCharge.some((one) => one.isYou && one.isFirst);
	const erase = useApiMutation("DELETE /api/institution", withToasts(t("institution.actions.erased")));
	return (
		<section aria-labelledby="institution-actions" className="grid gap-4 border-t border-hairline pt-6">
			<h3 id="institution-actions" className="display-3">
				{t("institution.actions.title")}
			</h3>
			<AskedMerger asked={page.merger.asked} />
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={() => setRenaming(true)}>
					{t("institution.actions.rename")}
				</Button>
				<Button look="secondary" onClick={saveFile}>
					{t("institution.actions.export")}
				</Button>
				<OutsideLink href={`/api/institution/data-protection/${locale}`}>
					{t("institution.actions.data")}
				</OutsideLink>
				<Button look="secondary" onClick={() => setMerging(true)}>
					{t("institution.merger.open")}
				</Button>
				{isFirst ? (
					<Button look="danger" onClick={() => setErasing(true)}>
						{t("institution.actions.erase")}
					</Button>
				) : null}
			</div>
			<MergeDialog isOpen={isMerging} onClose={() => setMerging(false)} />
			<RenameDialog page={page} isOpen={isRenaming} onClose={() => setRenaming(false)} />
			<ConfirmActionDialog
				isOpen={isErasing}
				title={t("institution.actions.eraseTitle")}
				text={t("institution.actions.eraseText")}
				label={t("institution.actions.erase")}
				onClose={() => setErasing(false)}
				onConfirm={() => erase.mutate({})}
			/>
		</section>
	);
}
