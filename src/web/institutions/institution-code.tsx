import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";

interface InstitutionCodeProps {
	readonly code: string;
	readonly isOpen: boolean;
}

/** The code by which teachers join, with its actions, folded. */
export function InstitutionCode({ code, isOpen }: InstitutionCodeProps) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution");
	const change = useApiMutation(
		"PATCH /api/institution",
		withToasts(t(isOpen ? "institution.closed" : "institution.reopened")),
	);
	const draw = useApiMutation("POST /api/institution/code", withToasts(t("institution.drawn")));
	return (
		<div className="grid gap-3">
			<p className="grid gap-1">
				<span className="text-sm text-soft">{t(isOpen ? "institution.code" : "institution.codeClosed")}</span>
				<span
					translate="no"
					className={`whitespace-nowrap font-display text-4xl font-semibold leading-none tracking-wide ${isOpen ? "" : "text-soft line-through"}`}
				>
					{spacedJoinCode(code)}
				</span>
			</p>
			<details>
				<summary className="min-h-11 cursor-pointer content-center text-soft">
					{t("institution.codeSettings")}
				</summary>
				<div className="flex flex-wrap gap-3 pt-2">
					<Button look="secondary" onClick={() => change.mutate({ body: { isOpen: !isOpen } })}>
						{t(isOpen ? "institution.close" : "institution.reopen")}
					</Button>
					<Button look="secondary" onClick={() => draw.mutate({})}>
						{t("institution.draw")}
					</Button>
				</div>
			</details>
		</div>
	);
}
