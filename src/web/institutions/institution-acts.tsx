import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institutions.ts";
import { useApiMutation } from "../api/api.ts";
import { ConfirmAct } from "../classes/confirm-act.tsx";
import { useMutationToasts } from "../shared/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { useInstitutionFile } from "./use-institution-file.ts";

/** What an institution does with itself as a whole. */
export function InstitutionActs({ page }: { readonly page: InstitutionPage }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution");
	const saveFile = useInstitutionFile(page);
	const [isErasing, setErasing] = useState(false);
	const erase = useApiMutation("DELETE /api/institution", withToasts(t("institution.acts.erased")));
	return (
		<section aria-labelledby="institution-acts" className="grid gap-4 border-t border-hairline pt-6">
			<h3 id="institution-acts" className="display-3">
				{t("institution.acts.title")}
			</h3>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={saveFile}>
					{t("institution.acts.export")}
				</Button>
				<Button look="danger" onClick={() => setErasing(true)}>
					{t("institution.acts.erase")}
				</Button>
			</div>
			<ConfirmAct
				isOpen={isErasing}
				title={t("institution.acts.eraseTitle")}
				text={t("institution.acts.eraseText")}
				label={t("institution.acts.erase")}
				onClose={() => setErasing(false)}
				onConfirm={() => erase.mutate({})}
			/>
		</section>
	);
}
