import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institutions.ts";
import { useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/confirm-action-dialog.tsx";
import { useMutationToasts } from "../shared/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { useInstitutionFile } from "./use-institution-file.ts";

/** An institution's actions on its own data: export and erase. */
export function InstitutionActions({ page }: { readonly page: InstitutionPage }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution");
	const saveFile = useInstitutionFile(page);
	const [isErasing, setErasing] = useState(false);
	const erase = useApiMutation("DELETE /api/institution", withToasts(t("institution.actions.erased")));
	return (
		<section aria-labelledby="institution-actions" className="grid gap-4 border-t border-hairline pt-6">
			<h3 id="institution-actions" className="display-3">
				{t("institution.actions.title")}
			</h3>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={saveFile}>
					{t("institution.actions.export")}
				</Button>
				<Button look="danger" onClick={() => setErasing(true)}>
					{t("institution.actions.erase")}
				</Button>
			</div>
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
