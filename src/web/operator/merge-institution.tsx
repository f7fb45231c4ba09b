import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { SelectField } from "../ui/select-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { useActionRows } from "./queries.ts";
import { useWhen } from "./use-when.ts";

type Named = Pick<ActionRow<"names list">, "id" | "name">;

/** A button that makes an institution part of another one of the list, on the request of both. */
export function MergeInstitution({ id: from, name }: Named) {
	const { t } = useTranslation();
	const { day } = useWhen();
	const { data = [] } = useActionRows("names list", {});
	const others = data.filter(({ kind, id }) => kind === "institution" && id !== from);
	if (others.length === 0) return null;
	return (
		<ActionDialog
			action="institutions merge"
			toInput={({ into = "" }) => ({ from, into })}
			label={t("operator.names.merge")}
			about={name}
			lead={t("operator.names.mergeText", { name })}
			look="danger"
		>
			<SelectField label={t("operator.names.into")} name="into" required data-first-focus="">
				<option value="">{t("operator.names.choose")}</option>
				{others.map(({ id, name: other, place, created }) => (
					<option key={id} value={id}>
						{dotted([other, place ?? "", day(created)])}
					</option>
				))}
			</SelectField>
		</ActionDialog>
	);
}
